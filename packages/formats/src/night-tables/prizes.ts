import { handedSum } from '@riffle/tournament';
import { plainPoints } from '../written.ts';
import type { Rows } from './table-source.ts';

/** Who has won something, and what of it is still to be handed out; best place first. */
export const ofDues: Rows = ({ view, style }, { name, money }) =>
  (view.money?.books?.dues ?? [])
    .map((due) => ({ due, entry: view.entries[due.entry] }))
    .toSorted((a, b) => (a.entry?.place ?? 1_000_000) - (b.entry?.place ?? 1_000_000))
    .map(({ due, entry }) => ({
      place: entry?.place === undefined ? '' : String(entry.place),
      name: name(due.entry),
      prize: money(due.won.prize),
      bounty: money(due.won.bounty),
      special: money(due.won.special),
      byHand: money(due.won.byHand),
      won: money(handedSum(due.won)),
      open: money(handedSum(due)),
      points: entry?.points === undefined ? '' : plainPoints(entry.points, style.decimal),
    }));

/** Special prizes, and who won them; of a draw how many were in it. */
export const ofSpecials: Rows = ({ view, words }, { name, money, moment }) =>
  (view.money?.specials ?? []).map(({ no, name: what, money: amount, thing, points, awarded, hat }) => ({
    no: String(no),
    what,
    amount: money(amount),
    thing: thing ?? '',
    points: points === undefined ? '' : String(points),
    name:
      awarded === undefined ? '' : awarded.entries.length === 0 ? words.nobody : awarded.entries.map(name).join(', '),
    at: moment(awarded?.at),
    among: String(awarded?.among?.length ?? hat?.heads ?? ''),
  }));

/** What is no money, whose it is and who has it. */
export const ofThings: Rows = ({ view }, { name, moment }) =>
  (view.money?.books?.things ?? []).map(({ thing, entries, handed }) => ({
    thing,
    name: entries.map(name).join(', '),
    handedTo: name(handed?.entry),
    at: moment(handed?.at),
  }));

/** What each had by the deal, and when he agreed. */
export const ofDeal: Rows = ({ view, words }, { name, money, moment }) => {
  const { shares = [], consents = [], method, at } = view.deal ?? {};
  return shares.map(({ entry, amount, chips }) => ({
    ...{ at: moment(at), name: name(entry), amount: money(amount) },
    method: method === undefined ? '' : words.methods[method],
    chips: chips === undefined ? '' : String(chips),
    agreed: moment(consents.find((consent) => consent.entry === entry)?.at),
  }));
};

/** Opened ones in their order, with whose they were; of those still closed only how many there are of each. */
export const ofEnvelopes: Rows = ({ view }, { name, money, moment }) => {
  const { drawn = [], left = [] } = view.money?.mystery ?? {};
  return [
    ...drawn.map(({ entry, amount, at, by }) => ({
      ...{ amount: money(amount), at: moment(at), name: name(entry), by: by.map(name).join(', ') },
    })),
    ...left
      .filter(({ count }) => count > 0)
      .map(({ amount, count }) => ({ amount: money(amount), left: String(count) })),
  ];
};
