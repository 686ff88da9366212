import { loadRules, type Wordings } from '@riffle/rulebooks';
import type { RulebookText, RulebookTextRead } from '@riffle/wire';
import type { KeptText, RulebookTextStore } from '../club/rulebook-text-store.ts';
import { findWordings } from './find-wordings.ts';

const NONE: Wordings = { paragraphs: [], found: {} };

/** The club's own copies of its rulebooks, read beside the catalogue: each once, as long as it stays the same. */
export class RulebookTexts {
  readonly #store: RulebookTextStore;
  readonly #read = new Map<string, { readonly text: string; readonly wordings: Promise<Wordings | undefined> }>();

  constructor(store: RulebookTextStore) {
    this.#store = store;
  }

  async list(): Promise<readonly RulebookText[]> {
    const all: RulebookText[] = [];
    for (const kept of await this.#store.list()) {
      const { wordings: _, missing: __, ...listed } = await this.#readOf(kept);
      all.push(listed);
    }
    return all;
  }

  async find(rulebook: string, edition: string): Promise<RulebookTextRead | undefined> {
    const kept = await this.#store.find(rulebook, edition);
    return kept && this.#readOf(kept);
  }

  async put(kept: KeptText): Promise<RulebookTextRead> {
    await this.#store.put(kept);
    return this.#readOf(kept);
  }

  remove(rulebook: string, edition: string): Promise<boolean> {
    this.#read.delete(`${rulebook}@${edition}`);
    return this.#store.remove(rulebook, edition);
  }

  async #readOf({ text, ...kept }: KeptText): Promise<RulebookTextRead> {
    const { rulebook, edition } = kept;
    const read = await this.#wordingsIn({ rulebook, edition, text });
    const rules = read === undefined ? [] : ((await loadRules(rulebook))?.rules ?? []);
    const wordings = read ?? NONE;
    const missing = rules.filter(({ ref }) => wordings.found[ref] === undefined).map(({ ref }) => ref);
    const counts = { rules: rules.length, found: rules.length - missing.length };
    return { ...kept, characters: text.length, ...counts, wordings, missing };
  }

  #wordingsIn(asked: Pick<KeptText, 'rulebook' | 'edition' | 'text'>): Promise<Wordings | undefined> {
    const key = `${asked.rulebook}@${asked.edition}`;
    const known = this.#read.get(key);
    if (known?.text === asked.text) return known.wordings;
    const wordings = findWordings(asked);
    this.#read.set(key, { text: asked.text, wordings });
    wordings.catch(() => this.#read.delete(key));
    return wordings;
  }
}
