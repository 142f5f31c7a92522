// @ts-check
// What is seen until a page has come; whoever waits for long is told what for.

import { html } from "../vendor/ui.js";
import { t } from "./say.js";

export const Loading = () => html`<div class="blank" role="status"><h1>Westphalia</h1><p class="later">${t("page-loading")}</p></div>`;
