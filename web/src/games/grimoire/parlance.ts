// Words of Grimoire.

import { wordsOf } from "../../words.svelte";

export const w = wordsOf("grimoire");
