import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type EntryId, linkMarks, type Tournament, toEntryId } from '@riffle/tournament';
import type { KeyStore } from '../../../club/key-store.ts';
import { keyOf } from '../../../host/seal/house-key.ts';

const SECRET_BYTES = 16;

export type LinkedNight = { readonly id: string; readonly state: Tournament };
/** `holds`: it was not renewed since. */
type FoundLink = { readonly entry: EntryId; readonly holds: boolean };

/** As long as any other, for texts that are not. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * What makes a player's phone his own. The secret of an entry follows from a key of the house, the night and the entry: it is
 * worked out whenever it is needed and kept nowhere.
 */
export class OwnLinks {
  readonly #store: KeyStore;
  readonly #now: () => number;
  #key: Promise<Buffer> | undefined;

  constructor(store: KeyStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** `<entry>.<secret>`, as it was last renewed. */
  tokenOf(night: LinkedNight, entry: EntryId): Promise<string> {
    return this.#tokenBy(night, entry, linkMarks(night.state, entry).at(-1));
  }

  /** Whose link it is, and whether it still holds. Each that ever held is tried, and takes as long to say no as to say yes. */
  async find(night: LinkedNight, token: string): Promise<FoundLink | undefined> {
    const end = token.lastIndexOf('.');
    const entry = toEntryId(token.slice(0, Math.max(0, end)));
    const marks = [undefined, ...linkMarks(night.state, entry)];
    const given = digestOf(token);
    let found: FoundLink | undefined;
    for (const [nth, mark] of marks.entries()) {
      // one secret is written in one way: the whole text is compared
      const isIt = timingSafeEqual(given, digestOf(await this.#tokenBy(night, entry, mark)));
      if (isIt) found = { entry, holds: nth === marks.length - 1 };
    }
    return found;
  }

  /** The first one has no mark, and is the one that was given out before links could be renewed. */
  async #tokenBy({ id }: LinkedNight, entry: EntryId, mark: string | undefined): Promise<string> {
    const of = JSON.stringify(mark === undefined ? [id, entry] : [id, entry, mark]);
    const mac = createHmac('sha256', await this.#ownKey())
      .update(of)
      .digest();
    return `${entry}.${mac.subarray(0, SECRET_BYTES).toString('base64url')}`;
  }

  /** Another than the one that signs, and worked out from it: who restores the house has the same links. */
  #ownKey(): Promise<Buffer> {
    this.#key ??= keyOf(this.#store, this.#now()).then(
      ({ privateKey }) => Buffer.from(hkdfSync('sha256', privateKey, '', 'riffle own links', 32)),
      (error: unknown) => {
        this.#key = undefined;
        throw error;
      },
    );
    return this.#key;
  }
}
