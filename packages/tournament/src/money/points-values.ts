import { type Cents, minorUnits, type PointsName } from '@riffle/money';
import { isAlternate } from '../alternate-list.ts';
import type { BustOutId, EntryId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { bountyIn } from './bounty-form.ts';
import { dues } from './dues.ts';
import { headsWon } from './heads-won.ts';
import { hitsMade } from './hits.ts';
import { isPlayedFor, priceOf, type SaleKind } from './money-setup.ts';
import type { Sale } from './money-state.ts';
import { prizeField, prizePool, prizes } from './prize-pool.ts';
import { standing } from './standing.ts';

/** What a formula is told of one who has a place, or would have it; amounts are in the currency and not in cents. */
export type PointsValues = { readonly [name in PointsName]?: number };

type Of = (entry: EntryId, place: number) => number;

const ENTERED: readonly SaleKind[] = ['entry', 'reEntry'];
const REBOUGHT: readonly SaleKind[] = ['rebuy'];
const ADDED: readonly SaleKind[] = ['addOn'];
const ALL: readonly SaleKind[] = [...ENTERED, ...REBOUGHT, ...ADDED];

/** Whatever nobody asks for is not worked out. `untold`: hands that count not yet. */
export function pointsValues(
  state: Tournament,
  asked: readonly PointsName[],
  untold: ReadonlySet<BustOutId>,
): (entry: EntryId, place: number) => PointsValues {
  const values = valuesOf(state, untold);
  return (entry, place) => Object.fromEntries(asked.map((name) => [name, values[name](entry, place)]));
}

function valuesOf(state: Tournament, untold: ReadonlySet<BustOutId>): { readonly [N in PointsName]: Of } {
  const { currency, money: sold, levels } = setupOf(state);
  const minor = minorUnits(currency);
  const pool = once(() => prizePool(state));
  const field = once(() => prizeField(state));
  const paid = once(() => prizes(state).length);
  const won = once(() => new Map(dues(state).map((due) => [due.entry, due.won])));
  const hits = once(() => hitsMade(state, untold));
  const heads = once(() => headsWon(state, { as: 'staff' }));
  const levelOf = once(() => new Map(state.bustOuts.map(({ id, level }) => [id, level])));
  const all = once(() => standing(state).filter(({ entry }) => !isAlternate(state.entries.get(entry))));
  const byEntry = once(() => Map.groupBy(all(), ({ entry }) => entry));
  const money =
    (of: Of): Of =>
    (entry, place) =>
      of(entry, place) / minor;
  const his =
    (kinds: readonly SaleKind[], of: (sale: Sale) => number): Of =>
    (entry) =>
      sumOf(byEntry().get(entry) ?? [], kinds, of);
  const everybodys = (kinds: readonly SaleKind[], of: (sale: Sale) => number): Of =>
    once(() => sumOf(all(), kinds, of));
  const prizesOf: Of = (entry) => {
    const { prize = 0, special = 0, byHand = 0 } = won().get(entry) ?? {};
    return prize + special + byHand;
  };
  const bountiesOf: Of = (entry) => won().get(entry)?.bounty ?? 0;
  return {
    rank: (_, place) => place,
    position: (_, place) => field().entries + 1 - place,
    roundOut: (entry) => {
      const hand = state.entries.get(entry)?.out;
      const level = (hand === undefined ? state.bustOuts.at(-1)?.level : levelOf().get(hand)) ?? 0;
      return levels.slice(0, level + 1).filter(({ kind }) => kind === 'play').length;
    },
    inTheMoney: (_, place) => (place <= paid() ? 1 : 0),
    inTheMoneyRank: () => paid(),
    buyins: () => field().entries,
    totalRebuys: () => field().rebuys ?? 0,
    totalAddOns: () => field().addOns ?? 0,
    pot: money(() => pool().total),
    preGuaranteedPot: money(() => pool().total - pool().overlay),
    guaranteedPot: money(() => sold?.guarantee ?? (0 as Cents)),
    houseContribution: money(() => pool().added),
    prizeWinnings: money(prizesOf),
    totalBuyinsAmount: money(everybodys(ENTERED, costOf)),
    totalBuyinsChips: everybodys(ENTERED, chipsOf),
    totalBuyinsRake: money(everybodys(ENTERED, rakeOf)),
    totalRebuysAmount: money(everybodys(REBOUGHT, costOf)),
    totalRebuysChips: everybodys(REBOUGHT, chipsOf),
    totalRebuysRake: money(everybodys(REBOUGHT, rakeOf)),
    totalAddOnsAmount: money(everybodys(ADDED, costOf)),
    totalAddOnsChips: everybodys(ADDED, chipsOf),
    totalAddOnsRake: money(everybodys(ADDED, rakeOf)),
    bountyTotal: money(everybodys(ALL, bountyIn)),
    numberOfRebuys: his(REBOUGHT, () => 1),
    numberOfAddOns: his(ADDED, () => 1),
    numberOfHits: (entry) => {
      const { sum, among } = hits().get(entry) ?? { sum: 0, among: 1 };
      return sum / among;
    },
    numberOfBountyChips: his(ALL, (sale) => (bountyIn(sale) > 0 ? 1 : 0)),
    numberOfBountiesWon: (entry) => heads().get(entry) ?? 0,
    buyinCost: money(his(ENTERED, costOf)),
    rebuyCost: money(his(REBOUGHT, costOf)),
    addOnCost: money(his(ADDED, costOf)),
    bountyChipCost: money(his(ALL, bountyIn)),
    totalCost: money(his(ALL, priceOf)),
    buyinRake: money(his(ENTERED, rakeOf)),
    rebuyRake: money(his(REBOUGHT, rakeOf)),
    addOnRake: money(his(ADDED, rakeOf)),
    totalRake: money(his(ALL, rakeOf)),
    bountyWinnings: money(bountiesOf),
    totalWinnings: money((entry, place) => prizesOf(entry, place) + bountiesOf(entry, place)),
    take: money((entry, place) => prizesOf(entry, place) + bountiesOf(entry, place) - his(ALL, priceOf)(entry, place)),
  };
}

/** What it costs but for the bounty on his head, with what the club keeps. */
const costOf = (sale: Sale): number => priceOf(sale) - bountyIn(sale);
const rakeOf = ({ parts }: Sale): number => priceOf({ parts: parts.filter((part) => !isPlayedFor(part)) });
const chipsOf = ({ chips }: Sale): number => chips;

const sumOf = (sales: readonly Sale[], kinds: readonly SaleKind[], of: (sale: Sale) => number): number =>
  sales.reduce((sum, sale) => sum + (kinds.includes(sale.kind) ? of(sale) : 0), 0);

function once<T>(work: () => T): () => T {
  let found: { readonly is: T } | undefined;
  return () => {
    found ??= { is: work() };
    return found.is;
  };
}
