import { type Instant, later } from '@riffle/aggregate';
import type { Measure, Offence } from '@riffle/rulebooks';
import { type Decide, happens, type Named, type Objection, refused } from './decision.ts';
import type { TournamentEvent } from './event.ts';
import { servedOnce } from './hands/ruled-hand.ts';
import { runningAt } from './hands/served-at.ts';
import type { PenaltyId, TableId } from './ids.ts';
import { bookedFine, fineStays, fineToBook } from './money/fines.ts';
import type { PenaltyLength } from './penalty.ts';
import { barOf, rulesOnBar, wrongBar } from './penalty-bar.ts';
import { penaltyBegins } from './penalty-begins.ts';
import { answerTo, brokenRule, fineFor, rulesAgainst, wrongBreach } from './penalty-for-breach.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import { playersAt } from './seating-index.ts';
import type { Setup } from './setup.ts';
import type { Tournament } from './state.ts';
import { minutes as toMinutes } from './structure.ts';

const AWAY: ReadonlySet<Measure> = new Set(['oneHand', 'rounds', 'time']);

export const givePenalty: Decide<'GivePenalty'> = (state, command, { now }) => {
  const { penalty, entry, offence, measure, rounds, minutes, reason, ruling } = command;
  if (state.penalties.some(({ id }) => id === penalty)) return refused({ code: 'id-taken', id: penalty });
  const target = state.entries.get(entry);
  if (target === undefined) return refused({ code: 'no-such-entry', entry });
  if (target.out !== undefined && AWAY.has(measure)) return refused({ code: 'already-out', entry });
  if (ruling !== undefined && !state.rulings.some(({ id }) => id === ruling))
    return refused({ code: 'no-such-ruling', ruling });
  const setup = setupOf(state);
  const objection = wrongBreach(setup, command) ?? outOfBounds(state, command) ?? wrongBar(setup, command, target, now);
  if (objection !== undefined) return refused(objection);
  const fine = fineFor(setup, command);
  const length = lengthOf(state, target.at?.table, { measure, rounds, minutes, now });
  const booked = fineToBook(state, { entry, at: now, ...(fine !== undefined && { fine }) });
  const given: TournamentEvent = {
    v: 1,
    type: 'PenaltyGiven',
    penalty: {
      id: penalty,
      entry,
      offence,
      ...brokenRule(setup, command),
      measure,
      ...(fine !== undefined && { fine: { ...fine, ...(booked !== undefined && { no: booked.fine }) } }),
      at: now,
      ...(length !== undefined && { length }),
      ...(length?.in === 'hands' && { left: length.hands }),
      ...(length?.in === 'rounds' && { left: length.rounds }),
      ...(length !== undefined && length.in !== 'time' && beginsLater(setup, offence) && { begins: 'nextHand' }),
      ...barOf(command, target),
      refs: [
        ...new Set([...rulesAgainst(setup, command, hasDoneBefore(state, command)), ...rulesOnBar(setup, command)]),
      ],
      ...(reason !== undefined && reason.trim() !== '' && { reason: reason.trim() }),
      ...(ruling !== undefined && { ruling }),
    },
  };
  return booked === undefined ? happens(given) : happens(given, { v: 1, type: 'FineBooked', ...booked });
};

/** What was waived no longer counts. */
const hasDoneBefore = (state: Tournament, { entry, offence }: Named<'GivePenalty'>): boolean =>
  state.penalties.some(
    (one) => one.entry === entry && one.player === undefined && one.offence === offence && one.ended !== 'waived',
  );

/** Whether the hand that runs is played to its end first. */
const beginsLater = (setup: Setup, offence: Offence): boolean =>
  penaltyBegins(policyOf(setup, 'sanctions.start').value, offence === 'exposedCards' ? 'cards' : 'other') !== 'atOnce';

/** Players at the table, the penalised one included, times the rounds; it does not change when players go out. */
export const missedHands = (players: number, rounds: number): number => players * rounds;

