import { compare, type Incident, type Ruling } from '@riffle/floor';
import { type Rulebook, rulebooks } from '@riffle/rulebooks';

export type OtherRuling = {
  readonly book: Rulebook;
  readonly ruling: Ruling;
  readonly own: boolean;
  readonly differs: boolean;
};

/** The same incident under every rulebook; the one that was asked keeps the occasion it was asked for. */
export function underAllBooks(incident: Incident, own: Ruling): readonly OtherRuling[] {
  const compared = compare(incident, rulebooks);
  if (!compared.ok) return [];
  const outcome = JSON.stringify(own.outcome);
  return compared.value.flatMap(({ ruling }) => {
    const book = rulebooks.find(({ id }) => id === ruling.rulebook.id);
    if (book === undefined) return [];
    const isOwn = book.id === own.rulebook.id;
    const shown = isOwn ? own : ruling;
    return [{ book, ruling: shown, own: isOwn, differs: JSON.stringify(shown.outcome) !== outcome }];
  });
}
