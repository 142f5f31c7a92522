// @ts-check
// Opens the dialog about notifications from wherever one is; its words and its dress come with it.

import { html, render } from "../vendor/ui.js";
import { dressed } from "../lib/assets.js";
import { need, t } from "../lib/i18n.js";

async function openNotices() {
  const [{ NoticesDialog }] = await Promise.all([
    import("./dialog.js"),
    need("notices"),
    dressed("style/chronicle"),
    dressed("style/notices"),
  ]);
  const holder = document.createElement("div");
  document.body.append(holder);
  const close = () => {
    render(null, holder);
    holder.remove();
  };
  render(
    html`
      <${NoticesDialog} onClose=${close} />
    `,
    holder,
  );
}

export function NoticesButton() {
  return html`
    <button type="button" class="btn" onClick=${() => void openNotices()}>${t("account-notices")}</button>
  `;
}
