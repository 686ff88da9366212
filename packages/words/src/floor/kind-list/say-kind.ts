import type { KindName } from '@riffle/floor';
import { kindList } from '#kind-list';
import type { Language } from '../../language.ts';
import type { ListedKind } from './kind-list.ts';

/** How a kind of incident is named in a list: without what it asks and rules, of which there is much more. */
export const sayKind = (language: Language, kind: KindName): ListedKind => kindList[language][kind];
