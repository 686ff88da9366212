import { absences } from './absences.ts';
import { alternates } from './alternate-list.ts';
import { placesLeft } from './alternates.ts';
import { viewCalls, viewComing, viewRuled } from './at-table/view-at-table.ts';
import { viewOfTable } from './at-table/view-of-table.ts';
import { viewColourUps } from './chip-race/view-colour-ups.ts';
import type { FinalPlace } from './counted-places.ts';
import { viewBigStacks, viewCounts } from './counts/view-counts.ts';
import { bagOf } from './day-end/bags.ts';
import { lastHandsLeft } from './day-end/last-hands.ts';
import { viewDay } from './day-end/view-day.ts';
import { viewDuties } from './duties/view-duties.ts';
import { figures } from './figures.ts';
import { heatsOf, tookOver } from './form/heats-played.ts';
import { standsAlone } from './form/stands-alone.ts';
import { viewRounds } from './form/view-rounds.ts';
import { viewTimeLimit } from './form/view-time-limit.ts';
import { openHand } from './hand-for-hand/tables-in-hand.ts';
import { viewHandForHand, withoutOpen } from './hand-for-hand/view-hand-for-hand.ts';
import type { EntryId, TableId } from './ids.ts';
import { viewLateEntry } from './late-entry.ts';
import { viewLots } from './lots/view-lots.ts';
import { missing } from './missing.ts';
import { moneyShownTo, untold, withoutMoney } from './money/money-shown.ts';
import { isReckoned, pointsWon } from './money/points.ts';
import { arePointsTold } from './money/points-told.ts';
import { seatNames } from './money/seats.ts';
import { sellable } from './money/sellable.ts';
import { viewAsking, viewDeal, viewMoney } from './money/view-money.ts';
import { prizesOtherwise, viewPlan, viewPrizes } from './money/view-prizes.ts';
import { shownSetup } from './pinned-book.ts';
import { places } from './places.ts';
import type { Reason } from './reason.ts';
import { editionUnknown, policyOf, setupOf } from './rulebook-of.ts';
import { halts, proposals } from './seating/index.ts';
import { playersAt } from './seating-index.ts';
import type { PinnedSetup } from './setup.ts';
import { stageOf } from './stage.ts';
import type { Entry, Table, Tournament } from './state.ts';
import type { EntryView, Onlooker, TableView, TournamentView, Viewer } from './view.ts';
import { viewBustOut } from './view-bust-outs.ts';

/** All that this viewer may know. Whatever is not named here stays on the server. */
export const view = (state: Tournament, viewer: Viewer): TournamentView =>
  viewer.as === 'dealer' ? viewOfTable(state, viewer, viewOfNight(state, { as: 'room' })) : viewOfNight(state, viewer);

function viewOfNight(state: Tournament, viewer: Onlooker): TournamentView {
  const setup = setupOf(state);
  const open = openHand(state);
  const found = viewer.as === 'room' ? withoutOpen(state, places(state), open) : places(state);
  const shown = moneyShownTo(setup, viewer);
  const otherwise = shown === 'amounts' ? prizesOtherwise(state, found, viewer) : untold(found);
  const points = arePointsTold(setup, shown) ? pointsWon(state, viewer.as === 'room' ? open : undefined) : undefined;
  const seats = shown === 'amounts' ? seatNames(state) : undefined;
  const halted = halts(state);
  const turns = new Map(alternates(state).map(({ id }, index) => [id, index + 1]));
  const left = placesLeft(state);
  const soldTo = viewer.as === 'room' ? () => [] : sellable(state);
  const rounds = viewRounds(state);
  const timeLimit = viewTimeLimit(state);
  const isDrawn = state.drawn || state.startedAt !== undefined;
  const money = shown === 'nothing' ? undefined : viewMoney(state, viewer);
  return {
    stage: stageOf(state),
    setup: viewSetup(setup, viewer),
    ...(editionUnknown(setup) && { editionUnknown: true as const }),
    ...(state.clock && { clock: state.clock }),
    ...(state.startedAt !== undefined && { startedAt: state.startedAt }),
    ...(state.countdown && { countdown: state.countdown }),
    ...(state.held && { held: state.held.why }),
    ...(shown === 'nothing' ? { prizes: [] } : viewPrizes(state, viewer)),
    ...(state.deal && shown !== 'nothing' && { deal: viewDeal(state.deal, viewer) }),
    ...(state.dealProposal && viewAsking(state.dealProposal, viewer)),
    ...(money && { money }),
    ...(state.finalTable && { finalTable: true }),
    ...(rounds && { rounds }),
    ...(standsAlone(setup) && { apart: true as const }),
    ...(timeLimit && { timeLimit }),
    ...(isDrawn && { drawn: true }),
    entries: mapped(state.entries, (entry) => {
      const prize = otherwise.get(entry.id);
      const scored = points?.get(entry.id);
      const seat = seats?.get(entry.id);
      const buys = soldTo(entry);
      return {
        ...viewEntry(entry, found.get(entry.id), viewer),
        ...alternateAs(turns.get(entry.id)),
        ...viewStacks(state, entry, viewer),
        ...(prize !== undefined && { prize }),
        ...(seat !== undefined && { seat }),
        ...(scored && { points: scored.points }),
        ...(scored && viewer.as === 'staff' && isReckoned(scored) && { reckoned: scored.lines }),
        ...(buys.length > 0 && { buys }),
      };
    }),
    tables: Object.fromEntries(
      state.breakOrder.flatMap((id, index) => {
        const table = state.tables.get(id);
        return table === undefined ? [] : [[id, viewTable(state, table, index + 1, halted[id], viewer)]];
      }),
    ) as { readonly [id: TableId]: TableView },
    ...(state.calledOff && { calledOff: { ...state.calledOff, because: policyOf(setup, 'timing.callOff') } }),
    ...viewDuties(state),
    ...viewLots(state, viewer),
    ...viewHandForHand(state, viewer),
    ...viewDay(state, viewer),
    bustOuts: state.bustOuts
      .filter(({ id }) => viewer.as !== 'room' || !open.has(id))
      .map((bustOut) => ({
        ...viewBustOut(bustOut, found, viewer),
        ...(open.has(bustOut.id) && { open: true as const }),
      })),
    moves: state.recentMoves,
    ...(state.colourUps && { colourUps: viewColourUps(state, viewer.as) }),
    ...viewBigStacks(state),
    figures: {
      ...figures(state),
      ...(stageOf(state) !== 'over' && !state.calledOff && viewLateEntry(setup, state.clock)),
    },
    rules: {
      handStart: policyOf(setup, 'dealing.handStart'),
      levelChange: policyOf(setup, 'timing.levelChange'),
      atSeat: policyOf(setup, 'presence.atSeatMoment'),
    },
    ...(viewer.as !== 'room' &&
      Number.isFinite(left) &&
      (left === 0 || turns.size > 0 || isDrawn) && { placesLeft: left }),
    ...(viewer.as === 'staff' && {
      proposals: proposals(state),
      missing: missing(state),
      keptApart: state.keptApart,
      absences: absences(state),
      ...viewCounts(state),
      ...(state.hitsByHand && { hitsByHand: state.hitsByHand }),
      ...(state.lateChips && { lateChips: state.lateChips }),
      ...(state.rulings.length > 0 && { rulings: state.rulings.toReversed() }),
      ...(state.penalties.length > 0 && { penalties: state.penalties.toReversed() }),
    }),
  };
}

