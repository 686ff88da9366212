import { en as words } from '../en.ts';
import { type KindList, listed } from './kind-list.ts';

/** The build of the web app works it out (`build/worked-out.ts`), so that a list does not bring all other words along. */
export const en: KindList = listed(words.kinds);
