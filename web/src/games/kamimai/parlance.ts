// Words of KamiMaï.

import { wordsOf } from "../../words.svelte";

export const w = wordsOf("kamimai");
