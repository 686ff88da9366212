import { toChips } from '@riffle/cards';
import { type AnteForm, minutes, type ReadyMix } from '@riffle/tournament';
import type { StructureWish } from '@riffle/tournament/generator';
import { parseCount } from '../../language/typed-count.ts';

/** A wish as it is typed. */
export type WishDraft = {
  players: string;
  stack: string;
  chips: string;
  level: string;
  until: 'length' | 'end';
  hours: string;
  /** Time of day. */
  end: string;
  antes: AnteForm;
  antesFrom: string;
  /** Absent where one game is dealt at all levels. */
  mix?: ReadyMix | undefined;
  breakEvery: string;
  breakLength: string;
  longBreak: string;
  rebuys: string;
  addOns: string;
};
export type WishField = 'players' | 'stack' | 'chips' | 'level' | 'length';

export const usualWish: WishDraft = {
  players: '27',
  stack: '10000',
  chips: '25 100 500 1000 5000',
  level: '20',
  until: 'length',
  hours: '4',
  end: '23:30',
  antes: 'bigBlind',
  antesFrom: '',
  breakEvery: '90',
  breakLength: '10',
  longBreak: '30',
  rebuys: '',
  addOns: '',
};

const DAY = 24 * 60;
const MOST_VALUES = 12;
/** A value of more digits is an amount and no chip. */
const LARGEST_CHIP = 1_000_000_000;

const chipsOf = (text: string): readonly number[] => [
  ...new Set(
    text
      .split(/[\s;]+|,\s+/)
      .map(parseCount)
      .filter((chip) => chip > 0 && chip <= LARGEST_CHIP),
  ),
];

/** From the first hand to the wished end; an end that is earlier in the day is one of the next. */
export function minutesWished(draft: WishDraft, startsAt: string): number {
  if (draft.until === 'length') return Math.round(Number(draft.hours.trim().replace(',', '.')) * 60) || 0;
  const [from, to] = [minuteOf(startsAt), minuteOf(draft.end)];
  return from === undefined || to === undefined ? 0 : (to - from + DAY) % DAY || DAY;
}

function minuteOf(time: string): number | undefined {
  const [, hours, past] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(past);
}

export function wrongIn(draft: WishDraft, startsAt: string): readonly WishField[] {
  const [players, level, length] = [parseCount(draft.players), parseCount(draft.level), minutesWished(draft, startsAt)];
  const chips = chipsOf(draft.chips);
  const right: { readonly [F in WishField]: boolean } = {
    players: players >= 2 && players <= 10_000,
    stack: parseCount(draft.stack) >= 1,
    chips: chips.length > 0 && chips.length <= MOST_VALUES,
    level: level >= 1 && level <= 600,
    length: length >= 30 && length <= DAY,
  };
  return (Object.keys(right) as WishField[]).filter((field) => !right[field]);
}

/** What is typed as a wish; nothing while something is wrong. */
export function wishOf(draft: WishDraft, startsAt: string): StructureWish | undefined {
  if (wrongIn(draft, startsAt).length > 0) return undefined;
  const count = (text: string, most: number) => Math.min(most, parseCount(text));
  const [every, long, from] = [count(draft.breakEvery, 600), count(draft.longBreak, 240), parseCount(draft.antesFrom)];
  return {
    players: parseCount(draft.players),
    startingStack: toChips(parseCount(draft.stack)),
    chips: chipsOf(draft.chips).map(toChips),
    levelLength: minutes(parseCount(draft.level)),
    length: minutes(minutesWished(draft, startsAt)),
    antes: draft.antes,
    ...(from > 0 && { antesFrom: toChips(from) }),
    ...(every > 0 && { breakEvery: minutes(every), breakLength: minutes(count(draft.breakLength, 240) || 10) }),
    ...(long > 0 && { longBreak: minutes(long) }),
    rebuys: count(draft.rebuys, 10_000),
    addOns: count(draft.addOns, 10_000),
  };
}
