import type { Cents } from '@riffle/money';
import { boxesOf, ledgerOf } from './accounts.ts';
import { booked, type Decide, happens, refused } from './decision.ts';
import type { GuestId } from './ids.ts';
import type { MoneyMoved } from './money-moved.ts';
import type { RoomRefusal } from './refusal.ts';
import type { Room } from './room.ts';
import { policyOf } from './rulebook-of.ts';
import { placeOf } from './seats.ts';

/** [gcb:C1.a2] [gcb:C1.a3] To the least buy-in or more; once an evening to half of it, told aloud. */
export const topUp: Decide<'TopUp'> = (room, { guest, paid, stake, short }, { now }) => {
  const sits = placeOf(room, guest);
  const game = sits === undefined ? undefined : room.games.get(room.tables.get(sits.table)?.game ?? ('' as never));
  if (sits === undefined || game === undefined) return refused({ code: 'not-seated' });
  if (!isAmount(paid.amount) || stake < 0) return refused({ code: 'amount-out-of-range' });
  const { minBuyIn: least, maxBuyIn: most } = game;
  const after = stake + paid.amount;
  const policy = policyOf(room, 'cash.shortTopUp');
  if (most !== undefined && after > most) return refused({ code: 'buy-in-out-of-range', least, most });
  const isShort = after < least;
  const half = Math.ceil(least / 2) as Cents;
  if (isShort && (short !== true || (room.guests.get(guest)?.shortTopUps ?? 0) >= policy.value))
    return refused({ code: 'short-top-up-used', least, refs: policy.refs });
  if (after < half) return refused({ code: 'short-top-up-too-short', least: half, refs: policy.refs });
  const moved: MoneyMoved = { at: now, what: isShort ? 'shortTopUp' : 'topUp', guest, ...paid };
  return happens({ v: 1, type: 'MoneyMoved', moved, because: isShort ? [policy] : [] });
};

export const payDeposit: Decide<'PayDeposit'> = (room, { guest, paid }, { now }) => {
  const most = room.guests.get(guest)?.deposit ?? (0 as Cents);
  if (!isAmount(paid.amount) || paid.amount > most) return refused({ code: 'amount-out-of-range', most });
  return moved({ at: now, what: 'depositPaid', guest, ...paid });
};

/** [gcb:C1.c] For himself alone, where the rulebook lets a stake be spent so. */
export const payFromStake: Decide<'PayFromStake'> = (room, { guest, amount }, { now }) => {
  if (placeOf(room, guest) === undefined) return refused({ code: 'not-seated' });
  const policy = policyOf(room, 'cash.payFromStake');
  if (policy.value === 'never') return refused({ code: 'not-from-stake', refs: policy.refs });
  if (!isAmount(amount)) return refused({ code: 'amount-out-of-range', most: inPlay(room) });
  const beyond = beyondChips(room, amount, guest);
  if (beyond !== undefined) return refused(beyond);
  return happens(booked({ at: now, what: 'consumed', guest, amount }, [policy]));
};

export const takeRake: Decide<'TakeRake'> = (room, { table, amount }, { now }) =>
  fromTable(room, { at: now, what: 'rake', table, amount });

/** Whatever else the house takes at a table. */
export const takeFee: Decide<'TakeFee'> = (room, { table, amount }, { now }) =>
  fromTable(room, { at: now, what: 'fee', table, amount });

function fromTable(room: Room, moves: Extract<MoneyMoved, { readonly what: 'rake' | 'fee' }>) {
  if (!room.tables.has(moves.table)) return refused({ code: 'no-such-table' });
  if (!isAmount(moves.amount)) return refused({ code: 'amount-out-of-range' });
  const beyond = beyondChips(room, moves.amount);
  return beyond === undefined ? moved(moves) : refused(beyond);
}

export const fillBox: Decide<'FillBox'> = (_room, { box, amount }, { now }) =>
  isAmount(amount) ? moved({ at: now, what: 'float', box, amount }) : refused({ code: 'amount-out-of-range' });

export const emptyBox: Decide<'EmptyBox'> = (room, { box, amount }, { now }) => {
  const most = boxesOf(room).get(box)?.cash ?? (0 as Cents);
  return isAmount(amount) && amount <= most
    ? moved({ at: now, what: 'drop', box, amount })
    : refused({ code: 'amount-out-of-range', most });
};

/** What is found in it; the difference to what should be there is written down. */
export const countBox: Decide<'CountBox'> = (_room, { box, cash, card }, { now }) => {
  if (![cash, card].every((one) => Number.isSafeInteger(one) && one >= 0))
    return refused({ code: 'amount-out-of-range' });
  const count = (means: 'cash' | 'card', amount: Cents) =>
    ({ v: 1, type: 'MoneyMoved', because: [], moved: { at: now, what: 'counted', box, means, amount } }) as const;
  return happens(count('cash', cash), count('card', card));
};

const moved = (one: MoneyMoved) => happens({ v: 1, type: 'MoneyMoved', moved: one, because: [] });
export const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0;

/**
 * [gcb:C1.a1] Nobody has more at his seat than all chips that were bought and that do not lie, counted, before others who are
 * away: what else lies there is none of his stake.
 */
export function beyondChips(room: Room, amount: number, guest?: GuestId): RoomRefusal | undefined {
  const counted = [...room.tables.values()]
    .flatMap(({ seated }) => [...seated.values()])
    .flatMap((one) => (one.instead === undefined ? [one] : [one, one.instead]))
    .reduce((sum, one) => sum + (one.guest === guest ? 0 : (one.away?.stake ?? 0)), 0);
  const most = Math.max(0, inPlay(room) - counted) as Cents;
  return amount > most ? { code: 'more-than-chips', most, refs: policyOf(room, 'cash.stakeForm').refs } : undefined;
}

/** Chips of value on all tables together: whose they are changes with every hand. */
export const inPlay = (room: Room): Cents => -(ledgerOf(room).get('inPlay') ?? 0) as Cents;
