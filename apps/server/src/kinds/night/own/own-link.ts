import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type EntryId, toEntryId } from '@riffle/tournament';
import type { KeyStore } from '../../../club/key-store.ts';
import { keyOf } from '../../../host/seal/house-key.ts';

const SECRET_BYTES = 16;

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

  /** `<entry>.<secret>`. */
  async tokenOf(night: string, entry: EntryId): Promise<string> {
    return `${entry}.${(await this.#secretOf(night, entry)).toString('base64url')}`;
  }

  /** Whose link it is. It takes as long to say no as to say yes. */
  async entryOf(night: string, token: string): Promise<EntryId | undefined> {
    const end = token.lastIndexOf('.');
    const entry = toEntryId(token.slice(0, Math.max(0, end)));
    const given = Buffer.alloc(SECRET_BYTES);
    const said = Buffer.from(token.slice(end + 1), 'base64url');
    said.copy(given);
    const isRight = timingSafeEqual(given, await this.#secretOf(night, entry));
    // one secret is written in one way
    return isRight && token === (await this.tokenOf(night, entry)) ? entry : undefined;
  }

  async #secretOf(night: string, entry: EntryId): Promise<Buffer> {
    const of = JSON.stringify([night, entry]);
    return createHmac('sha256', await this.#ownKey())
      .update(of)
      .digest()
      .subarray(0, SECRET_BYTES);
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
