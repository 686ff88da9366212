import type { EntryId, MatchView, TournamentView } from '@riffle/tournament';
import type { Language } from '@riffle/words';

/** A table of the round that is played, as a line says it. `names`: who plays, or who is left or goes on, the latter first. */
export type RoundLine = {
  readonly key: string;
  /** Absent for a bye. */
  readonly table?: string;
  readonly third?: true;
  readonly names: readonly EntryId[];
  /** Of a larger table that is played: so many are in, of so many. */
  readonly left?: { readonly in: number; readonly of: number };
  readonly is: 'bye' | 'open' | 'goesOn' | 'won';
};

/** A pair is named, a larger table counted: whoever plays at it knows it, and the room wants to know who is through. */
const PAIR = 2;

/** All tables of the last round, as they are numbered: what came before stands on the phones. */
export function roundLines({ rounds, entries }: TournamentView, language: Language): readonly RoundLine[] {
  const round = rounds?.at(-1);
  if (round === undefined) return [];
  const { compare } = new Intl.Collator(language, { numeric: true });
  const isIn = (id: EntryId): boolean => entries[id]?.place === undefined || entries[id]?.place === 1;
  const line = (match: MatchView): RoundLine => {
    const { table, name, third, players, on } = match;
    const rest = { key: players.join(), ...(table !== undefined && { table: name ?? '' }), ...(third && { third }) };
    if (table === undefined) return { ...rest, names: players, is: 'bye' };
    const others = players.filter((id) => on?.includes(id) !== true);
    if (on !== undefined) {
      const is = round.final || third ? 'won' : 'goesOn';
      return { ...rest, names: players.length > PAIR ? on : [...on, ...others], is };
    }
    if (players.length <= PAIR) return { ...rest, names: players, is: 'open' };
    return { ...rest, names: [], left: { in: players.filter(isIn).length, of: players.length }, is: 'open' };
  };
  return round.matches
    .map(line)
    .toSorted((a, b) => Number(a.is === 'bye') - Number(b.is === 'bye') || compare(a.table ?? '', b.table ?? ''));
}

/** How many letters the longest of them has, where names are written so. */
export const roundEms = (
  lines: readonly RoundLine[],
  nameOf: (id: EntryId) => string,
  width: (text: string) => number,
) => Math.max(8, ...lines.map(({ names }) => names.reduce((sum, id) => sum + width(nameOf(id)) + 1, 0)));
