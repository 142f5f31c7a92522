#!/bin/sh
# A backup that is proved and encrypted: deploy/westphalia-backup.timer runs it every night.
#
# The key that opens backups does not lie on the server.  Make it elsewhere, once, and bring the
# certificate here:
#   openssl req -x509 -newkey rsa:3072 -nodes -days 36500 -subj /CN=westphalia-backup \
#       -keyout backup-key.pem -out westphalia-backup.pem
# To open a backup where the key is:
#   openssl cms -decrypt -binary -inform DER -inkey backup-key.pem -in FILE | gunzip > tables.jsonl
set -eu
umask 077
: "${BACKUP_FOLDER:=/var/backups/westphalia}"
: "${BACKUP_CERTIFICATE:=/etc/westphalia-backup.pem}"
: "${BACKUP_KEEP:=14}"
: "${WESTPHALIA:=/opt/westphalia/.venv/bin/python /opt/westphalia/westphalia}"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$BACKUP_FOLDER"

$WESTPHALIA backup --dump "$work/tables.jsonl"
$WESTPHALIA backup --check "$work/tables.jsonl"
file="$BACKUP_FOLDER/westphalia-$(date -u +%Y-%m-%d-%H%M%S).cms"
gzip "$work/tables.jsonl"
openssl cms -encrypt -binary -stream -aes-256-gcm -outform DER \
    -in "$work/tables.jsonl.gz" -out "$file.part" "$BACKUP_CERTIFICATE"
mv "$file.part" "$file"
# Only what is beyond the latest few goes, and only once this one is there.
find "$BACKUP_FOLDER" -maxdepth 1 -name 'westphalia-*.cms' | sort -r |
    tail -n "+$((BACKUP_KEEP + 1))" | xargs -r rm --
echo "$file"
