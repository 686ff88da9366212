import { looselyFolded } from '@riffle/people';
import type { Language } from '@riffle/words';
import { saidRef } from '../../shelf/cite.ts';
import type { ToldRuling } from './told-ruling.ts';

export type RulingFilter = { readonly words: string; readonly appeals: 'all' | 'open' };
export const allRulings: RulingFilter = { words: '', appeals: 'all' };

export const isAppealOpen = ({ ruling }: Pick<ToldRuling, 'ruling'>): boolean =>
  ruling.appeal !== undefined && ruling.appealDecided === undefined;

/** Every word that is typed stands somewhere in it: in the incident, the decision, a name, a table or a rule. */
export function filteredRulings(
  all: readonly ToldRuling[],
  { words, appeals }: RulingFilter,
  language: Language,
): readonly ToldRuling[] {
  const wanted = looselyFolded(words).split(' ');
  return all
    .filter((told) => appeals === 'all' || isAppealOpen(told))
    .filter((told) => {
      const text = looselyFolded(searched(told, language));
      return wanted.every((word) => text.includes(word));
    });
}

const searched = (
  { ruling, incident, facts, said, instead, table, player, by }: ToldRuling,
  language: Language,
): string =>
  [
    ...[incident, said, instead, table, player, by?.name, ruling.reason, ruling.appeal?.why, ruling.appealDecided?.why],
    ...facts.map(({ label, value }) => `${label} ${value}`),
    ...ruling.refs.map((ref) => saidRef(ref, language)),
  ].join(' ');
