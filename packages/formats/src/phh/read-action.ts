import type { Chips } from '@riffle/cards';
import type { SeenCard } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import { readAmount } from '../hands/amount.ts';
import type { RecordedAction } from '../hands/hand-record.ts';

/** One action as the standard writes it, without its comment; `undefined` where it makes no sense. */
export function readAction(written: string, seats: readonly SeatNo[], decimals: number): RecordedAction | undefined {
  const [who = '', what = '', ...rest] = written.split(/\s+/);
  if (who === 'd') return readDeal(what, rest, seats);
  const seat = seatOf(who, seats);
  if (seat === undefined) return undefined;
  const [given, ...more] = rest;
  if (more.length > 0) return undefined;
  switch (what) {
    case 'f':
      return given === undefined ? { type: 'Fold', seat } : undefined;
    case 'cc':
      return given === undefined ? { type: 'CheckOrCall', seat } : undefined;
    case 'pb':
      return given === undefined ? { type: 'PostBringIn', seat } : undefined;
    case 'cbr': {
      const to = readAmount(given ?? '', decimals);
      return to === undefined || to <= 0 ? undefined : { type: 'BetTo', seat, to: to as Chips };
    }
    case 'sd': {
      const cards = readCards(given ?? '');
      return cards && { type: 'Discard', seat, cards };
    }
    case 'sm': {
      if (given === undefined) return { type: 'Muck', seat };
      if (given === '-') return { type: 'Show', seat };
      const cards = readCards(given);
      return cards && { type: 'Show', seat, cards };
    }
  }
  return undefined;
}

function readDeal(what: string, rest: readonly string[], seats: readonly SeatNo[]): RecordedAction | undefined {
  if (what === 'db' && rest.length === 1) {
    const cards = readCards(rest[0] ?? '');
    return cards && { type: 'DealBoard', cards };
  }
  const [who = '', given = '', ...more] = rest;
  const seat = seatOf(who, seats);
  const cards = readCards(given);
  if (what !== 'dh' || seat === undefined || cards === undefined || more.length > 0) return undefined;
  return { type: 'DealHole', seat, cards };
}

const seatOf = (who: string, seats: readonly SeatNo[]): SeatNo | undefined =>
  /^p[1-9]\d*$/.test(who) ? seats[Number(who.slice(1)) - 1] : undefined;

const CARDS = /^(?:[2-9TJQKA][cdhs]|\?\?)*$/;

function readCards(written: string): readonly SeenCard[] | undefined {
  if (!CARDS.test(written)) return undefined;
  return (written.match(/../g) ?? []) as readonly string[] as readonly SeenCard[];
}
