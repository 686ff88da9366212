import { handedSum, type OwnEntry } from '@riffle/tournament';
import type { Words } from '../../words/de/index.ts';

/** What is between him and the till, each by its amount; `setOff`: what of a prize stays there for what he owes. */
export type StandLine = {
  readonly is: keyof Words['own']['lines'];
  readonly amount: number;
  readonly setOff: number;
};

export const TONES: { readonly [I in StandLine['is']]: 'open' | 'good' } = {
  ...{ unsold: 'open', toPay: 'open', getsBack: 'good', toFetch: 'good', fetchRest: 'good', allSetOff: 'good' },
  ...{ waits: 'good', tooMuch: 'open', allHanded: 'good', restHanded: 'good', allPaid: 'good' },
};

export const paidBy = (entries: readonly OwnEntry[]): number => entries.reduce((sum, { paid }) => sum + paid, 0);
export const wonBy = (entries: readonly OwnEntry[]): number =>
  entries.reduce((sum, { won }) => sum + handedSum(won), 0);

/** Of all his entries together. */
export function linesOf(entries: readonly OwnEntry[]): readonly StandLine[] {
  const overAll = (of: (one: OwnEntry) => number): number => entries.reduce((sum, one) => sum + of(one), 0);
  const won = wonBy(entries);
  const setOff = overAll(({ toFetch }) => toFetch.setOff);
  const wasSetOff = overAll(({ receipts }) =>
    receipts.reduce((sum, { what, amount }) => sum + (what === 'setOff' ? amount : 0), 0),
  );
  const fetch = overAll(({ toFetch }) => Math.max(0, toFetch.paid));
  const lines: readonly StandLine[] = [
    { is: 'unsold', amount: entries.filter(({ unsold }) => unsold === true).length, setOff: 0 },
    { is: 'toPay', amount: overAll(({ owes, toFetch }) => Math.max(0, owes - toFetch.setOff)), setOff },
    { is: 'getsBack', amount: overAll(({ owes }) => Math.max(0, -owes)), setOff },
    { is: setOff === 0 ? 'toFetch' : 'fetchRest', amount: fetch, setOff },
    { is: 'allSetOff', amount: fetch === 0 ? setOff : 0, setOff },
    { is: 'waits', amount: overAll(({ toFetch }) => Math.max(0, toFetch.waits)), setOff },
    { is: 'tooMuch', amount: overAll(({ toFetch }) => Math.max(0, -toFetch.paid)), setOff },
  ];
  const open = lines.filter(({ amount }) => amount > 0);
  const isHanded = !open.some(({ is }) => HANDING.has(is));
  if (won > 0 && isHanded)
    return [...open, { is: wasSetOff === 0 ? 'allHanded' : 'restHanded', amount: won - wasSetOff, setOff: wasSetOff }];
  const paid = paidBy(entries);
  return open.length > 0 || paid <= 0 ? open : [{ is: 'allPaid', amount: paid, setOff: 0 }];
}

const HANDING: ReadonlySet<StandLine['is']> = new Set(['toFetch', 'fetchRest', 'allSetOff', 'waits', 'tooMuch']);
