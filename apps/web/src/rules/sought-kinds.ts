import type { KindName } from '@riffle/floor';
import type { Language } from '@riffle/words';
import { findKinds } from '../floor/find-kinds.ts';
import { searched } from '../floor/searched.svelte.ts';

export { default as KindTiles } from '../floor/KindTiles.svelte';
export { rulesOfKinds } from './kinds-of-rule.ts';

const KINDS = 3;

/** The incidents that fit what was typed among rules: fetched when somebody begins to type, with all that they stand on. */
export const kindsFor = (typed: string, language: Language): readonly KindName[] =>
  findKinds(typed, language, searched.languagesFor(typed)).slice(0, KINDS);
