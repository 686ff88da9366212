import type { Instant } from '@riffle/aggregate';
import type { Deducted } from '@riffle/money';
import {
  addOnAt,
  type ClockReading,
  type EntryId,
  isOffered,
  type Limited,
  type MoneySetup,
  mayBeOffered,
  offeredAtLevel,
  type Profile,
  type TournamentView,
} from '@riffle/tournament';

/**
 * What can still be bought, through which level and until when: without either, as long as it is played. `after`: only once
 * that level is over, `since`: from that moment; `last`: now, until the next level is played.
 */
export type StillSold = {
  readonly kind: Limited;
  readonly after?: number;
  readonly since?: Instant;
  readonly last?: true;
  readonly through?: number;
  readonly until?: Instant;
};

/** What everybody in the room may know of the money now. Amounts in minor units. */
export type RoomMoney = {
  readonly pool?: { readonly total: number; readonly guaranteed: boolean; readonly deducted: readonly Deducted[] };
  readonly places: number;
  readonly first?: number;
  readonly sold: readonly StillSold[];
  /** How many must still go out until somebody is paid; once nobody comes in any more. */
  readonly toMoney?: number;
  /** What whoever goes out next is paid. */
  readonly next?: number;
  /** Whoever has most on his head; only where heads grow. */
  readonly head?: { readonly entry: EntryId; readonly amount: number };
  /** Envelopes that are closed, the most that is in one of them, and what was drawn last. */
  readonly envelopes?: {
    readonly left: number;
    readonly most: number;
    readonly last?: { readonly entry: EntryId; readonly amount: number };
  };
};

const KINDS: readonly Limited[] = ['rebuy', 'addOn', 'reEntry'];

/** What is told now. `late`: whether there are still new entries. */
export function roomMoney(
  view: TournamentView,
  { reading, now, late }: { readonly reading: ClockReading; readonly now: Instant; readonly late: boolean },
): RoomMoney {
  const { prizes, figures, stage, money, deal, calledOff } = view;
  const sold = stage === 'over' || calledOff !== undefined ? [] : stillSold(view, { reading, now, late });
  const [first] = prizes;
  const comesIn = late || sold.some(({ kind }) => kind !== 'addOn');
  const plays = stage === 'play' && calledOff === undefined && !comesIn && deal === undefined && prizes.length > 0;
  const next = prizes[figures.left - 1];
  return {
    ...(money && {
      pool: {
        total: money.pool.total,
        guaranteed: money.pool.overlay > 0,
        deducted: (money.pool.deducted ?? []).filter(({ amount }) => amount > 0),
      },
    }),
    places: prizes.length,
    ...(first !== undefined && { first }),
    sold,
    ...(plays && figures.left > prizes.length && { toMoney: figures.left - prizes.length }),
    ...(plays && figures.left > 1 && next !== undefined && { next }),
    ...bountiesTold(view),
  };
}

function bountiesTold({ money, setup, stage }: TournamentView): Pick<RoomMoney, 'head' | 'envelopes'> {
  const { heads = {}, mystery } = money ?? {};
  if (mystery !== undefined) {
    const last = mystery.drawn?.at(-1);
    const left = mystery.left.reduce((sum, { count }) => sum + count, 0);
    const most = mystery.left[0]?.amount ?? 0;
    return { envelopes: { left, most, ...(last && { last: { entry: last.entry, amount: last.amount } }) } };
  }
  if (setup.money?.bounty?.by !== 'progressive' || stage !== 'play') return {};
  const [most] = Object.entries(heads).sort(([, a], [, b]) => b - a);
  return most === undefined ? {} : { head: { entry: most[0] as EntryId, amount: most[1] } };
}

function stillSold(
  { setup, money, figures, clock }: TournamentView,
  { reading, now, late }: { readonly reading: ClockReading; readonly now: Instant; readonly late: boolean },
): readonly StillSold[] {
  const prices = setup.money;
  if (prices === undefined || money === undefined) return [];
  const levels = setup.levels.filter((level) => level.kind === 'play').length;
  return KINDS.flatMap((kind): readonly StillSold[] => {
    const { total = Infinity, fewestLeft = 0 } = prices.limits?.[kind] ?? {};
    if (money.sold[kind] >= total || figures.left < fewestLeft || money.byTheBook.over.includes(kind)) return [];
    const time = kind === 'addOn' ? money.byTheBook.addOn : undefined;
    const at = time && addOnAt(time, { started: clock !== undefined, reading, now });
    if (at?.is === 'over') return [];
    if (at?.is === 'comes') return addOnComes(prices, at, reading, now);
    if (at?.is === 'sold' && at.last === true)
      return prices.profiles.some((one) => one.kind === kind && endOf(one, prices, reading, now).length > 0)
        ? [{ kind, last: true }]
        : [];
    const book: End = kind === 'reEntry' ? endOfReEntries(setup, money.byTheBook.reEntryThrough) : FOREVER;
    if (
      kind === 'reEntry' &&
      !(money.byTheBook.reEntryThrough === undefined ? late : offeredAtLevel({ through: book.through }, reading))
    )
      return [];
    const ends = prices.profiles.flatMap((profile) =>
      profile.kind === kind ? endOf(profile, prices, reading, now) : [],
    );
    if (ends.length === 0) return [];
    const through = Math.min(book.through, Math.max(...ends.map((end) => end.through)));
    const until = Math.min(book.until, Math.max(...ends.map((end) => end.until)));
    // through the last level it is as long as anybody plays
    return [
      {
        kind,
        ...(through < levels && { through }),
        ...(Number.isFinite(until) && { until: until as Instant }),
      },
    ];
  });
}

/** What is not sold before the rebuys are over, where it has a price then. */
function addOnComes(
  { profiles }: MoneySetup,
  { through, since }: { readonly through?: number; readonly since?: Instant },
  reading: ClockReading,
  now: Instant,
): readonly StillSold[] {
  if (!profiles.some(({ kind, offered = {} }) => kind === 'addOn' && mayBeOffered(offered, reading, now))) return [];
  return [{ kind: 'addOn', ...(through !== undefined && { after: through }), ...(since !== undefined && { since }) }];
}

type End = { readonly through: number; readonly until: number };
const FOREVER: End = { through: Infinity, until: Infinity };

/** By the rulebook's level, or with late entry where it names none. */
function endOfReEntries(
  { lateEntryThrough, lateEntryUntil = Infinity as Instant }: TournamentView['setup'],
  byTheBook: number | undefined,
): End {
  return byTheBook === undefined
    ? { through: lateEntryThrough ?? Infinity, until: lateEntryUntil }
    : { through: byTheBook, until: Infinity };
}

/** Through which level and until when it is sold; nothing where that is over or has not begun. */
function endOf(
  { kind, offered = {} }: Profile,
  { limits }: MoneySetup,
  reading: ClockReading,
  now: Instant,
): readonly End[] {
  // before the start it is told what there will be
  const begun = reading.phase === 'notStarted' ? { from: 0, since: now } : {};
  if (kind === 'entry' || !isOffered({ ...offered, ...begun }, reading, now)) return [];
  const limit = limits?.[kind]?.through ?? Infinity;
  if (!offeredAtLevel({ through: limit, ...(kind !== 'reEntry' && { breaks: 'also' }) }, reading)) return [];
  return [{ through: Math.min(offered.through ?? Infinity, limit), until: offered.until ?? Infinity }];
}
