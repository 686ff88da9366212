import { type Chips, toChips } from '@riffle/cards';
import {
  type Currency,
  isPoints,
  type PointsShare,
  type PrizePlan,
  type PrizeRow,
  planFault,
  shareOut,
  toCents,
} from '@riffle/money';
import {
  type ChipSet,
  checkStructure,
  chipsFault,
  type LevelGame,
  type Limits,
  type MoneySetup,
  minutes,
  moneyFault,
  type Part,
  type PlayLevel,
  type Profile,
  type ProfileId,
  type SaleKind,
  type Structure,
  stackSum,
} from '@riffle/tournament';
import type { TemplateContent } from '@riffle/wire';
import type { TdtLeft } from '../problems/tdt-problem.ts';
import { chipColourOf } from './tdt-colour.ts';
import type { TdtLevel, TdtNight, TdtPrize, TdtProfile, TdtSale } from './tdt-night.ts';

/** What of such a night can be a template, each part by itself, and what of it is left behind or taken otherwise. */
export type TdtParts = { readonly contents: readonly TemplateContent[]; readonly left: readonly TdtLeft[] };
type Taken<K extends TemplateContent['kind']> = Extract<TemplateContent, { readonly kind: K }> | undefined;

/** A part that Riffle could not play by is left out whole, and said: half of a structure is none. */
export function partsOfTdt(night: TdtNight, currency: Currency): TdtParts {
  const left: TdtLeft[] = [];
  const parts = [
    structureOf(night, left),
    chipsOf(night, left),
    pricesOf(night, currency, left),
    prizesOf(night, left),
  ];
  left.push({ code: 'passed-over' });
  return { contents: parts.flatMap((part) => (part === undefined ? [] : [part])), left };
}

// The structure

