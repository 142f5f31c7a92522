// @ts-check
// The last entries of the chronicle in a corner of the map.

import { computed, html, useMemo } from "../vendor/ui.js";
import { t } from "../lib/say.js";
import { useModule } from "./look.js";

/** @param {{store: any, onChronicle: () => void}} props */
export function Corner({ store, onChronicle }) {
  const module = useModule(() => import("../chronicle/chronicle.js"));
  const told = useMemo(() => {
    const { room, info, board, lit, picked } = store;
    const { displayed } = room.story; // lies beside the map anyway
    return { room, info, board, lit, picked, log: computed(() => store.log.value.filter((/** @type {any} */ { event }) => !displayed.includes(event))) };
  }, [store]);
  if (!module || !store.board.value || !store.log.value.length) return null;
  return html`<div class="cart chron not-phone"><h2 class="h">${t("table-chronicle")} <small class="end"><button type="button" class="cite"
    onClick=${onChronicle}>${t("table-all")}</button></small></h2>
    <${module.Lately} store=${told} /></div>`;
}
