import type { Objection } from '../decision.ts';
import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import { playLevelNo } from '../structure.ts';
import type { FormClash, FormOfPlay, Heats, Rounds, TimeLimit } from './form-of-play.ts';

const SHORTEST = 60_000;
const LONGEST = 24 * 3_600_000;
const MOST_HANDS = 20;
const MOST_LEVELS = 200;

/** The first thing that is wrong with the form of play, or that does not go with the rest of the set-up or its rulebook. */
export function checkForm(setup: Setup): Objection {
  const { form } = setup;
  if (form === undefined) return undefined;
  if (setup.seating === 'none') return clash('withoutSeating');
  return (
    checkTimeLimit(setup, form.timeLimit) ??
    (form.rounds && checkRounds(setup, form, form.rounds)) ??
    (form.heats && checkHeats(setup, form.heats)) ??
    checkTime(setup, form)
  );
}

function checkTimeLimit(setup: Setup, limit: TimeLimit | undefined): Objection {
  if (limit === undefined) return undefined;
  const { playTime, lastHands } = limit;
  if (!isWithin(playTime, SHORTEST, LONGEST))
    return { code: 'form-invalid', field: 'playTime', min: 1, max: LONGEST / SHORTEST };
  if (!isWithin(lastHands, 0, MOST_HANDS)) return { code: 'form-invalid', field: 'lastHands', min: 0, max: MOST_HANDS };
  if (setup.dayThrough !== undefined) return clash('timeLimitAndDay');
  const time = policyOf(setup, 'timing.timeLimit');
  if (time.value === 'never') return { ...clash('timeNever'), refs: time.refs };
  const { value, refs } = policyOf(setup, 'timing.endOfDay');
  if (value.is === 'fixedLastHands' && value.hands !== lastHands)
    return { ...clash('lastHandsFixed'), hands: value.hands, refs };
  return undefined;
}

function checkRounds(setup: Setup, { timeLimit, eachTable }: FormOfPlay, rounds: Rounds): Objection {
  const { seatsPerTable: seats, lateEntryThrough = 0, lateEntryUntil, money } = setup;
  // the next table that is drawn is never so short that nobody goes out at it
  const most = Math.max(1, Math.floor((seats + 1) / 2) - 1);
  if (!isWithin(rounds.advance, 1, most)) return { code: 'form-invalid', field: 'advance', min: 1, max: most };
  if (timeLimit !== undefined) return clash('roundsAndTimeLimit');
  if (eachTable) return clash('roundsAndEachTable');
  if (lateEntryThrough > 0 || lateEntryUntil !== undefined) return clash('roundsAndLateEntry');
  if (money?.profiles.some(({ kind }) => kind !== 'entry')) return clash('roundsAndRebuys');
  if (rounds.draw === 'tree' && rounds.advance > 1) return clash('treeForOneWinner');
  if (rounds.thirdPlace && seats > 2) return clash('thirdPlaceHeadsUp');
  return rounds.levelsAgain && rounds.stacks === 'carried' ? clash('levelsAgainCarried') : undefined;
}

/** One level after the other, and a break after each of them; of a structure that is still empty only the order is judged. */
function checkHeats(setup: Setup, { through }: Heats): Objection {
  const { levels, form } = setup;
  const most = levels.length === 0 ? MOST_LEVELS : levels.filter(({ kind }) => kind === 'play').length - 1;
  const inOrder = through.every((level, index) => isWithin(level, (through[index - 1] ?? 0) + 1, most));
  if (through.length < 1 || !inOrder) return { code: 'form-invalid', field: 'heats', min: 1, max: Math.max(1, most) };
  if (form?.rounds !== undefined) return clash('heatsAndRounds');
  const { value, refs } = policyOf(setup, 'seating.substitute');
  if (value === 'forbidden') return { ...clash('heatsForbidden'), refs };
  const breaks = new Set(
    levels.flatMap(({ kind }, index) =>
      levels[index + 1]?.kind === 'break' && kind === 'play' ? [playLevelNo(index, levels)] : [],
    ),
  );
  return levels.length === 0 || through.every((level) => breaks.has(level)) ? undefined : clash('heatsWithoutBreak');
}

/** Where the rulebook has it played against time. */
function checkTime(setup: Setup, { timeLimit }: FormOfPlay): Objection {
  const time = policyOf(setup, 'timing.timeLimit');
  return time.value === 'always' && timeLimit === undefined ? { ...clash('timeAlways'), refs: time.refs } : undefined;
}

const clash = (is: FormClash) => ({ code: 'form-contradicts', clash: is }) as const;

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;