/** As people write them, in small letters and without signs. */
const GAMES: readonly (readonly [pattern: RegExp, game: LevelGame])[] = [
  [/short ?deck|six ?plus|6 ?plus/, 'shortDeck'],
  [/omaha.*(hi.?lo|8|eight)/, 'omahaHiLo'],
  [/omaha|plo/, 'omaha'],
  [/razz/, 'razz'],
  [/stud.*(hi.?lo|8|eight)/, 'studHiLo'],
  [/stud/, 'stud'],
  [/badugi/, 'badugi'],
  [/triple ?draw|2 ?7 td/, 'tripleDraw'],
  [/single ?draw|2 ?7/, 'singleDraw'],
  [/hold ?.?em|nlhe/, 'holdem'],
];
const gameOf = (name: string): LevelGame | undefined =>
  GAMES.find(([pattern]) => pattern.test(name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')))?.[1];
const LIMIT = { noLimit: 'noLimit', potLimit: 'potLimit', limit: 'fixedLimit' } as const;

type Play = Extract<TdtLevel, { readonly kind: 'play' }>;
const isPlay = (level: TdtLevel): level is Play => level.kind === 'play';

function structureOf({ levels, prices, chips }: TdtNight, left: TdtLeft[]): Taken<'structure'> {
  if (levels.length === 0) return nothing(left, { code: 'no-levels' });
  const played = levels.filter(isPlay);
  const own = new Set(played.map(({ game, betting }) => `${gameOf(game) ?? ''} ${betting}`));
  // one game all night is the night's own, and no level's
  const usual = own.size === 1 && own.has('holdem noLimit');
  const read = levels.map((level): Structure[number] =>
    isPlay(level) ? playLevel(level, usual) : { kind: 'break', duration: minutes(level.minutes) },
  );
  const fault = checkStructure(read).find(({ weight }) => weight === 'stop');
  if (fault?.code === 'level-invalid')
    return nothing(left, { code: 'level-unfit', line: fault.level + 1, field: fault.field });
  if (fault !== undefined) return nothing(left, { code: 'no-levels' });
  const startingStack = (prices.entry.profiles[0]?.chips ?? 0) || sumOf(chips);
  if (startingStack === 0) return nothing(left, { code: 'no-stack' });
  for (const game of new Set(played.map(({ game: named }) => named).filter((named) => gameOf(named) === undefined)))
    if (game !== '') left.push({ code: 'game-unknown', game });
  if (played.some(({ ante }) => ante > 0)) left.push({ code: 'ante-form' });
  const limits = played.filter((level) => level.limits.length > 0).length;
  if (limits > 0) left.push({ code: 'limits-not-taken', levels: limits });
  const marks = levels.filter((level) => !isPlay(level) && level.chipUp).length;
  if (marks > 0) left.push({ code: 'chip-up-marks', marks });
  const { through } = prices.entry;
  if (through === 0) left.push({ code: 'late-entry-open' });
  return {
    kind: 'structure',
    structure: {
      startingStack: toChips(startingStack),
      ...(through > 0 && { lateEntryThrough: through }),
      levels: read,
    },
  };
}

function playLevel({ minutes: long, smallBlind, bigBlind, ante, game, betting }: Play, usual: boolean): PlayLevel {
  const named = gameOf(game);
  return {
    ...{ kind: 'play', duration: minutes(long) },
    ...{ smallBlind: chipsOr0(smallBlind), bigBlind: chipsOr0(bigBlind), ante: chipsOr0(ante) },
    anteForm: ante === 0 ? 'none' : ante === bigBlind ? 'bigBlind' : 'everyone',
    ...(!usual && named !== undefined && { game: named }),
    ...(!usual && named !== undefined && betting !== 'unknown' && { limit: LIMIT[betting] }),
  };
}
/** What is no count of chips stays as it is written: the check names it. */
const chipsOr0 = (written: number): Chips => written as Chips;

// Chips

const sumOf = (chips: TdtNight['chips']): number => chips.reduce((sum, chip) => sum + chip.value * chip.perPlayer, 0);

function chipsOf({ chips, prices }: TdtNight, left: TdtLeft[]): Taken<'chips'> {
  if (chips.length === 0) return nothing(left, { code: 'no-chips' });
  const broken = chips.some(({ perPlayer }) => perPlayer > 0);
  const owned = chips.some((chip) => (chip.owned ?? 0) > chip.perPlayer);
  const set: ChipSet = [...chips]
    .sort((a, b) => a.value - b.value)
    .map((chip) => {
      const label = chip.label.trim().slice(0, 40).trim();
      return {
        value: chip.value as Chips,
        colour: chipColourOf(chip.colour) ?? 'white',
        ...(label !== '' && { label }),
        owned: owned ? (chip.owned ?? 0) : 0,
        ...(broken && { inStack: chip.perPlayer }),
      };
    });
  const fault = chipsFault(set, stackSum(set));
  if (fault !== undefined)
    return nothing(left, { code: 'chips-unfit', ...(fault.is === 'chip' && { value: set[fault.chip]?.value ?? 0 }) });
  for (const { label, colour } of chips)
    if (chipColourOf(colour) === undefined) left.push({ code: 'colour-unknown', chip: label, colour });
  if (!owned) left.push({ code: 'case-unknown' });
  const stack = prices.entry.profiles[0]?.chips ?? 0;
  if (broken && stack > 0 && stackSum(set) !== stack) left.push({ code: 'stack-differs', sum: stackSum(set), stack });
  return { kind: 'chips', chips: set };
}

// Prices

const SOLD = ['entry', 'rebuy', 'addOn'] as const;
/** The program writes 9999 where it means as often as one likes. */
const NO_LIMIT = 1000;

function pricesOf(night: TdtNight, currency: Currency, left: TdtLeft[]): Taken<'prices'> {
  const { prices, guarantee, houseContribution } = night;
  if (prices.entry.profiles.length === 0) return nothing(left, { code: 'no-prices' });
  const profiles: Profile[] = [];
  const limits: { -readonly [K in 'rebuy' | 'addOn']?: Limits } = {};
  const found: TdtLeft[] = [];
  for (const kind of SOLD) {
    const sale = prices[kind];
    if (!sale.on) {
      if (sale.profiles.some(({ fee, chips }) => fee > 0 || chips > 0)) found.push({ code: 'sale-off', kind });
      continue;
    }
    for (const profile of sale.profiles) {
      if (!profile.on) found.push({ code: 'profile-off', profile: profile.name });
      else profiles.push(profileOf(profile, kind, profiles.length + 1, night, found));
    }
    const set = limitsOf(sale);
    if (kind !== 'entry' && set !== undefined) limits[kind] = set;
  }
  const bounty = prices.bounties && profiles.some(({ parts }) => parts.some((part) => part.for === 'bounty'));
  const money: MoneySetup = {
    profiles,
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(bounty && { bounty: { by: 'head', ...(prices.buyersOnly && { buyersOnly: true }) } }),
    ...(guarantee > 0 && { guarantee: toCents(guarantee) }),
  };
  const fault = moneyFault(money);
  if (fault !== undefined) {
    const name = fault.what === 'price' ? profiles[fault.at.no - 1]?.name : undefined;
    return nothing(left, { code: 'prices-unfit', ...(name !== undefined && { profile: name }) });
  }
  left.push(...found, { code: 'currency-assumed', currency });
  if (houseContribution > 0) left.push({ code: 'house-contribution', amount: houseContribution });
  if (night.remarks.some(({ code }) => code === 'fixed-rake-not-taken')) left.push({ code: 'fixed-rake' });
  return { kind: 'prices', prices: { money, currency } };
}

function profileOf(
  { name, fee, rake, chips, points, bounty }: TdtProfile,
  kind: SaleKind,
  no: number,
  { prices }: TdtNight,
  found: TdtLeft[],
): Profile {
  const part = (of: Part['for'], amount: number): readonly Part[] =>
    amount === 0 ? [] : [{ for: of, amount: amount as Part['amount'] }];
  const called = name.slice(0, 80).trim() || NAMES[kind];
  const given = pointsShareOf(points);
  if (given === undefined) found.push({ code: 'profile-points', profile: called, points });
  if (rake > 0 && !found.some(({ code }) => code === 'rakes-as-fee')) found.push({ code: 'rakes-as-fee' });
  return {
    id: `${kind}-${String(no)}` as ProfileId,
    ...{ name: called, kind },
    parts: [...part('prizes', fee - rake), ...part('fee', rake), ...part('bounty', prices.bounties ? bounty : 0)],
    chips: chips as Chips,
    ...(given !== undefined && given.sum !== 0 && { points: given }),
    ...(kind === 'rebuy' && prices.whileIn && { whileIn: true }),
  };
}
/** 3.0 has no names for them. */
const NAMES: { readonly [K in SaleKind]: string } = {
  ...{ entry: 'Buy-in', reEntry: 'Re-entry', rebuy: 'Rebuy', addOn: 'Add-on' },
};

/** To the hundredth; nothing where they are finer, or too many. */
function pointsShareOf(points: number): PointsShare | undefined {
  const share = Number.isInteger(points) ? { sum: points, among: 1 } : { sum: Math.round(points * 100), among: 100 };
  return isPoints(share) && Math.abs(share.sum / share.among - points) < 1e-9 ? share : undefined;
}

function limitsOf({ through, perPerson, total, fewestLeft }: TdtSale): Limits | undefined {
  const set = {
    ...(perPerson > 0 && perPerson < NO_LIMIT && { perPerson }),
    ...(total > 0 && total < NO_LIMIT && { total }),
    ...(through > 0 && { through }),
    ...(fewestLeft > 0 && { fewestLeft }),
  };
  return Object.keys(set).length > 0 ? set : undefined;
}

// Prizes

function prizesOf(night: TdtNight, left: TdtLeft[]): Taken<'prizes'> {
  const scoring = scoringOf(night, left);
  const plan = planOf(night, scoring, left);
  if (plan === undefined && scoring !== undefined) left.push({ code: 'formula-left' });
  return plan && { kind: 'prizes', plan };
}

type Scoring = PrizePlan['scoring'];

/** The formula is in the language that Riffle reads too. */
function scoringOf({ formula, perHit }: TdtNight, left: TdtLeft[]): Scoring {
  const hit = pointsShareOf(perHit);
  if (hit === undefined) left.push({ code: 'hit-points', points: perHit });
  const scoring = {
    ...(formula !== undefined && { formula }),
    ...(hit !== undefined && hit.sum !== 0 && { perHit: hit }),
  };
  if (Object.keys(scoring).length === 0) return undefined;
  const fault = planFault({ places: { by: 'hand' }, scoring });
  if (fault === undefined) return scoring;
  left.push({ code: 'formula-left', ...(fault.formula && { formula: fault.formula }) });
  return undefined;
}

function planOf({ prizes, rounding, automatic }: TdtNight, scoring: Scoring, left: TdtLeft[]): PrizePlan | undefined {
  const placed = prizes.filter(({ place }) => place !== undefined).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  if (placed.length === 0) return nothing(left, { code: 'no-prizes' });
  const gap = placed.findIndex(({ place }, nth) => place !== nth + 1);
  if (gap !== -1) return nothing(left, { code: 'prizes-unfit', place: gap + 1 });
  const rows = rowsOf(placed);
  const shares = placed.some(({ set }) => set?.by === 'percent');
  const things = placed.flatMap(({ place = 0, thing }) =>
    thing.trim() === '' ? [] : [{ place, thing: thing.trim().slice(0, 120).trim() }],
  );
  const points = placed.map((prize) => Math.round(prize.points));
  const plan: PrizePlan = {
    places: { by: 'list', rows },
    ...(shares && rounding > 0 && { rounding: { unit: toCents(rounding), leftOver: 'first' } }),
    ...(things.length > 0 && { things }),
    ...(points.some((one) => one > 0) && { points }),
    ...(scoring && { scoring }),
  };
  const fault = planFault(plan);
  if (fault !== undefined)
    return nothing(left, { code: 'prizes-unfit', ...(fault.place !== undefined && { place: fault.place }) });
  if (automatic) left.push({ code: 'prizes-of-evening' });
  if (plan.rounding !== undefined) left.push({ code: 'rounded-down', unit: rounding });
  for (const { name, place } of prizes) if (place === undefined) left.push({ code: 'prize-beside', prize: name });
  for (const [nth, { set, points: given }] of placed.entries()) {
    const place = nth + 1;
    const { share = 0 } = { ...rows[nth] } as { readonly share?: number };
    if (set === undefined) left.push({ code: 'prize-worked-out', place });
    if (set?.by === 'percent' && Math.abs(share / 10 - set.of) > 1e-9)
      left.push({ code: 'prize-share', place, percent: set.of, taken: share / 10 });
    const taken = plan.points?.[nth];
    if (given !== (taken ?? 0))
      left.push({ code: 'prize-points', place, points: given, ...(taken !== undefined && { taken }) });
  }
  for (const { name, set } of placed) if (set?.adjusted === true) left.push({ code: 'prize-adjusted', prize: name });
  return plan;
}

/** Thousandths of the pool, together as many as the file's are, or cents. */
function rowsOf(placed: readonly TdtPrize[]): readonly PrizeRow[] {
  const percents = placed.map(({ set }) => (set?.by === 'percent' ? set.of : 0));
  const whole = Math.round(10 * percents.reduce((sum, percent) => sum + percent, 0));
  const fit = whole > 0 && percents.every((percent) => percent >= 0);
  const shares = fit ? shareOut(toCents(whole), percents) : percents.map((percent) => Math.round(percent * 10));
  return placed.map(({ set, amount }, nth) =>
    set?.by === 'percent' ? { share: shares[nth] ?? 0 } : { amount: amount as Part['amount'] },
  );
}

function nothing(left: TdtLeft[], why: TdtLeft): undefined {
  left.push(why);
  return undefined;
}