/** A measure that the rulebook does not have, or more of it than it allows. */
function outOfBounds(state: Tournament, command: Named<'GivePenalty'>): Objection {
  const { measure, rounds, minutes } = command;
  const setup = setupOf(state);
  const ladder = policyOf(setup, 'sanctions.ladder');
  const known: readonly Measure[] = [...ladder.value, ...(answerTo(setup, command)?.besides ?? [])];
  if (!known.includes(measure)) return { code: 'not-on-the-ladder', measure, ladder: known, refs: ladder.refs };
  const most = policyOf(setup, 'sanctions.maxRounds');
  if (measure === 'rounds' && ((rounds ?? 0) < 1 || (most.value > 0 && (rounds ?? 0) > most.value)))
    return { code: 'penalty-out-of-bounds', from: 1, ...(most.value > 0 && { to: most.value }), refs: most.refs };
  const points = policyOf(setup, 'league.pointsDeduction');
  if (measure === 'points' && points.value.is === 'steps') {
    const { each, atMost } = points.value;
    const harder = ladder.value.slice(ladder.value.indexOf(measure) + 1);
    if ((deductions(state, command) + 1) * each > atMost)
      return { code: 'no-more-points', most: atMost, harder, refs: points.refs };
  }
  const time = policyOf(setup, 'sanctions.timePenalty');
  if (measure !== 'time') return undefined;
  const { from, to } = time.value.is === 'minutes' ? time.value : { from: 1, to: 24 * 60 };
  if (minutes === undefined || minutes < from || minutes > to)
    return { code: 'penalty-out-of-bounds', from, to, refs: time.refs };
  return undefined;
}

const deductions = ({ penalties }: Tournament, { entry }: Named<'GivePenalty'>): number =>
  penalties.filter((one) => one.entry === entry && one.player === undefined && one.measure === 'points').length;

type Asked = {
  readonly measure: Measure;
  readonly rounds: number | undefined;
  readonly minutes: number | undefined;
  readonly now: Instant;
};

function lengthOf(
  state: Tournament,
  table: TableId | undefined,
  { measure, rounds = 1, minutes = 0, now }: Asked,
): PenaltyLength | undefined {
  if (measure === 'time') return { in: 'time', until: later(now, toMinutes(minutes)) };
  if (measure === 'oneHand') return { in: 'hands', hands: 1 };
  if (measure !== 'rounds') return undefined;
  if (policyOf(setupOf(state), 'sanctions.missedHands').value === 'buttonRounds') return { in: 'rounds', rounds };
  // who has no seat yet serves at a full table
  const players = table === undefined ? setupOf(state).seatsPerTable : playersAt(state, table).size;
  return { in: 'hands', hands: missedHands(players, rounds) };
}

/** A hand has been played at a table, or the button has gone round: what is being served there grows shorter. */
export const countPenalties: Decide<'CountPenalties'> = (state, { table, what, seen = [] }) => {
  if (state.tables.get(table) === undefined) return refused({ code: 'no-such-table', table });
  const again = servedOnce(state, table);
  if (again !== undefined) return refused(again);
  if (seen.some((one) => isCountedOn(state, one))) return refused({ code: 'counted-already', table });
  const counted = servedAt(state, table, what);
  if (counted.length === 0) return refused({ code: 'nothing-to-do' });
  return happens({ v: 1, type: 'PenaltiesCounted', table, what, penalties: counted });
};

const isCountedOn = ({ penalties }: Tournament, { penalty, left }: { penalty: PenaltyId; left: number }): boolean =>
  penalties.some((one) => one.id === penalty && one.left !== undefined && one.left < left);

/** The penalties that are being served at a table, counted in hands or in rounds. */
const servedAt = (state: Tournament, id: TableId, what: 'hands' | 'rounds'): readonly PenaltyId[] =>
  runningAt(state, { id })
    .filter(({ length }) => length?.in === what)
    .map((penalty) => penalty.id);

export const endPenalty: Decide<'EndPenalty'> = (state, { penalty, how, reason }) => {
  const found = state.penalties.find(({ id }) => id === penalty);
  if (found === undefined) return refused({ code: 'no-such-penalty', penalty });
  const fine = how === 'waived' ? bookedFine(state, found.fine) : undefined;
  if (found.ended !== undefined || (found.length === undefined && found.bar === undefined && fine === undefined))
    // what was given stands: rule 1 of every rulebook
    return refused({ code: 'nothing-to-do', refs: policyOf(setupOf(state), 'sanctions.fairness').refs });
  if (how === 'waived' && (reason === undefined || reason.trim() === '')) return refused({ code: 'reason-needed' });
  const closed = how === 'waived' ? fineStays(state, found.fine) : undefined;
  if (closed !== undefined) return refused(closed);
  const ended = {
    v: 1,
    type: 'PenaltyEnded',
    penalty,
    how,
    ...(reason !== undefined && reason.trim() !== '' && { reason: reason.trim() }),
  } as const;
  return fine === undefined ? happens(ended) : happens(ended, { v: 1, type: 'FineReversed', fine: fine.fine });
};
