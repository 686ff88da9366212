import { checkNames, type FormulaProblem, namesIn, readFormula } from '@riffle/formula';
import { POINTS_NAMES, type PointsName, pointsOf } from '@riffle/money';
import type { TdtBuyIn, TdtMoney, TdtPlayer, TdtPrize } from './tdt-night.ts';

type Night = {
  readonly players: readonly Omit<TdtPlayer, 'points'>[];
  readonly prizes: readonly TdtPrize[];
  readonly unshared: readonly TdtPrize[];
  readonly money: TdtMoney;
};
export type TdtScores = {
  /** By UUID; who has no place yet, or for whom the formula has no value, has none. */
  readonly points: ReadonlyMap<string, number>;
  /** What is wrong with the formula; `player`: for whom first. */
  readonly fault?: { readonly formula: FormulaProblem; readonly player?: string };
};

/**
 * As the program has them: by the night's formula for everybody who has a place, for what he bought, for hits and by prizes,
 * with what was adjusted. The program rounds nothing; here they are hundredths, as those of a night of Riffle.
 */
export function scoresOf(night: Night): TdtScores {
  const { formula = '0', perHit } = night.money;
  const values = valuesIn(night);
  const known = POINTS_NAMES.filter((name) => values[name] !== undefined);
  const read = readFormula(formula);
  const checked = read.ok ? checkNames(read.value, known) : read;
  if (!checked.ok) return { points: new Map(), fault: { formula: checked.problem } };
  const asked = namesIn(checked.value, known);
  const points = new Map<string, number>();
  let fault: TdtScores['fault'];
  for (const player of night.players) {
    if (player.place === undefined || player.buyIns.length === 0) continue;
    const found = pointsOf(formula, Object.fromEntries(asked.map((name) => [name, values[name]?.(player) ?? 0])));
    if ('problem' in found) {
      fault ??= { formula: found.problem, player: player.name };
      continue;
    }
    const { sum, among } = found.points;
    const bought = [...player.buyIns, ...player.addOns].reduce((so, one) => so + one.points, 0);
    const prizes = night.prizes.reduce((so, one) => so + (one.to.includes(player.id) ? one.points : 0), 0);
    const all = sum / among + bought + prizes + hitsOf(player) * perHit + player.adjusted.points;
    points.set(player.id, Math.round(all * 100) / 100);
  }
  // a night that knows no points has none, and not nothing for everybody
  const scored = night.money.formula !== undefined || [...points.values()].some((one) => one !== 0);
  return { points: scored ? points : new Map(), ...(fault && { fault }) };
}

type Of = (player: Night['players'][number]) => number;

/** What such a file knows of it: not the pot where a fixed rake was taken off it, nor who won what a deal shared. */
function valuesIn({ players, prizes, unshared, money }: Night): { readonly [N in PointsName]?: Of } {
  const inIt = players.filter(({ buyIns }) => buyIns.length > 0);
  const entries = inIt.flatMap(({ buyIns }) => buyIns.slice(0, 1));
  const rebuys = inIt.flatMap(({ buyIns }) => buyIns.slice(1));
  const addOns = inIt.flatMap((player) => player.addOns);
  const chips = inIt.flatMap(({ buyIns }) => buyIns).reduce((sum, { bounty }) => sum + bounty, 0);
  const pot =
    sumOf([...entries, ...rebuys, ...addOns], ({ amount, rake }) => amount - rake) + money.houseContribution / 100;
  const paid = prizes.reduce((last, { place = 0, amount }) => (amount > 0 ? Math.max(last, place) : last), 0);
  const shared = unshared.length === 0;
  const whole =
    (value: number): Of =>
    () =>
      value;
  return {
    buyins: whole(inIt.length),
    totalRebuys: whole(rebuys.length),
    totalAddOns: whole(addOns.length),
    ...(!money.fixedRake && {
      preGuaranteedPot: whole(pot),
      pot: whole(Math.max(pot, money.guarantee / 100)),
    }),
    guaranteedPot: whole(money.guarantee / 100),
    houseContribution: whole(money.houseContribution / 100),
    inTheMoneyRank: whole(paid),
    totalBuyinsAmount: whole(sumOf(entries, amountOf)),
    totalBuyinsChips: whole(entries.reduce((sum, one) => sum + one.chips, 0)),
    totalBuyinsRake: whole(sumOf(entries, rakeOf)),
    totalRebuysAmount: whole(sumOf(rebuys, amountOf)),
    totalRebuysChips: whole(rebuys.reduce((sum, one) => sum + one.chips, 0)),
    totalRebuysRake: whole(sumOf(rebuys, rakeOf)),
    totalAddOnsAmount: whole(sumOf(addOns, amountOf)),
    totalAddOnsChips: whole(addOns.reduce((sum, one) => sum + one.chips, 0)),
    totalAddOnsRake: whole(sumOf(addOns, rakeOf)),
    bountyTotal: whole(chips / 100),
    rank: ({ place = 0 }) => place,
    position: ({ place = 0 }) => inIt.length + 1 - place,
    inTheMoney: ({ place = 0 }) => (place <= paid ? 1 : 0),
    roundOut: ({ buyIns }) => buyIns.at(-1)?.out?.level ?? 0,
    numberOfRebuys: ({ buyIns }) => buyIns.length - 1,
    numberOfAddOns: (player) => player.addOns.length,
    numberOfHits: hitsOf,
    numberOfBountyChips: ({ buyIns }) => buyIns.filter(({ bounty }) => bounty > 0).length,
    buyinCost: ({ buyIns }) => sumOf(buyIns.slice(0, 1), amountOf),
    rebuyCost: ({ buyIns }) => sumOf(buyIns.slice(1), amountOf),
    addOnCost: (player) => sumOf(player.addOns, amountOf),
    bountyChipCost: ({ buyIns }) => buyIns.reduce((sum, { bounty }) => sum + bounty, 0) / 100,
    totalCost: (player) => player.paid / 100,
    buyinRake: ({ buyIns }) => sumOf(buyIns.slice(0, 1), rakeOf),
    rebuyRake: ({ buyIns }) => sumOf(buyIns.slice(1), rakeOf),
    addOnRake: (player) => sumOf(player.addOns, rakeOf),
    totalRake: ({ buyIns, addOns: his }) => sumOf([...buyIns, ...his], rakeOf),
    bountyWinnings: ({ bounties }) => bounties / 100,
    ...(shared && {
      prizeWinnings: ({ won, bounties }) => (won - bounties) / 100,
      totalWinnings: ({ won }) => won / 100,
      take: ({ won, paid: cost }) => (won - cost) / 100,
    }),
  };
}

type Bought = Pick<TdtBuyIn, 'amount' | 'rake' | 'chips'>;
const amountOf = ({ amount }: Bought): number => amount;
const rakeOf = ({ rake }: Bought): number => rake;
const hitsOf: Of = ({ hits, adjusted }) => hits + adjusted.hits;
/** Cents, as an amount of the currency. */
const sumOf = (bought: readonly Bought[], of: (one: Bought) => number): number =>
  bought.reduce((sum, one) => sum + of(one), 0) / 100;
