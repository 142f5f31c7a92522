// @ts-check
// How a game that is over was decided; what shows it is fetched only then.

import { html } from "../vendor/ui.js";
import { useModule } from "./look.js";

/** @param {{store: import("../lib/types.js").Store, replay: any}} props *replay* as the server tells it, once it has */
export function HowDecided({ store, replay }) {
  const module = useModule(() => import("../replay/outcome.js"));
  if (!module || !replay?.over) return null;
  return html`
    <${module.Outcome} store=${store} replay=${replay} />
  `;
}
