import type { Random } from '@riffle/aggregate';
import { shuffled } from '@riffle/cards';
import { type Decide, happens, refused } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import { slots } from '../form/slots.ts';
import { unpaid } from '../money/fee-first.ts';
import { noSeating } from '../no-seating.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Seated } from '../seated.ts';
import { inPlay } from '../seating-index.ts';
import type { Setup } from '../setup.ts';
import type { Entry, Tournament } from '../state.ts';
import type { Allotment } from './allotment.ts';
import { spreadClubs } from './club-spread.ts';
import { type DrawTable, drawTables } from './draw-tables.ts';
import { evenSizes } from './even-sizes.ts';
import { firstButtons } from './first-button.ts';
import { keepApart } from './kept-apart.ts';

/** All who are checked in get their seats by lot; who is locked keeps his. Before the start a new draw replaces the old. */
export const drawSeats: Decide<'DrawSeats'> = (state, _command, { random }) => {
  if (state.startedAt !== undefined) return refused({ code: 'already-drawn' });
  const objection = noSeating(state);
  if (objection !== undefined) return refused(objection);
  const playing = inPlay(state);
  if (playing.length < 2) return refused({ code: 'too-few-players', players: playing.length, needed: 2 });
  // whoever was seated and owes again since, his payment taken back, sits where he sat until he has paid
  const stands = (entry: Entry): boolean =>
    keepsSeat(entry) || (entry.at !== undefined && unpaid(state, entry) !== undefined);
  const kept = playing.filter(stands);
  const waiting = playing.filter((entry) => !stands(entry));
  const paid = waiting.filter((entry) => unpaid(state, entry) === undefined);
  const byes = byesByLot(state, paid, kept.length, random);
  const loose = paid.filter((entry) => !byes.has(entry));
  if (loose.length === 0) {
    const [first] = waiting;
    return refused((first && unpaid(state, first)) ?? { code: 'nothing-to-do' });
  }
  const setup = setupOf(state);
  const { tables, events } = drawTables(state, kept, loose.length);
  const seats = [...stays(kept), ...allotted(state, setup, tables, loose, random)];
  const taken = Map.groupBy(seats, ({ to }) => to.table);
  return happens(
    ...[...byes].flatMap(({ id, at }) => (at === undefined ? [] : [stoodUp(id, at)])),
    ...events,
    { v: 1, type: 'SeatsDrawn', seats, because: drawReasons(state, setup) },
    firstButtons(
      setup,
      tables.map(({ id, size }) => ({ id, size, taken: (taken.get(id) ?? []).map(({ to }) => to.seat) })),
      random,
    ),
  );
};

/** Of a bracket: who begins with the second round. */
function byesByLot(state: Tournament, loose: readonly Entry[], kept: number, random: Random): ReadonlySet<Entry> {
  const { form, seatsPerTable } = setupOf(state);
  const byes =
    form?.rounds === undefined ? 0 : slots(loose.length + kept, seatsPerTable).filter((size) => size === 1).length;
  return byes === 0 ? new Set() : new Set(shuffled(loose, random).slice(0, byes));
}

const stoodUp = (entry: Entry['id'], from: NonNullable<Entry['at']>): TournamentEvent => ({
  v: 1,
  type: 'EntryUnseated',
  entry,
  from,
});

const keepsSeat = (entry: Entry): boolean => entry.at !== undefined && (entry.locked || !entry.checkedIn);

const stays = (kept: readonly Entry[]): readonly Seated[] =>
  kept.flatMap(({ id, at }) => (at === undefined ? [] : [{ entry: id, to: at }]));

function allotted(
  state: Tournament,
  setup: Setup,
  tables: readonly DrawTable[],
  loose: readonly Entry[],
  random: Random,
): readonly Seated[] {
  const sizes = evenSizes(
    tables.map(({ kept, free }) => ({ players: kept.length, free: free.length })),
    loose.length,
  );
  const allotments = tables.map(({ kept }, index): Allotment => ({ kept, drawn: [], room: sizes[index] ?? 0 }));
  const clubs = spreadsClubs(setup) ? loose : loose.map(({ club: _, ...entry }) => entry);
  spreadClubs(clubs, allotments, random);
  keepApart(state.keptApart, allotments, random);
  return tables.flatMap(({ id, free }, index) => {
    const seats = shuffled(free, random);
    return (allotments[index]?.drawn ?? []).flatMap((entry, nth): Seated[] => {
      const seat = seats[nth];
      return seat === undefined ? [] : [{ entry: entry.id, to: { table: id, seat } }];
    });
  });
}

const spreadsClubs = (setup: Setup): boolean =>
  policyOf(setup, 'seating.separation').value === 'sameClub' || policyOf(setup, 'seating.draw').value === 'clubSpread';

function drawReasons(state: Tournament, setup: Setup): readonly Reason[] {
  const draw = policyOf(setup, 'seating.draw');
  const separation = policyOf(setup, 'seating.separation');
  const lot: Reason = { code: 'draw-by-lot', facts: {}, because: draw };
  const apart: readonly Reason[] = state.keptApart.length > 0 ? [{ code: 'draw-keeps-pairs-apart', facts: {} }] : [];
  switch (separation.value) {
    case 'sameClub':
      return [{ code: 'draw-spreads-clubs', facts: {}, because: separation }, ...apart, lot];
    case 'onePerClub':
      return [{ code: 'one-per-club', facts: {}, because: separation }, ...apart, lot];
    case 'namedPairs':
      return [...apart.map((one) => ({ ...one, because: separation })), lot];
    case 'none':
      return [...apart, lot];
  }
}
