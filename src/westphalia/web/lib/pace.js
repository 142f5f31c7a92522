// @ts-check
// How fast is told what happened: slower, faster, or all at once.

import { language, t } from "./say.js";

export const PACES = [0.5, 1, 2, 4, 0];

/** @param {number} pace */
export const paceName = (pace) => (pace ? `${new Intl.NumberFormat(language.value).format(pace)}×` : t("pace-off"));