const lastAt = (lastHands: number | undefined): Pick<TableView, 'lastHands'> =>
  lastHands === undefined ? {} : { lastHands };

/** What is in the bags everybody may know once the day is over. */
function viewStacks(state: Tournament, { id, carried, stack, out }: Entry, { as }: Onlooker) {
  const told = out === undefined && (as === 'staff' || state.day?.ended !== undefined);
  const bag = told && state.setup?.dayThrough !== undefined ? bagOf(state, id) : undefined;
  return { ...(carried && { carried: stack }), ...(bag !== undefined && { bag }) };
}

const alternateAs = (alternate: number | undefined): Pick<EntryView, 'alternate'> =>
  alternate === undefined ? {} : { alternate };

function viewSetup(setup: PinnedSetup, viewer: Onlooker): PinnedSetup {
  const pinned = shownSetup(setup);
  const shown = moneyShownTo(setup, viewer) === 'nothing' ? withoutMoney(pinned) : pinned;
  return shown.prizePlan === undefined ? shown : { ...shown, prizePlan: viewPlan(shown.prizePlan, viewer) };
}

function viewEntry(entry: Entry, place: FinalPlace | undefined, viewer: Onlooker): EntryView {
  const { no, person, club, checkedIn, at, locked, absentSince, out } = entry;
  const took = tookOver(entry);
  return {
    no,
    ...(club !== undefined && { club }),
    checkedIn,
    ...(at && { at }),
    ...(viewer.as === 'staff' && locked && { locked }),
    ...(absentSince !== undefined && { absentSince }),
    ...place,
    ...(out !== undefined && { bustOut: out }),
    ...(took !== undefined && { tookOver: took }),
    ...(took !== undefined && viewer.as !== 'room' && { heats: heatsOf(entry) }),
    ...(viewer.as !== 'room' && { person }),
  };
}

function viewTable(
  state: Tournament,
  table: Table,
  breaksAs: number,
  halted: readonly Reason[] | undefined,
  viewer: Onlooker,
): TableView {
  const { id, name, seats, blocked, positions, bigBlindAlone, hand, marker } = table;
  return {
    name,
    seats,
    blocked: viewer.as === 'staff' ? blocked : unlabelled(blocked),
    ...(positions && { positions }),
    ...(marker !== undefined && { marker }),
    ...(state.endedByTime?.includes(id) && { endedByTime: true as const }),
    ...(hand && { hand: { no: hand.no, at: hand.at } }),
    ...viewRuled(state, table, viewer),
    ...(viewer.as === 'staff' && viewComing(state, table)),
    ...viewCalls(state, table, viewer),
    ...(bigBlindAlone !== undefined && { bigBlindAlone }),
    ...lastAt(lastHandsLeft(state, id)),
    breaksAs,
    players: playersAt(state, id).size,
    ...(halted && { halted }),
  };
}

const unlabelled = (blocked: Table['blocked']): TableView['blocked'] =>
  Object.fromEntries(Object.keys(blocked).map((seat) => [seat, '']));

const mapped = (
  entries: Tournament['entries'],
  change: (entry: Entry) => EntryView,
): { readonly [id: EntryId]: EntryView } =>
  Object.fromEntries([...entries.values()].map((entry) => [entry.id, change(entry)]));
