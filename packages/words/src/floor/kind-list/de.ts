import { de as words } from '../de.ts';
import { type KindList, listed } from './kind-list.ts';

/** The build of the web app works it out (`build/worked-out.ts`), so that a list does not bring all other words along. */
export const de: KindList = listed(words.kinds);
