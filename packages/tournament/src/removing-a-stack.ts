import { sumChips, toChips } from '@riffle/cards';
import { nextPlayer, playersClockwise, ringOf, toSeatNo } from '@riffle/table';
import { absenceKind, limitPassed } from './absences.ts';
import { pausedForGood } from './clock-control.ts';
import { readClock } from './clock-reading.ts';
import { type Decide, happens, type Named, type Objection, refused } from './decision.ts';
import { chipsInPlay } from './figures.ts';
import { isDisqualified } from './money/disqualified.ts';
import type { Removal } from './ranked-out.ts';
import type { Reason } from './reason.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import { isInPlay, playersAt, playersLeft } from './seating-index.ts';
import type { Setup } from './setup.ts';
import { stackToRemove } from './stack-to-remove.ts';
import type { Entry, Tournament } from './state.ts';

export const removeStack: Decide<'RemoveStack'> = (state, command, { now }) => {
  const { bustOut, entry: id, chips } = command;
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  const objection = mayNotRemove(state, command, entry) ?? otherWouldWin(state, id);
  if (objection !== undefined) return refused(objection);
  const setup = setupOf(state);
  const sanction = removedBy(state, id);
  const why = sanction === undefined ? (absenceKind(state, entry) ?? 'excluded') : 'excluded';
  const asTheBookSays =
    sanction === undefined ? saysSo(setup, why) && limitPassed(state, entry, now) : takesOut(setup, sanction);
  const reason = command.reason?.trim() ?? '';
  if (!asTheBookSays && reason === '') return refused({ code: 'reason-needed', refs: limitRefs(setup, why) });
  // whoever sat alone leaves nobody who could share: his chips leave play
  const shares = asTheBookSays && isSharedOut(setup, why) ? sharesOf(state, entry, command) : [];
  return happens(
    {
      v: 1,
      type: 'StackRemoved',
      bustOut,
      entry: id,
      why,
      chips,
      ...(shares.length > 0 && { shares }),
      ...(entry.at && { from: entry.at }),
      at: now,
      level: readClock(state.clock, setup.levels, now).levelIndex,
      ...(why === 'late' && { last: true }),
      how: asTheBookSays ? 'proposed' : 'otherwise',
      because: !asTheBookSays
        ? []
        : sanction === undefined
          ? reasons(setup, why, shares.length > 0)
          : reasonsOfSanction(setup, sanction),
      ...(reason !== '' && { reason }),
    },
    ...pausedForGood(state, now, new Set([id])),
  );
};

/** The stack of who is disqualified himself may always go: else of two of them neither could. */
const otherWouldWin = (state: Tournament, entry: Entry['id']): Objection =>
  isDisqualified(state, entry) ? undefined : stackToRemove(state, [{ entry }]);

/** The penalty by which he is out: a disqualification goes before one that leaves him his result. */
function removedBy({ penalties }: Tournament, id: Entry['id']): Sanction | undefined {
  const given = new Set(penalties.flatMap((one) => (one.entry === id && one.ended !== 'waived' ? [one.measure] : [])));
  return SANCTIONS.find((measure) => given.has(measure));
}

const SANCTIONS = ['disqualification', 'exclusion', 'elimination'] as const;
type Sanction = (typeof SANCTIONS)[number];

/** Short of a disqualification somebody keeps what he has reached, where the rulebook knows that. */
const keepsResult = (setup: Setup, sanction: Sanction): boolean =>
  sanction !== 'disqualification' && policyOf(setup, 'sanctions.eliminationPenalty').value === 'placeAtExclusion';

const takesOut = (setup: Setup, sanction: Sanction): boolean =>
  keepsResult(setup, sanction) ||
  (sanction !== 'elimination' && policyOf(setup, 'sanctions.disqualifiedChips').value === 'removed');

function reasonsOfSanction(setup: Setup, sanction: Sanction): readonly Reason[] {
  if (keepsResult(setup, sanction))
    return [{ code: 'excluded-at-place', facts: {}, because: policyOf(setup, 'sanctions.eliminationPenalty') }];
  const score = policyOf(setup, 'sanctions.disqualifiedScore');
  const chips: Reason = {
    code: 'disqualified-chips-removed',
    facts: {},
    because: policyOf(setup, 'sanctions.disqualifiedChips'),
  };
  // what becomes of prizes and points follows from a disqualification alone
  if (sanction !== 'disqualification') return [chips];
  const code = score.value === 'nothing' ? 'disqualified-wins-nothing' : 'disqualified-keeps-place';
  return [chips, { code, facts: {}, because: score }];
}

