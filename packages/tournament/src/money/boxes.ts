import type { Actor } from '@riffle/aggregate';
import { balance, boxOf, type Cents } from '@riffle/money';
import { type Decide, happens, nothingToDo, type Objection, refused } from '../decision.ts';
import type { BoxId } from '../ids.ts';
import type { TournamentRefusal } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { booksClosed } from './closed.ts';
import { type Box, NO_MONEY } from './money-state.ts';
import { MOST_MONEY } from './most-money.ts';

export const openBox: Decide<'OpenBox'> = (state, { box, name, float }, { actor }) => {
  const objection = booksClosed(state) ?? amountFrom(0, float);
  if (objection !== undefined) return refused(objection);
  if (boxById(state, box) !== undefined) return refused({ code: 'id-taken', id: box });
  return happens({ v: 1, type: 'BoxOpened', box, name: name.trim(), holder: actor.id, float });
};

export const moveCash: Decide<'MoveCash'> = (state, { box: id, amount, reason }, { now, actor }) => {
  if (amount === 0) return nothingToDo;
  const objection =
    booksClosed(state) ?? usable(state, id, actor) ?? amountFrom(-MOST_MONEY, amount) ?? holds(state, id, -amount);
  if (objection !== undefined) return refused(objection);
  return happens({
    v: 1,
    type: 'CashMoved',
    box: id,
    amount,
    at: now,
    ...(reason?.trim() && { reason: reason.trim() }),
  });
};

/** A card reader that has paid out more than it took stands below nothing; a box of cash cannot. */
export const countBox: Decide<'CountBox'> = (state, { box: id, cash, card, note }, { now, actor }) => {
  const objection =
    booksClosed(state) ?? usable(state, id, actor) ?? amountFrom(0, cash) ?? amountFrom(-MOST_MONEY, card);
  if (objection !== undefined) return refused(objection);
  const said = note?.trim();
  const expected = inBox(state, id);
  return happens({ v: 1, type: 'BoxCounted', box: id, cash, card, at: now, ...(said && { note: said }), expected });
};

/** What should be in it by all that was taken and given. */
export const inBox = ({ money = NO_MONEY }: Tournament, id: BoxId): { readonly cash: Cents; readonly card: Cents } => ({
  cash: balance(money.ledger, boxOf(id, 'cash')),
  card: balance(money.ledger, boxOf(id, 'card')),
});

const boxById = (state: Tournament, id: BoxId): Box | undefined =>
  (state.money ?? NO_MONEY).boxes.find((box) => box.id === id);

/** A box is its holder's; the director may reach into any. */
export function usable(state: Tournament, id: BoxId, actor: Actor): Objection {
  const box = boxById(state, id);
  if (box === undefined) return { code: 'no-such-box', box: id };
  if (box.counted !== undefined) return { code: 'box-counted', box: id };
  return actor.role === 'director' || actor.role === 'demo' || box.holder === actor.id
    ? undefined
    : { code: 'not-your-box', box: id };
}

/** Whether so much can be taken out of its cash. */
export function holds(state: Tournament, id: BoxId, amount: number): Objection {
  const has = balance((state.money ?? NO_MONEY).ledger, boxOf(id, 'cash'));
  return amount > has ? { code: 'box-has-less', box: id, has } : undefined;
}

/** A box whose cash would be below nothing, as what was taken into it lies in the safe or was paid out since. */
export function boxShort(before: Tournament, after: Tournament): TournamentRefusal | undefined {
  for (const { id } of (after.money ?? NO_MONEY).boxes) {
    const has = inBox(before, id).cash;
    const left = inBox(after, id).cash;
    if (left < 0 && left < has) return { code: 'box-has-less', box: id, has };
  }
  return undefined;
}

export const amountFrom = (least: number, amount: Cents): Objection =>
  Number.isSafeInteger(amount) && amount >= least && amount <= MOST_MONEY
    ? undefined
    : { code: 'amount-invalid', least, most: MOST_MONEY };
