import { type Wordings, wordingsOf } from '@riffle/rulebooks';
import { apart } from '../worker/apart.ts';

type Asked = { readonly rulebook: string; readonly edition: string; readonly text: string };

/** In the thread, where the text is long. */
export const wordingsHere = ({ rulebook, edition, text }: Asked): Promise<Wordings | undefined> =>
  wordingsOf(rulebook, edition, text);

/** Longer than any rulebook is; that one is looked through before a thread would have begun. */
const LONG = 300_000;
const HERE = new URL('./find-wordings.ts', import.meta.url);

/** Looks for the rules' own words where that holds nobody up; none where the shelf lacks the edition. */
export const findWordings = (asked: Asked): Promise<Wordings | undefined> =>
  asked.text.length <= LONG ? wordingsHere(asked) : apart<typeof wordingsHere>(HERE, 'wordingsHere', asked);
