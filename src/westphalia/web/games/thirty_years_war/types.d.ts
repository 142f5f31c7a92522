// What only a page of Thirty Years War knows. Types only; nothing here is loaded.

import type * as page from "../../lib/types.js";

/** What a seat sees, as games/thirty_years_war/views/view.py makes it. */
export type WarView = any;
export type Store = page.Store<WarView>;
export type Asked = page.Asked<WarView>;
/** The table as it would be after what is prepared, over the *table* as it is. */
export type Stage = Store & { table: Store; prepared: { value: string } };
export type Shown = page.Shown<WarView>;
