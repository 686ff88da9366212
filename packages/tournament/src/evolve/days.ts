import { toChips } from '@riffle/cards';
import { balance, type Cents, type Ledger, toCents, transfer } from '@riffle/money';
import { bagOf } from '../day-end/bags.ts';
import { entriesWith } from '../entries-changed.ts';
import type { TournamentEvent } from '../event.ts';
import { REDACTED } from '../free-texts.ts';
import type { TableId } from '../ids.ts';
import { bountyForm } from '../money/bounty-form.ts';
import { envelopesWorth } from '../money/envelopes-worth.ts';
import { headsLeft } from '../money/heads-taken.ts';
import { NO_MONEY } from '../money/money-state.ts';
import { inPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export function lastHandsAnnounced(state: Tournament, { hands, at }: Named<'LastHandsAnnounced'>): Tournament {
  const tables = [...state.tables.values()].map(({ id, hand }): [TableId, number] => [id, hand?.no ?? 1]);
  return { ...state, day: { ...state.day, lastHands: { hands, at, from: Object.fromEntries(tables) } } };
}

export function stacksBagged(state: Tournament, { stacks }: Named<'StacksBagged'>): Tournament {
  const counted = Object.fromEntries(stacks.map(({ entry, chips }) => [entry, chips]));
  return { ...state, day: { ...state.day, bags: { ...state.day?.bags, ...counted } } };
}

/** What was paid in for prizes goes on with the stacks, what stands on the heads of those who have them, and what is for envelopes. */
export function dayEnded(
  state: Tournament,
  { at, off, reason, owed = NONE, paid = NONE, given = NONE }: Named<'DayEnded'>,
): Tournament {
  const heads = [...headsLeft(state)];
  const unsealed = bountyForm(state).by === 'mystery' ? envelopesWorth(state) : 0;
  const ended = {
    ...{ at, off },
    ...(reason !== undefined && { reason }),
    ...(heads.length > 0 && { heads: Object.fromEntries(heads) }),
    ...(unsealed > 0 && { unsealed: toCents(unsealed) }),
    ...(paid > 0 && { paid }),
    ...(given > 0 && { given }),
  };
  const bags = Object.fromEntries(
    inPlay(state).flatMap(({ id }) => {
      const chips = bagOf(state, id);
      return chips === undefined ? [] : [[id, chips]];
    }),
  );
  const { money } = state;
  const next = { ...state, day: { ...state.day, bags, ended } };
  if (money === undefined) return next;
  return {
    ...next,
    money: {
      ...money,
      ledger: withMove(
        money.ledger,
        transfer('prizes', 'added', given),
        transfer('carried', 'prizes', toCents(negated(money.ledger) + given - owed)),
        transfer('carried', 'bounties', sumCents([...heads.map(([, head]) => head), unsealed])),
      ),
    },
  };
}

/** Whoever has a stack is in: it is seated and plays along whether he is there or not. */
export function dayCarried(state: Tournament, event: Named<'DayCarried'>): Tournament {
  const { v: _v, type: _type, at: _at, ...carried } = event;
  const entries = entriesWith(
    state.entries,
    carried.entries.map(({ entry: id, person, club, chips }, index) => ({
      id,
      no: state.nextNo + index,
      person,
      ...(club !== undefined && club !== REDACTED && { club }),
      stack: toChips(chips),
      checkedIn: false,
      locked: false,
      moves: 0,
      carried: true as const,
    })),
  );
  const next = {
    ...state,
    entries,
    nextNo: state.nextNo + carried.entries.length,
    carried,
  };
  const bounties = sumCents([...carried.entries.map(({ head = 0 }) => head), carried.unsealed ?? 0]);
  if (carried.pool === 0 && bounties === 0) return next;
  const money = state.money ?? NO_MONEY;
  return {
    ...next,
    money: {
      ...money,
      ledger: withMove(
        money.ledger,
        transfer('prizes', 'carried', toCents(carried.pool - (carried.paid ?? 0))),
        transfer('bounties', 'carried', bounties),
      ),
    },
  };
}

/** So much of the pool lies on those days no more; what has gone on from this one is the next one's to be told. */
export function paidCarried(state: Tournament, { paid }: Named<'PaidCarried'>): Tournament {
  const { carried, day, money = NO_MONEY } = state;
  if (carried === undefined) return state;
  const more = toCents(paid - (carried.paid ?? 0));
  const { paid: _, ...others } = carried;
  const next = { ...state, carried: { ...others, ...(paid > 0 && { paid }) } };
  if (day?.ended !== undefined) return next;
  return { ...next, money: { ...money, ledger: withMove(money.ledger, transfer('carried', 'prizes', more)) } };
}

/** A place that is paid, or its payment taken back, once the day is over: its money has gone on with the pool, and comes back for it. */
export function paidAfterwards(state: Tournament, prize: Cents): Tournament {
  const { day, money } = state;
  if (day?.ended === undefined || money === undefined) return state;
  const { paid = NONE, ...ended } = day.ended;
  // of days before this was told apart no payment is known that could be taken back
  const more = Math.max(prize, -paid);
  const sum = toCents(paid + more);
  return {
    ...state,
    day: { ...day, ended: { ...ended, ...(sum > 0 && { paid: sum }) } },
    money: { ...money, ledger: withMove(money.ledger, transfer('prizes', 'carried', toCents(more))) },
  };
}

const NONE = toCents(0);
const sumCents = (all: readonly number[]): Cents => toCents(all.reduce((sum, one) => sum + one, 0));
const negated = (ledger: Ledger) => -balance(ledger, 'prizes') as ReturnType<typeof balance>;
const withMove = (ledger: Ledger, ...moves: Ledger): Ledger => [...ledger, ...moves.filter(({ length }) => length > 0)];
