// @ts-check
// What one person likes: language, light, motion, sound, sides.

import { html, useState } from "../vendor/ui.js";
import { Dialog } from "../lib/dialog.js";
import { LANGUAGES, chooseLanguage, keyOf, language, t } from "../lib/i18n.js";
import { PACES, paceName } from "../lib/playback.js";
import { change, settings } from "../lib/settings.js";
import { Shield } from "../lib/signs.js";
import { NoticesButton } from "../notices/open.js";

export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return html`
    <button type="button" class="btn" onClick=${() => setOpen(true)}>${t("settings-title")}</button>
    ${
      open &&
      html`
        <${SettingsDialog} onClose=${() => setOpen(false)} />
      `
    }
  `;
}

/** @param {{onClose: () => void}} props */
export function SettingsDialog({ onClose }) {
  const now = settings.value;
  const turn = (/** @type {"sound" | "leftHanded"} */ name) => (/** @type {boolean} */ on) => change({ [name]: on });
  const paces = PACES.map((pace) => [String(pace), paceName(pace)]);
  return html`
    <${Dialog} title=${t("settings-title")} onClose=${onClose} class="settings">
      <${Select}
        label=${t("settings-language")}
        value=${language.value}
        options=${LANGUAGES}
        onChange=${(/** @type {any} */ tag) => void chooseLanguage(tag)}
      />
      <${Looks} now=${now} />
      <${Tick} label=${t("settings-sound")} on=${now.sound} onChange=${turn("sound")} />
      <${Tick} label=${t("settings-left-handed")} on=${now.leftHanded} onChange=${turn("leftHanded")} />
      <${Select}
        label=${t("settings-pace")}
        value=${String(now.pace)}
        options=${paces}
        onChange=${(/** @type {any} */ pace) => change({ pace: Number(pace) })}
      />
      <${Paints} />
      <div class="acts"><${NoticesButton} /></div>
      <${Credits} />
    <//>
  `;
}

/** How the page looks, and whether it moves. @param {{now: any}} props */
function Looks({ now }) {
  return html`
    <${Select}
      label=${t("settings-theme")}
      value=${now.theme}
      options=${[
        ["", t("settings-as-system")],
        ["day", t("settings-day")],
        ["candle", t("settings-candle")],
      ]}
      onChange=${(/** @type {any} */ theme) => change({ theme })}
    />
    <${Select}
      label=${t("settings-motion")}
      value=${now.motion}
      options=${[
        ["", t("settings-as-system")],
        ["full", t("settings-full")],
        ["reduced", t("settings-reduced")],
      ]}
      onChange=${(/** @type {any} */ motion) => change({ motion })}
    />
  `;
}

/** What others have made and given. */
function Credits() {
  return html`
    <details class="credits">
      <summary>${t("credits-title")}</summary>
      ${["map", "fonts", "scripts", "names"].map(
        (what) => html`
          <p key=${what}>${t(`credits-${what}`)}</p>
        `,
      )}
    </details>
  `;
}

const TINCTURES = ["azure", "gules", "or", "purpure", "sable"];

/** Another paint for a colour that is hard to tell apart; the hatching stays. */
function Paints() {
  const { colours } = settings.value;
  const swap = (/** @type {string} */ tincture, /** @type {string} */ paint) =>
    change({ colours: { ...colours, [tincture]: paint } });
  return html`
    <details>
      <summary>${t("settings-colours")}</summary>
      <div class="paints">
        ${TINCTURES.map(
          (tincture) => html`
            <label key=${tincture}>
              <${Shield} tincture=${tincture} size=${24} />
              <span>${t(keyOf("tincture", tincture))}</span>
              <select class="inp" onChange=${(/** @type {any} */ event) => swap(tincture, event.target.value)}>
                ${TINCTURES.map(
                  (paint) => html`
                    <option key=${paint} value=${paint} selected=${(colours[tincture] || tincture) === paint}>
                      ${t(keyOf("tincture", paint))}
                    </option>
                  `,
                )}
              </select>
            </label>
          `,
        )}
      </div>
    </details>
  `;
}

/** @param {{label: string, value: string, options: string[][], onChange: (value: string) => void}} props */
function Select({ label, value, options, onChange }) {
  return html`
    <label class="field">
      <span class="lb">${label}</span>
      <select class="inp" value=${value} onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>
        ${options.map(
          ([id, name]) => html`
            <option key=${id} value=${id} selected=${id === value}>${name}</option>
          `,
        )}
      </select>
    </label>
  `;
}

/** @param {{label: string, on: boolean, onChange: (on: boolean) => void}} props */
function Tick({ label, on, onChange }) {
  return html`
    <label class="tick">
      <input type="checkbox" checked=${on} onChange=${(/** @type {any} */ event) => onChange(event.target.checked)} />
      ${" "}${label}
    </label>
  `;
}
