import type { Instant, Random } from '@riffle/aggregate';
import { type Chips, shuffled } from '@riffle/cards';
import { seatsOf } from '@riffle/table';
import { anchoredAt } from '../clock-stand.ts';
import { type Decision, happens, refused } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import { chipsInPlay } from '../figures.ts';
import type { EntryId, TableId } from '../ids.ts';
import type { Proposal } from '../proposal.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Seated } from '../seated.ts';
import { moreTables } from '../seating/draw-tables.ts';
import { firstButtons } from '../seating/first-button.ts';
import type { Table, Tournament } from '../state.ts';
import type { Match, Round } from './match.ts';
import { isFinal, isRoundOver, stillIn } from './round.ts';
import { slots } from './slots.ts';

type NextRound = Extract<Proposal, { readonly kind: 'nextRound' }>;

/** Every table of this round has played to its end, and several are left. */
export function nextRoundProposal(state: Tournament): NextRound | undefined {
  const setup = setupOf(state);
  const round = state.rounds?.at(-1);
  const rounds = setup.form?.rounds;
  if (rounds === undefined || round === undefined || isFinal(round) || !isRoundOver(state, setup, round))
    return undefined;
  const players = through(state, round).length;
  const sizes = slots(players, setup.seatsPerTable);
  const no = (state.rounds?.length ?? 0) + 1;
  const third = losersBack(state).length > 0;
  return {
    kind: 'nextRound',
    key: `round/${String(no)}-${String(players)}`,
    round: no,
    players,
    tables: sizes.filter((size) => size > 1).length + (third ? 1 : 0),
    because: [
      { code: 'round-over', facts: { round: no - 1, players } },
      { code: rounds.draw === 'tree' ? 'round-by-tree' : 'round-by-lot', facts: {} },
      { code: rounds.stacks === 'fresh' ? 'round-fresh-stacks' : 'round-carried-stacks', facts: {} },
      ...(third ? [{ code: 'round-third-place', facts: {} } as const] : []),
    ],
  };
}

/** Best known order: that of the tree. */
const through = (state: Tournament, round: Round): readonly EntryId[] =>
  round.matches.flatMap((match) => stillIn(state, match));

/** Both losers of the semi-finals, where they are to play for the third place. */
export function losersBack(state: Tournament): NonNullable<Drawn['back']> {
  const { form, seatsPerTable } = setupOf(state);
  const round = state.rounds?.at(-1);
  if (form?.rounds?.thirdPlace !== true || round === undefined) return [];
  if (slots(through(state, round).length, seatsPerTable).length !== 1) return [];
  const losers = round.matches.flatMap(({ players }) =>
    players.flatMap((id) => {
      const bustOut = state.entries.get(id)?.out;
      return bustOut === undefined ? [] : [{ entry: id, bustOut }];
    }),
  );
  return losers.length === 2 ? losers : [];
}

type Drawn = Extract<TournamentEvent, { readonly type: 'RoundDrawn' }>;

/** Who is left takes seats at the first tables, draws the button, and begins with the stack that the form gives him. */
export function nextRound(
  state: Tournament,
  proposal: NextRound,
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision {
  const setup = setupOf(state);
  const round = state.rounds?.at(-1);
  const rounds = setup.form?.rounds;
  if (round === undefined || rounds === undefined) return refused({ code: 'no-such-proposal', proposal: proposal.key });
  const left = through(state, round);
  const order = rounds.draw === 'tree' ? [...left] : [...shuffled(left, random)];
  const sizes = slots(left.length, setup.seatsPerTable);
  const back = losersBack(state);
  const groups = [
    ...sizes.map((size) => ({ players: order.splice(0, size) })),
    ...(back.length > 0 ? [{ players: back.map(({ entry }) => entry), third: true as const }] : []),
  ];
  const played = tablesFor(state, round).filter((table) => openSeats(table).length >= setup.seatsPerTable);
  const more = moreTables(state, groups.filter(({ players }) => players.length > 1).length - played.length);
  const free = [...played, ...more.tables];
  const seats: Seated[] = [];
  const matches: Match[] = [];
  const taken: { readonly id: TableId; readonly size: number; readonly taken: readonly Seated['to']['seat'][] }[] = [];
  for (const group of groups) {
    if (group.players.length === 1) {
      matches.push(group);
      continue;
    }
    const table = free.shift();
    if (table === undefined) return refused({ code: 'no-free-seat', players: left.length, seats: seats.length });
    const drawn = shuffled(openSeats(table).slice(0, setup.seatsPerTable), random);
    const own = group.players.flatMap((entry, index): Seated[] => {
      const seat = drawn[index];
      return seat === undefined ? [] : [{ entry, to: { table: table.id, seat } }];
    });
    seats.push(...own);
    matches.push({ table: table.id, name: table.name, ...group });
    taken.push({ id: table.id, size: table.seats, taken: own.map(({ to }) => to.seat) });
  }
  return happens(
    ...more.events,
    {
      v: 1,
      type: 'RoundDrawn',
      round: proposal.round,
      matches,
      seats,
      ...(back.length > 0 && { back }),
      ...(rounds.stacks === 'fresh' && { fresh: fresh(state, setup.startingStack, left.length + back.length) }),
      because: proposal.because,
      at: now,
    },
    firstButtons(setup, taken, random),
    ...(rounds.levelsAgain ? levelsAgain(state, now) : []),
  );
}

const fresh = (state: Tournament, each: Chips, players: number): NonNullable<Drawn['fresh']> => ({
  each,
  gone: chipsInPlay(state) - each * players,
});

/** Those that were played at, in the order of the tree, before any other that stands there. */
function tablesFor(state: Tournament, { matches }: Round): readonly Table[] {
  const played = matches.flatMap(({ table }) => (table === undefined ? [] : [table]));
  return [...new Set([...played, ...state.breakOrder])].flatMap((id) => state.tables.get(id) ?? []);
}

const openSeats = ({ seats, blocked }: Pick<Table, 'seats' | 'blocked'>) =>
  seatsOf(seats).filter((seat) => blocked[seat] === undefined);

function levelsAgain(state: Tournament, now: Instant): readonly TournamentEvent[] {
  const { levels } = setupOf(state);
  const [first] = levels;
  if (state.clock === undefined || first === undefined) return [];
  const { interlude: _, ...clock } = anchoredAt(state.clock, levels, now);
  return [{ v: 1, type: 'ClockSet', clock: { ...clock, level: 0, remaining: first.duration }, how: 'jump' }];
}
