import { type Cents, toCents } from './cents.ts';

/**
 * Shares in whole units, as a deal is paid in euros: nobody below what he is sure of, the sum the same to the cent. What is
 * smaller than a unit goes to the biggest share. As they are where the unit is too coarse for that.
 */
export function roundShares(shares: readonly Cents[], unit: number, least: number): readonly Cents[] {
  if (unit <= 1 || shares.length === 0) return shares;
  const sum = shares.reduce<number>((total, share) => total + share, 0);
  const fewest = Math.ceil(least / unit);
  const units = shares.map((share) => Math.max(fewest, Math.floor(share / unit)));
  const rest = Math.floor(sum / unit) - units.reduce((total, one) => total + one, 0);
  if (rest < 0) return shares;
  const byRemainder = [...shares.keys()].toSorted(
    (a, b) => over(shares, units, unit, b) - over(shares, units, unit, a) || a - b,
  );
  for (let given = 0; given < rest; given += 1) {
    const at = byRemainder[given % byRemainder.length] ?? 0;
    units[at] = (units[at] ?? 0) + 1;
  }
  const biggest = [...shares.keys()].reduce((best, at) => ((shares[at] ?? 0) > (shares[best] ?? 0) ? at : best), 0);
  return units.map((one, at) => toCents(one * unit + (at === biggest ? sum % unit : 0)));
}

const over = (shares: readonly number[], units: readonly number[], unit: number, at: number): number =>
  (shares[at] ?? 0) - (units[at] ?? 0) * unit;
