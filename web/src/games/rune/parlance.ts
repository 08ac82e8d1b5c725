// Words of Rune.

import { wordsOf } from "../../words.svelte";

export const w = wordsOf("rune");
