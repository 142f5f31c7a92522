// @ts-check
// The service worker: shows what the server pushes to a closed page, and opens the table at a click. It keeps no files.

/** @type {any} */
const worker = self;

/** @param {any} message what came, or nothing if it cannot be read */
function show({ title = "Westphalia", body = "", path = "/#/", tag = "turns" } = {}) {
  return worker.registration.showNotification(title, {
    body,
    tag,
    data: { path },
    icon: new URL("favicon.svg", worker.location.href).href,
  });
}

/** @param {any} data */
function read(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

worker.addEventListener("push", (/** @type {any} */ event) =>
  event.waitUntil(show(event.data ? read(event.data) : {})),
);

/** A page that is open already goes there; else a new one is opened. @param {string} path */
async function visit(path) {
  const { origin } = worker.location;
  const wanted = new URL(path, origin);
  const address = wanted.origin === origin ? wanted.href : `${origin}/`;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => page.url === address) ?? pages[0];
  if (!there) return worker.clients.openWindow(address);
  if (there.url !== address) await there.navigate(address).catch(() => worker.clients.openWindow(address));
  return there.focus();
}

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data?.path ?? "/#/"));
});
