import { type Instant, toInstant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { type PrizePlan, readyPlan, toCents } from '@riffle/money';
import type { HouseRulebook, Rulebook } from '@riffle/rulebooks';
import {
  type ChipSet,
  type FormOfPlay,
  fittedTo,
  type Game,
  type MoneySetup,
  type MoneyShown,
  projectedEnd,
  type Setup,
  type Structure,
} from '@riffle/tournament';
import { parseCount } from '../../language/typed-count.ts';
import { momentOf, timeOfDay } from '../../live/club-day.ts';
import { momentThen, moneyOnEvening, onEvening } from '../../money/evening.ts';
import { parseMoney, plainMoney } from '../../money/typed-amount.ts';

/** A set-up as the form holds it. */
export type NightDraft = {
  name: string;
  /** As it is called where it is chosen: a house's by its edition too. */
  book: string;
  occasion: string;
  game: Game;
  stack: string;
  seats: string;
  /** Only counted, without names and seats; absent, at tables. */
  seating?: Setup['seating'] | undefined;
  day: string;
  time: string;
  /** Where that day and time are meant; absent, where the device is. */
  readonly zone?: string | undefined;
  /** '0' for none, or for none but the time. */
  late: string;
  /** A time of day, or nothing; with the moment that it meant before. */
  lateAt: string;
  readonly lateWas?: Instant | undefined;
  prizes: readonly string[];
  currency: Setup['currency'];
  /** What is sold, and how its prizes are worked out; absent where Riffle keeps no money. */
  money?: MoneySetup | undefined;
  /** When the night begins that prices and late entry were meant for; those of a template know of none. */
  timesOf?: number | undefined;
  prizePlan?: PrizePlan | undefined;
  moneyShown?: MoneyShown | undefined;
  /** How it is played out; absent, as the rulebook has it. */
  form?: FormOfPlay | undefined;
  /** Made for a stack that may be another by now. */
  chips?: ChipSet | undefined;
};
export type DraftProblem = 'name' | 'stack' | 'seats' | 'levels' | 'prizes' | 'startsAt';

export const startOf = ({ day, time, zone }: Pick<NightDraft, 'day' | 'time' | 'zone'>): number | undefined =>
  momentOf(day, time, zone);

/** Filled lines from the top; an empty one in between is nothing for that place. */
export function prizesOf({ prizes, currency }: Pick<NightDraft, 'prizes' | 'currency'>): readonly number[] {
  const amounts = prizes.map((text) => parseMoney(text, currency) ?? 0);
  return amounts.slice(0, amounts.findLastIndex((amount) => amount > 0) + 1);
}

export function problemsOf(draft: NightDraft, playable: boolean): readonly DraftProblem[] {
  const prizes = prizesOf(draft);
  const seats = Number(draft.seats);
  const checks: { readonly [P in DraftProblem]: boolean } = {
    name: draft.name.trim() !== '',
    stack: parseCount(draft.stack) > 0,
    seats: Number.isInteger(seats) && seats >= 2 && seats <= 12,
    levels: playable,
    prizes:
      prizes.every((prize, index) => prize <= (prizes[index - 1] ?? prize)) &&
      draft.prizes.every((text) => text.trim() === '' || parseMoney(text, draft.currency) !== undefined),
    startsAt: startOf(draft) !== undefined,
  };
  return (Object.keys(checks) as DraftProblem[]).filter((field) => !checks[field]);
}

/** A house rulebook goes into the set-up whole: the night keeps what it begins under. */
export function setupOf(draft: NightDraft, book: Rulebook, levels: Structure, house?: HouseRulebook): Setup {
  const startsAt = startOf(draft);
  return {
    name: draft.name.trim(),
    rulebook: {
      id: book.id,
      edition: book.edition,
      ...(draft.occasion === '' ? {} : { occasion: draft.occasion }),
      ...(house === undefined ? {} : { house }),
    },
    game: draft.game,
    startingStack: toChips(parseCount(draft.stack)),
    ...(draft.chips && { chips: fittedTo(draft.chips, parseCount(draft.stack)) }),
    seatsPerTable: Number(draft.seats),
    ...(draft.seating && { seating: draft.seating }),
    ...(draft.form && draft.seating === undefined && { form: draft.form }),
    levels,
    ...(startsAt === undefined ? {} : { startsAt: toInstant(startsAt) }),
    ...lateEntryOf(draft, startsAt),
    prizes: prizesOf(draft).map(toCents),
    currency: draft.currency,
    ...ofMoney(draft, startsAt),
  };
}

/** No level ends it where only a time is named. */
function lateEntryOf(
  { late, lateAt, lateWas, timesOf, zone }: NightDraft,
  start: number | undefined,
): Pick<Setup, 'lateEntryThrough' | 'lateEntryUntil'> {
  if (start === undefined || lateAt === '') return { lateEntryThrough: Number(late) };
  const evening = { start, zone };
  const same = lateWas !== undefined && timeOfDay(lateWas, zone) === lateAt;
  const until = same ? momentThen(lateWas, evening, timesOf) : onEvening(lateAt, evening);
  if (until === undefined) return { lateEntryThrough: Number(late) };
  return { ...(late !== '0' && { lateEntryThrough: Number(late) }), lateEntryUntil: until };
}

/** The prices with their times as they are on this evening. */
export const moneyThen = (
  { money, timesOf, zone }: Pick<NightDraft, 'money' | 'timesOf' | 'zone'>,
  start: number | undefined,
): MoneySetup | undefined =>
  money === undefined || start === undefined ? money : moneyOnEvening(money, { start, zone }, timesOf);

/** Prizes that were typed in stay; else they follow what is paid in. */
function ofMoney(draft: NightDraft, start: number | undefined): Pick<Setup, 'money' | 'prizePlan' | 'moneyShown'> {
  const money = moneyThen(draft, start);
  const { moneyShown, prizePlan = prizesOf(draft).length === 0 ? readyPlan('clubTable') : undefined } = draft;
  return {
    ...(money && { money, ...(prizePlan && { prizePlan }) }),
    ...(moneyShown && { moneyShown }),
  };
}

/** A guess of the field for the preview: never fewer than two. */
export const countOf = (players: string): number => Math.max(2, Math.min(10_000, Math.floor(Number(players)) || 2));

export const endOf = (levels: Structure, stack: number, startsAt: number, players: string): Instant =>
  projectedEnd(levels, toInstant(startsAt), { entries: countOf(players), startingStack: toChips(stack) });

/** All but name and day, which are another night's own. */
export const draftFrom = (setup: Setup, zone?: string): Omit<NightDraft, 'name' | 'day'> => ({
  book: setup.rulebook.house === undefined ? setup.rulebook.id : `${setup.rulebook.id}@${setup.rulebook.edition}`,
  occasion: setup.rulebook.occasion ?? '',
  game: setup.game,
  stack: String(setup.startingStack),
  seats: String(setup.seatsPerTable),
  seating: setup.seating,
  form: setup.form,
  time: setup.startsAt === undefined ? '19:00' : timeOfDay(setup.startsAt, zone),
  zone,
  late: String(setup.lateEntryThrough ?? 0),
  lateAt: setup.lateEntryUntil === undefined ? '' : timeOfDay(setup.lateEntryUntil, zone),
  lateWas: setup.lateEntryUntil,
  prizes: setup.prizes.map((prize) => plainMoney(prize, setup.currency, '.')),
  currency: setup.currency,
  money: setup.money,
  timesOf: setup.startsAt,
  prizePlan: setup.prizePlan,
  moneyShown: setup.moneyShown,
  chips: setup.chips,
});
