import { type BookId, formatRuleRef } from './address.ts';
import { type Labels, loadLabels } from './label.ts';
import type { Catalogue, RuleEntry, Term } from './rule.ts';
import { findStored } from './stored-books.ts';

/** A catalogue as it lies in `data/`. */
type Stored = Omit<Catalogue, 'rules' | 'glossary'> & {
  readonly rules: readonly RuleEntry[];
  readonly glossary?: readonly Term[];
};

const opened = new Map<BookId, Promise<Catalogue>>();

/** The rules of one rulebook; the same catalogue at every call. `undefined` where there is no such rulebook. */
export async function loadRules(id: BookId): Promise<Catalogue | undefined> {
  const load = findStored(id)?.catalogue;
  if (load === undefined) return undefined;
  const known = opened.get(id);
  if (known !== undefined) return known;
  const opening = Promise.all([load(), loadLabels(id)]).then(([stored, labels]) =>
    catalogued(stored.default as Stored, labels),
  );
  opened.set(id, opening);
  // a chunk that did not come over a bad line is asked for again next time
  opening.catch(() => opened.delete(id));
  return opening;
}

const catalogued = (stored: Stored, labels: Labels): Catalogue => ({
  ...stored,
  rules: stored.rules.map((entry) => {
    const label = labels[entry.ref];
    return { ...entry, address: formatRuleRef({ book: stored.id, ref: entry.ref }), ...(label && { label }) };
  }),
  glossary: stored.glossary ?? [],
});
