import { elapsed, later } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { expect, test } from 'vitest';
import { FOR_EACH_PLAYER, HAND } from '../length-of-hand.ts';
import { minutes } from '../structure.ts';
import { structureFor } from '../structures.ts';
import { EVENING, Evening, setupFor } from '../testing.ts';
import { view } from '../view-of.ts';
import { endInForm, lastHandsRun } from './end-in-form.ts';

const levels = structureFor('clubNight')?.levels ?? [];
const field = { left: 30, chips: toChips(300_000) };
const limit = { playTime: minutes(40), lastHands: 3 };
const HANDS = 3 * (HAND + 9 * FOR_EACH_PLAYER);

test('a sit & go against time ends when its last hands are played, whether it has begun or not', () => {
  const setup = { levels, seatsPerTable: 9, form: { eachTable: true, timeLimit: limit } } as const;
  const before = endInForm({ setup, apart: true, figures: field }, EVENING);
  expect(before && elapsed(EVENING, before.middle)).toBe(minutes(40) + HANDS);
  const upAt = later(EVENING, 5_000_000);
  expect(endInForm({ setup, apart: true, figures: field, timeLimit: { lastHands: 3, upAt } }, EVENING)?.late).toBe(
    later(upAt, HANDS),
  );
});

test('a field that is balanced may be through before its limit of time, and never later', () => {
  const short = { levels, seatsPerTable: 9, form: { timeLimit: limit } };
  const end = endInForm({ setup: short, figures: field }, EVENING);
  expect(end && elapsed(EVENING, end.late)).toBe(minutes(40) + HANDS);
  const long = { ...short, form: { timeLimit: { playTime: minutes(24 * 60), lastHands: 3 } } };
  const free = endInForm({ setup: { levels, seatsPerTable: 9 }, figures: field }, EVENING);
  expect(endInForm({ setup: long, figures: field }, EVENING)?.middle).toBe(free?.middle);
});

test('of rounds, and of tables that each play to an end without a limit, no end is said', () => {
  const rounds = { advance: 1, stacks: 'carried', draw: 'anew', places: 'atTable' } as const;
  expect(endInForm({ setup: { levels, seatsPerTable: 9, form: { rounds } }, figures: field }, EVENING)).toBeUndefined();
  const alone = {
    setup: { levels, seatsPerTable: 9, form: { eachTable: true } },
    apart: true,
    figures: field,
  } as const;
  expect(endInForm(alone, EVENING)).toBeUndefined();
});

test('[oepbl:3.10 sit and go] everybody is told that such tables stand apart, and when the time is up', () => {
  const evening = new Evening('oepbl', {
    rulebook: { ...setupFor('oepbl').rulebook, occasion: 'sitAndGo' },
    form: { timeLimit: limit },
  });
  evening.start(6, 2);
  const shown = view(evening.state, { as: 'room' });
  expect(shown.apart).toBe(true);
  expect(endInForm(shown, evening.now)?.late).toBeGreaterThan(later(evening.now, minutes(40)));
  const joined = new Evening('pvb');
  joined.start(6, 2);
  expect(view(joined.state, { as: 'room' }).apart).toBeUndefined();
});

test('where the blinds never rise so far that anybody must go out, no end is said: it was named two days on, as a time of day', () => {
  const blinds = { smallBlind: toChips(50), bigBlind: toChips(100), ante: toChips(0), anteForm: 'none' } as const;
  const flat = [{ kind: 'play', duration: minutes(30), ...blinds }] as const;
  const four = { left: 4, chips: toChips(80_000) };
  expect(endInForm({ setup: { levels: flat, seatsPerTable: 9 }, figures: four }, EVENING)).toBeUndefined();
  expect(endInForm({ setup: { levels, seatsPerTable: 9 }, figures: four }, EVENING)).toBeDefined();
});

test('a day that others follow ends with its last level, and once its last hands run with them: the end of the whole event was said', () => {
  const evening = new Evening('tda55', { dayThrough: 2 });
  evening.start(30, 4);
  const shown = () => view(evening.state, { as: 'room' });
  const [, second] = levels.filter(({ kind }) => kind === 'play');
  const line = levels.indexOf(second as (typeof levels)[number]);
  const planned = levels.slice(0, line + 1).reduce((sum, { duration }) => sum + duration, 0);
  expect(lastHandsRun(shown())).toBe(false);
  expect(endInForm(shown(), evening.now)?.late).toBe(later(evening.now, planned));
  evening.do({ type: 'JumpToLevel', level: line, remaining: minutes(10) });
  evening.do({ type: 'AnnounceLastHands' });
  expect(lastHandsRun(shown())).toBe(true);
  const hands = evening.state.day?.lastHands?.hands ?? 0;
  const end = later(evening.now, hands * (HAND + 9 * FOR_EACH_PLAYER));
  expect(endInForm(shown(), evening.now)).toEqual({ early: end, middle: end, late: end, left: [] });
});

test('once the time is up the last hands run', () => {
  expect(lastHandsRun({ timeLimit: { lastHands: 3, endsAt: EVENING } })).toBe(false);
  expect(lastHandsRun({ timeLimit: { lastHands: 3, upAt: EVENING } })).toBe(true);
  expect(lastHandsRun({ day: { lastHands: { hands: 3, at: EVENING }, endedAt: EVENING } })).toBe(false);
});
