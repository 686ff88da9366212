import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Tournament } from '@riffle/tournament';
import type { KeyStore } from '../../club/key-store.ts';
import { keyOf } from '../../host/seal/house-key.ts';

const SECRET_BYTES = 16;

type Linked<State> = { readonly id: string; readonly state: State };

/** `holds`: it was not renewed since; `renewed`: how often it had been when it was made. */
export type FoundLink<Id extends string> = { readonly of: Id; readonly holds: boolean; readonly renewed: number };

type Links<Id extends string, State> = {
  /** Sets the key of these links apart from that of all others. */
  readonly info: string;
  readonly toId: (text: string) => Id;
  /** One for each time it was renewed, oldest first. */
  readonly marks: (state: State, id: Id) => readonly string[];
};

/** As long as any other, for texts that are not. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * What lets somebody in who is no member of staff. A secret follows from a key of the house, the night and what it is for: it
 * is worked out whenever it is needed and kept nowhere.
 */
export class SecretLinks<Id extends string, State = Tournament> {
  readonly #links: Links<Id, State>;
  readonly #store: KeyStore;
  readonly #now: () => number;
  #key: Promise<Buffer> | undefined;

  constructor(links: Links<Id, State>, store: KeyStore, now: () => number) {
    this.#links = links;
    this.#store = store;
    this.#now = now;
  }

  /** `<id>.<secret>`, as it was last renewed. */
  tokenOf(night: Linked<State>, id: Id): Promise<string> {
    return this.#tokenBy(night, id, this.#links.marks(night.state, id).at(-1));
  }

  /** What it is for, and whether it still holds. Each that ever held is tried, and takes as long to say no as to say yes. */
  async find(night: Linked<State>, token: string): Promise<FoundLink<Id> | undefined> {
    const end = token.lastIndexOf('.');
    const of = this.#links.toId(token.slice(0, Math.max(0, end)));
    const marks = [undefined, ...this.#links.marks(night.state, of)];
    const given = digestOf(token);
    let found: FoundLink<Id> | undefined;
    for (const [nth, mark] of marks.entries()) {
      // one secret is written in one way: the whole text is compared
      const isIt = timingSafeEqual(given, digestOf(await this.#tokenBy(night, of, mark)));
      if (isIt) found = { of, holds: nth === marks.length - 1, renewed: nth };
    }
    return found;
  }

  /** The first one has no mark, and is the one that was given out before links could be renewed. */
  async #tokenBy({ id: night }: Linked<State>, id: Id, mark: string | undefined): Promise<string> {
    const of = JSON.stringify(mark === undefined ? [night, id] : [night, id, mark]);
    const mac = createHmac('sha256', await this.#ownKey())
      .update(of)
      .digest();
    return `${id}.${mac.subarray(0, SECRET_BYTES).toString('base64url')}`;
  }

  /** Another than the one that signs, and worked out from it: who restores the house has the same links. */
  #ownKey(): Promise<Buffer> {
    this.#key ??= keyOf(this.#store, this.#now()).then(
      ({ privateKey }) => Buffer.from(hkdfSync('sha256', privateKey, '', this.#links.info, 32)),
      (error: unknown) => {
        this.#key = undefined;
        throw error;
      },
    );
    return this.#key;
  }
}
