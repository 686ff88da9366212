import { shuffled } from '@riffle/cards';
import type { Place } from '../command.ts';
import { losersBack } from '../form/next-round.ts';
import type { TableId } from '../ids.ts';
import type { Proposal } from '../proposal.ts';
import { setupOf } from '../rulebook-of.ts';
import { halts, proposals } from '../seating/index.ts';
import { freeSeats } from '../seating/table-in-play.ts';
import { inPlay, playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';
import { leaveTheTable } from './absent.ts';
import type { SimulatedNight } from './simulated-night.ts';
import type { Stacks } from './stacks.ts';

/** What the floor does between hands: mostly what is proposed, sometimes otherwise, now and then something by hand. */
export function workTheFloor(night: SimulatedNight): void {
  for (let open = ofSeats(night.state); open.length > 0; open = ofSeats(night.state)) {
    const proposal = open[0];
    if (proposal === undefined || night.chance(30)) break;
    if (night.chance(12)) decideOtherwise(night, proposal);
    else accept(night, proposal);
  }
  for (const table of Object.keys(halts(night.state)) as TableId[]) {
    if (night.chance(2)) night.give({ type: 'WaiveHalt', table, reason: 'the last hand before the break' });
  }
  if (night.chance(10)) byHand(night);
  const stands = night.state.clock?.running === false && night.state.handForHand?.stopsClock !== true;
  if (stands) night.try({ type: 'StartClock' });
}

/** Hand-for-hand goes with the hands: `dealTogether`. */
const ofSeats = (state: Tournament): readonly Proposal[] =>
  proposals(state).filter(({ kind }) => kind !== 'handForHand' && kind !== 'endHandForHand');

function accept(night: SimulatedNight, { kind, key }: Proposal): void {
  const before = night.stacks;
  const command = { type: 'AcceptProposal', proposal: key } as const;
  night.give(command, kind === 'nextRound' ? stacksOfRound(night) : before);
  if (night.regrets()) night.takeBack(command, before, night.chance(2) ? 'redo' : 'leave');
}

/** Everybody in it with a starting stack again, where the form has it so. */
function stacksOfRound({ state, stacks }: SimulatedNight): Stacks {
  const form = setupOf(state).form?.rounds;
  if (form?.stacks !== 'fresh') return stacks;
  const each = setupOf(state).startingStack;
  const losers = losersBack(state).map(({ entry }) => [entry, each] as const);
  return stacks.withAll([...inPlay(state).map(({ id }) => [id, each] as const), ...losers]);
}

function decideOtherwise(night: SimulatedNight, proposal: Proposal): void {
  const reason = 'the floor knows better';
  switch (proposal.kind) {
    case 'balance': {
      const other = night.one([...playersAt(night.state, proposal.from.table).values()]);
      if (other === undefined || night.chance(2)) break;
      night.try({ type: 'MoveEntry', entry: other, to: proposal.to, reason });
      return;
    }
    case 'breakTable': {
      const other = night.one([...night.state.tables.values()]);
      if (other === undefined || night.chance(2)) break;
      night.try({ type: 'BreakTable', table: other.id, reason });
      return;
    }
    case 'handForHand':
    case 'endHandForHand':
    case 'nextRound':
      accept(night, proposal);
      return;
    case 'openTables':
    case 'finalTable':
    case 'redrawButton':
      break;
  }
  night.give({ type: 'DismissProposal', proposal: proposal.key, reason });
}

function byHand(night: SimulatedNight): void {
  const playing = inPlay(night.state);
  const [a, b] = shuffled(
    playing.filter(({ at }) => at !== undefined),
    night.random,
  );
  const table = night.one([...night.state.tables.values()]);
  if (a === undefined || b === undefined || table === undefined) return;
  switch (night.random(7)) {
    case 0:
      night.try({ type: 'SwapEntries', a: a.id, b: b.id });
      return;
    case 1: {
      const to = night.one(freePlaces(night.state, table));
      if (to !== undefined) night.try({ type: 'MoveEntry', entry: a.id, to, reason: 'a wish of the player' });
      return;
    }
    case 2: {
      const place = night.one(freePlaces(night.state, table));
      if (place === undefined) return;
      night.give({ type: 'BlockSeat', place, label: 'broken chair' });
      if (!night.chance(3)) night.give({ type: 'UnblockSeat', place });
      return;
    }
    case 3:
      night.give({ type: 'RedrawTable', table: (a.at ?? { table: table.id }).table });
      return;
    case 4:
      night.give({ type: 'Unseat', entry: a.id });
      night.give({ type: 'SeatEntry', entry: a.id });
      return;
    case 5:
      if (a.absentSince === undefined && playing.length > 3) leaveTheTable(night, a.id);
      return;
    default:
      night.give({ type: 'Note', text: 'all quiet' });
  }
}

const freePlaces = (state: Tournament, table: Table): readonly Place[] =>
  freeSeats({ table, players: playersAt(state, table.id) }).map((seat) => ({ table: table.id, seat }));
