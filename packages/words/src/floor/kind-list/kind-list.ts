import type { KindName } from '@riffle/floor';
import { everyKind } from '@riffle/floor/kinds';
import type { FloorWords } from '../floor-words.ts';

/** What a list of incidents says of one. */
export type ListedKind = { readonly label: string; readonly what: string };
export type KindList = { readonly [K in KindName]: ListedKind };

/** Of all words of the kinds, those of the list. */
export const listed = (kinds: FloorWords['kinds']): KindList =>
  Object.fromEntries(
    everyKind.map((kind): [KindName, ListedKind] => [kind, { label: kinds[kind].label, what: kinds[kind].what }]),
  ) as KindList;