/** Why nobody plays with them: his absence, or he himself. */
type Unplayed = Exclude<Removal['why'], 'forfeited'>;

function mayNotRemove(state: Tournament, { bustOut, chips }: Named<'RemoveStack'>, entry: Entry): Objection {
  if (state.startedAt === undefined) return { code: 'not-started' };
  if (state.bustOuts.some(({ id }) => id === bustOut)) return { code: 'id-taken', id: bustOut };
  if (entry.out !== undefined) return { code: 'already-out', entry: entry.id };
  if (!isInPlay(entry)) return { code: 'not-in-play', entry: entry.id };
  const players = playersLeft(state);
  if (players < 2) return { code: 'all-out', players };
  const most = chipsInPlay(state);
  return chips <= most ? undefined : { code: 'stack-too-large', entry: entry.id, most };
}

function saysSo(setup: Setup, why: Unplayed): boolean {
  switch (why) {
    case 'late':
      return policyOf(setup, 'presence.lateStartRemoval').value !== 'blindedOff';
    case 'away':
      return policyOf(setup, 'presence.absenceExceeded').value !== 'none';
    case 'excluded':
      return false;
  }
}

const isSharedOut = (setup: Setup, why: Unplayed): boolean =>
  why === 'late' && policyOf(setup, 'presence.lateStartRemoval').value === 'sharedAtTable';

const limitRefs = (setup: Setup, why: Unplayed) =>
  why === 'excluded' ? [] : policyOf(setup, why === 'late' ? 'presence.lateStartLimit' : 'presence.absenceLimit').refs;

function reasons(setup: Setup, why: Unplayed, isShared: boolean): readonly Reason[] {
  const removal = policyOf(setup, 'presence.lateStartRemoval');
  switch (why) {
    case 'late':
      return [
        { code: 'late-limit-passed', facts: {}, because: policyOf(setup, 'presence.lateStartLimit') },
        {
          code: isShared ? 'late-stack-shared' : 'late-stack-removed',
          facts: {},
          because: removal,
        },
      ];
    case 'away': {
      const limit = policyOf(setup, 'presence.absenceLimit');
      return [
        { code: 'absence-limit-passed', facts: { minutes: limit.value }, because: limit },
        { code: 'excluded-at-place', facts: {}, because: policyOf(setup, 'presence.absenceExceeded') },
      ];
    }
    case 'excluded':
      return [];
  }
}

/** Equal parts for all at his table; what cannot be parted goes chip by chip clockwise from the button. */
function sharesOf(state: Tournament, { at, id }: Entry, { chips, smallestChip }: Named<'RemoveStack'>) {
  const table = at && state.tables.get(at.table);
  if (at === undefined || table === undefined) return [];
  const others = new Map([...playersAt(state, at.table)].filter(([, entry]) => entry !== id));
  const ring = ringOf(table.seats, others.keys());
  const first = nextPlayer(ring, table.positions?.button ?? toSeatNo(table.seats));
  const players = [...others]
    .map(([seat, entry]) => ({ entry, after: first === undefined ? 0 : playersClockwise(ring, first, seat) }))
    .sort((a, b) => a.after - b.after);
  if (players.length === 0) return [];
  const chip = Math.max(1, smallestChip ?? smallestIn(state, chips));
  const whole = Math.floor(chips / chip);
  const [each, more] = [Math.floor(whole / players.length), whole % players.length];
  const shares = players.map(({ entry }, index) => ({ entry, chips: toChips((each + (index < more ? 1 : 0)) * chip) }));
  const rest = chips - sumChips(shares.map((share) => share.chips));
  return shares.map((share, index) => (index === 0 ? { ...share, chips: toChips(share.chips + rest) } : share));
}

/** As small as the stack itself and the first level need. */
function smallestIn(state: Tournament, chips: number): number {
  const first = setupOf(state).levels.find((level) => level.kind === 'play');
  const amounts = [chips, ...(first?.kind === 'play' ? [first.smallBlind, first.bigBlind, first.ante] : [])];
  return Math.max(1, amounts.reduce(commonDivisor, 0));
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
