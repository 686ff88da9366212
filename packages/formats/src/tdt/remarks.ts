import type { TdtRemark } from '../problems/tdt-problem.ts';
import type { TdtScores } from './points.ts';
import { stillIn } from './standings.ts';
import type { TdtMoney, TdtPlayer, TdtPrize } from './tdt-night.ts';

type Found = {
  readonly players: readonly TdtPlayer[];
  readonly prizes: readonly TdtPrize[];
  readonly unshared: readonly TdtPrize[];
  readonly deals: number;
  readonly money: TdtMoney;
  readonly counted: boolean;
  /** Of bounty chips that nobody could be given. */
  readonly kept: number;
  readonly scores: TdtScores;
};
/** What of a night is not taken, and where its own figures do not agree. */
export function remarksOn({
  players,
  prizes,
  unshared,
  deals,
  money,
  counted,
  kept,
  scores,
}: Found): readonly TdtRemark[] {
  const known = new Set(players.map(({ id }) => id));
  const left = stillIn(players);
  const bought = players.flatMap(({ buyIns, addOns }) => [...buyIns, ...addOns]);
  const sold = players.flatMap(({ buyIns }) => buyIns).reduce((sum, { bounty }) => sum + bounty, 0);
  const pot = bought.reduce((sum, { amount, rake }) => sum + amount - rake, money.houseContribution);
  const total = prizes.reduce((sum, { amount }) => sum + amount, 0);
  const remarks: TdtRemark[] = [];
  if (counted) remarks.push({ code: 'names-no-players' });
  if (left > 1) remarks.push({ code: 'not-over', left });
  if (deals > 0) remarks.push({ code: 'deals-not-read', deals });
  for (const { name, amount, to } of unshared)
    remarks.push({ code: 'prize-not-shared', prize: name, amount, among: to.length });
  for (const { name, amount, to } of prizes) {
    if (left <= 1 && to.length === 0 && amount !== 0) remarks.push({ code: 'prize-unclaimed', prize: name, amount });
    for (const id of to) if (!known.has(id)) remarks.push({ code: 'recipient-unknown', prize: name, id });
  }
  for (const { name, buyIns } of players) {
    const by = new Set(buyIns.flatMap(({ out }) => out?.by ?? []));
    for (const id of by) if (!known.has(id)) remarks.push({ code: 'hitman-unknown', player: name, id });
  }
  if (sold > 0) remarks.push({ code: 'bounties-worked-out', sold, kept });
  for (const { name, adjusted } of players)
    if (Object.values(adjusted).some((figure) => figure !== 0))
      remarks.push({ code: 'adjusted', player: name, ...adjusted });
  if (money.fixedRake) remarks.push({ code: 'fixed-rake-not-taken' });
  // a fixed rake or a guarantee would make another pot of it
  else if (bought.length > 0 && pot !== total && money.guarantee <= pot)
    remarks.push({ code: 'prizes-differ', pot, prizes: total });
  if (scores.fault) remarks.push({ code: 'formula-no-value', ...scores.fault });
  return remarks;
}
