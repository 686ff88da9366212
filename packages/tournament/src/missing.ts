import { notPlayed } from './called-off.ts';
import type { Objection } from './decision.ts';
import { lastingDuties } from './duties/duties-due.ts';
import { dutyKey } from './duties/duty.ts';
import { feeOpen } from './money/fee-first.ts';
import { pairsTogether } from './pairs-together.ts';
import { editionUnknown, policyOf, rulebookOf, setupOf } from './rulebook-of.ts';
import { playersLeft, unseated } from './seating-index.ts';
import type { PinnedSetup } from './setup.ts';
import type { Tournament } from './state.ts';
import type { Missing } from './view.ts';

const FEWEST_ENTRIES = 2;

/** What still has to be done before the start, what forbids it first. */
export function missing(state: Tournament): readonly Missing[] {
  if (state.startedAt !== undefined) return [];
  const setup = setupOf(state);
  const entries = [...state.entries.values()];
  const away = entries.filter(
    ({ checkedIn, absentSince, alternate }) => !checkedIn && absentSince === undefined && alternate === undefined,
  ).length;
  const standing = unseated(state);
  const ready = standing.filter((entry) => feeOpen(state, entry) === undefined);
  // seats may also have been given out by hand, all of them
  const seated = setup.seating !== 'none';
  const isDrawn = state.drawn || (playersLeft(state) > 0 && standing.length === 0);
  return [
    ...stop('too-few-entries', entries.length < FEWEST_ENTRIES, { entries: entries.length, needed: FEWEST_ENTRIES }),
    ...stop('no-levels', !setup.levels.some(({ kind }) => kind === 'play'), {}),
    ...stop('not-drawn', seated && !isDrawn, {}),
    ...stop('no-tables', seated && isDrawn && state.breakOrder.length === 0, {}),
    ...notCheckedIn(state, away),
    ...seatless(setup, seated && isDrawn ? ready.length : 0),
    ...feesOpen(state, standing.length - ready.length),
    ...clubMates(state),
    ...clubsNotRegistered(state),
    ...warn('no-prizes', !hasPrizes(setup), {}),
    ...prizesByHand(setup),
    ...noTimeLimit(setup),
    ...warn('edition-unknown', editionUnknown(setup), {}),
    ...warn('occasion-unset', setup.rulebook.occasion === undefined && rulebookOf(setup).occasions.length > 0, {}),
  ];
}

/** Why the night cannot begin yet. */
export function mayNotStart(state: Tournament): Objection {
  const off = notPlayed(state);
  if (off !== undefined) return off;
  const stops = missing(state).find(({ weight }) => weight === 'stop');
  if (stops === undefined) return undefined;
  switch (stops.code) {
    case 'too-few-entries':
      return { code: 'too-few-players', players: state.entries.size, needed: FEWEST_ENTRIES };
    case 'no-levels':
      return { code: 'setup-invalid', field: 'levels', min: 1 };
    case 'not-drawn':
    case 'no-tables':
    case 'not-checked-in':
    case 'unseated':
    case 'byes':
    case 'fees-open':
    case 'prizes-by-hand':
    case 'no-prizes':
    case 'club-mates-together':
    case 'occasion-unset':
    case 'clubs-not-registered':
    case 'no-time-limit':
    case 'edition-unknown':
      return { code: 'not-drawn' };
  }
}

/** Where the rulebook puts every stack out, whoever is there, it is named. */
function notCheckedIn(state: Tournament, missing: number): readonly Missing[] {
  const { value, refs } = policyOf(setupOf(state), 'presence.lateStartNotice');
  const all = value === 'notNeeded' && refs.length > 0;
  return warn('not-checked-in', missing > 0, { missing }).map((one) => (all ? { ...one, refs } : one));
}

/** Where tables of two are played in rounds, who has no seat begins with the second round. */
function seatless({ form, seatsPerTable }: PinnedSetup, players: number): readonly Missing[] {
  if (form?.rounds === undefined) return warn('unseated', players > 0, { players });
  return seatsPerTable === 2 ? warn('byes', players > 0, { players }) : stop('unseated', players > 0, { players });
}

/** Their seats are not released. */
const feesOpen = (state: Tournament, players: number): readonly Missing[] =>
  warn('fees-open', players > 0, { players }).map((one) => ({
    ...one,
    refs: policyOf(setupOf(state), 'entries.tableFee').refs,
  }));

/** By a plan, or typed in, also where a plan has only what is beside them. */
const hasPrizes = ({ prizes, prizePlan }: PinnedSetup): boolean =>
  prizes.length > 0 ||
  (prizePlan !== undefined && (prizePlan.places.by !== 'hand' || prizePlan.places.amounts !== undefined));

/** Where a table in force says how many are paid and how much, and the night knows what there is to divide. */
function prizesByHand(setup: PinnedSetup): readonly Missing[] {
  const { value, refs } = policyOf(setup, 'entries.prizePool');
  const planned = setup.prizePlan !== undefined && setup.prizePlan.places.by !== 'hand';
  const byHand = setup.money !== undefined && setup.prizes.length > 0 && !planned;
  return warn('prizes-by-hand', value === 'houseTable' && byHand, {}).map((one) => ({ ...one, refs }));
}

/** Where the rulebook has it played against time. */
function noTimeLimit(setup: PinnedSetup): readonly Missing[] {
  const { value, refs } = policyOf(setup, 'timing.timeLimit');
  const open = value === 'always' && setup.form?.timeLimit === undefined;
  return warn('no-time-limit', open, {}).map((one) => ({ ...one, refs }));
}

function clubMates(state: Tournament): readonly Missing[] {
  const { refs } = policyOf(setupOf(state), 'seating.separation');
  const pairs = pairsTogether(state);
  return warn('club-mates-together', pairs > 0, { pairs }).map((one) => (refs.length > 0 ? { ...one, refs } : one));
}

const stop = (code: Missing['code'], is: boolean, facts: Missing['facts']): readonly Missing[] =>
  is ? [{ code, weight: 'stop', facts }] : [];

const warn = (code: Missing['code'], is: boolean, facts: Missing['facts']): readonly Missing[] =>
  is ? [{ code, weight: 'warn', facts }] : [];

/** Their captains have not been with the management yet. */
function clubsNotRegistered(state: Tournament): readonly Missing[] {
  const { refs } = policyOf(setupOf(state), 'league.clubCheckIn');
  const open = lastingDuties(state).filter(
    (duty) => duty.is === 'clubCheckIn' && state.dutiesDone?.[dutyKey(duty)] === undefined,
  ).length;
  return warn('clubs-not-registered', open > 0, { clubs: open }).map((one) => ({ ...one, refs }));
}
