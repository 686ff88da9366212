import type { EntryId, SpecialView } from '@riffle/tournament';

export type HatWords = {
  readonly notYet: string;
  readonly open: (left: number) => string;
  readonly was: (name: string) => string;
};

/** Of a secret bounty: whether it is still in, and on whom it was. */
export function hatSaid(
  { kind, hat }: Pick<SpecialView, 'kind' | 'hat'>,
  words: HatWords,
  nameOf: (entry: EntryId) => string,
): readonly string[] {
  if (kind !== 'secretHead') return [];
  if (hat === undefined) return [words.notYet];
  if (hat.head !== undefined) return [words.was(nameOf(hat.head))];
  return hat.left > 0 ? [words.open(hat.left)] : [];
}
