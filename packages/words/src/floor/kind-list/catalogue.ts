import type { Language } from '../../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { KindList } from './kind-list.ts';

export const kindList: { readonly [L in Language]: KindList } = { de, en };
