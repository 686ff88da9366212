import { type BookId, formatRuleRef } from './address.ts';
import type { Catalogue, RuleEntry, Term } from './rule.ts';

/** A catalogue as it lies in `data/`. */
type Stored = Omit<Catalogue, 'rules' | 'glossary'> & {
  readonly rules: readonly RuleEntry[];
  readonly glossary?: readonly Term[];
};

// each import by its own literal, so that a bundler makes a chunk of each and a screen fetches only its rulebook
const stores: { readonly [id: BookId]: () => Promise<Stored> } = {
  pvb: async () => (await import('../data/pvb.json', { with: { type: 'json' } })).default as Stored,
  tda55: async () => (await import('../data/tda55.json', { with: { type: 'json' } })).default as Stored,
  bdpv: async () => (await import('../data/bdpv.json', { with: { type: 'json' } })).default as Stored,
  gcb: async () => (await import('../data/gcb.json', { with: { type: 'json' } })).default as Stored,
  oepbl: async () => (await import('../data/oepbl.json', { with: { type: 'json' } })).default as Stored,
};

const opened = new Map<BookId, Promise<Catalogue>>();

/** The rules of one rulebook; the same catalogue at every call. `undefined` where there is no such rulebook. */
export async function loadRules(id: BookId): Promise<Catalogue | undefined> {
  const store = Object.hasOwn(stores, id) ? stores[id] : undefined;
  if (store === undefined) return undefined;
  const known = opened.get(id);
  if (known !== undefined) return known;
  const opening = store().then(catalogued);
  opened.set(id, opening);
  // a chunk that did not come over a bad line is asked for again next time
  opening.catch(() => opened.delete(id));
  return opening;
}

const catalogued = (stored: Stored): Catalogue => ({
  ...stored,
  rules: stored.rules.map((entry) => ({ ...entry, address: formatRuleRef({ book: stored.id, ref: entry.ref }) })),
  glossary: stored.glossary ?? [],
});
