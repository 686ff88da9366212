import { counted, type FinalPlace, type HandOut } from '../counted-places.ts';
import type { EntryId } from '../ids.ts';
import type { Setup } from '../setup.ts';
import type { Tournament } from '../state.ts';
import type { Match, Round } from './match.ts';
import { goingOn, isFinal, isMatchOver, isRoundOver, stillIn } from './round.ts';

/** Who came further is better; those of the same round stand as the form has it, those of the last as they went out. */
export function placesInRounds(
  setup: Setup,
  state: Pick<Tournament, 'entries'>,
  rounds: readonly Round[],
  hands: readonly HandOut[],
): ReadonlyMap<EntryId, FinalPlace> {
  const all = new Map<EntryId, FinalPlace>();
  rounds.forEach((round, index) => {
    const next = rounds[index + 1];
    const found = isFinal(round)
      ? placesInFinal(setup, state, round, hands)
      : placesInRound(setup, round, hands, next === undefined ? yetToGoOn(setup, state, round) : playersOf(next));
    for (const [entry, place] of found) all.set(entry, place);
  });
  return all;
}

const playersOf = ({ matches }: Round): ReadonlySet<EntryId> => new Set(matches.flatMap(({ players }) => players));

/** How many go on from a round that is played: where a table is not done, as many as are to. */
function yetToGoOn(setup: Setup, state: Pick<Tournament, 'entries'>, round: Round): number {
  const sizes = round.matches.map((match) => {
    const left = stillIn(state, match).length;
    return isMatchOver(state, setup, round, match) ? left : goingOn(setup, round);
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

const ofMatch = (hands: readonly HandOut[], { players }: Match): readonly HandOut[] => {
  const own = new Set(players);
  return hands
    .map(({ out }) => ({ out: out.filter(({ entry }) => own.has(entry)) }))
    .filter(({ out }) => out.length > 0);
};

function placesInFinal(
  setup: Setup,
  state: Pick<Tournament, 'entries'>,
  round: Round,
  hands: readonly HandOut[],
): ReadonlyMap<EntryId, FinalPlace> {
  const over = isRoundOver(state, setup, round);
  const all = new Map<EntryId, FinalPlace>();
  let better = 0;
  for (const match of round.matches.toSorted((a, b) => Number(a.third ?? false) - Number(b.third ?? false))) {
    const left = stillIn(state, match);
    const winners = over ? left.map((id) => ({ id })) : [];
    for (const [entry, { place, ...rest }] of counted(left.length, winners, ofMatch(hands, match)))
      all.set(entry, { ...rest, place: better + place });
    better += match.players.length;
  }
  return all;
}

/** `next`: who goes on, or how many, while that is not known. */
function placesInRound(
  setup: Setup,
  round: Round,
  hands: readonly HandOut[],
  next: ReadonlySet<EntryId> | number,
): ReadonlyMap<EntryId, FinalPlace> {
  const better = typeof next === 'number' ? next : next.size;
  const players = playersOf(round);
  const gone = round.matches.map((match) => ({
    players: match.players.length,
    out: ofMatch(hands, match).map(({ out }) => ({
      out: out.filter(({ entry }) => typeof next === 'number' || !next.has(entry)),
    })),
  }));
  switch (setup.form?.rounds?.places) {
    case 'byTime': {
      const out = ofMatch(hands, { players: [...players] }).map((hand) => ({
        out: hand.out.filter(({ entry }) => typeof next === 'number' || !next.has(entry)),
      }));
      const count = out.reduce((sum, hand) => sum + hand.out.length, 0);
      return counted(players.size - count, [], out);
    }
    case 'atTable':
      return byPlaceAtTable(gone, better, setup.form.rounds.advance);
    default: {
      const sharedBy = players.size - better;
      const all = gone.flatMap(({ out }) => out.flatMap((hand) => hand.out));
      return new Map(all.map(({ entry }) => [entry, { place: better + 1, ...(sharedBy > 1 && { sharedBy }) }]));
    }
  }
}

/** Who was second at his table shares with the seconds of the other tables, and so on. */
function byPlaceAtTable(
  tables: readonly { readonly players: number; readonly out: readonly HandOut[] }[],
  better: number,
  advance: number,
): ReadonlyMap<EntryId, FinalPlace> {
  const at = tables.map(({ players, out }) => {
    const count = out.reduce((sum, hand) => sum + hand.out.length, 0);
    const known = counted(players - count, [], out);
    // who is still to go out there takes the places above
    const open = Array.from({ length: players - count }, (_, index) => index + 1);
    return { known, placed: [...known.values()].map(({ place }) => place), open };
  });
  const slots = at.flatMap(({ placed, open }) => [...placed, ...open.filter((place) => place > advance)]);
  const all = new Map<EntryId, FinalPlace>();
  for (const { known } of at)
    for (const [entry, { place }] of known) {
      const sharedBy = slots.filter((slot) => slot === place).length;
      const before = slots.filter((slot) => slot < place).length;
      all.set(entry, { place: better + before + 1, ...(sharedBy > 1 && { sharedBy }) });
    }
  return all;
}
