// @ts-check
// Links to the words of the house, in the footer and where somebody makes an account.

import { html } from "../vendor/ui.js";
import { keyOf, t } from "../lib/i18n.js";
import { told } from "../lib/people.js";
import { writeRoute } from "../lib/route.js";

/** Where the words of the house are: what it keeps, always, and whatever else whoever runs it has written. */
export function HouseLinks() {
  const kinds = [...new Set(["privacy", ...told.value.house])];
  return html`
    <footer class="house">
      ${kinds.map(
        (kind) => html`
          <a key=${kind} class="lk" href=${writeRoute({ page: "house", id: kind })}>${t(keyOf("house", kind))}</a>
        `,
      )}
    </footer>
  `;
}
