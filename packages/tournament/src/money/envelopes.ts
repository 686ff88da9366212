import { sha256, shuffled } from '@riffle/cards';
import { balance, type Cents } from '@riffle/money';
import { type Decide, happens, refused } from '../decision.ts';
import { seatingIndex } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { bountyForm } from './bounties.ts';
import { bountiesSealed } from './bounties-sealed.ts';
import { booksClosed } from './closed.ts';
import { envelopesDue } from './envelopes-due.ts';
import { fieldIsFinal } from './field.ts';
import { type Mystery, NO_MONEY } from './money-state.ts';

/** What the envelopes are worth together: all that was paid for bounties. */
export const envelopesWorth = (state: Tournament): Cents =>
  -balance((state.money ?? NO_MONEY).ledger, 'bounties') as Cents;

export const sealEnvelopes: Decide<'SealEnvelopes'> = (state, { envelopes }, { now, random }) => {
  const players = seatingIndex(state.entries).inPlay.map(({ id }) => id);
  const should = envelopesWorth(state);
  const sum = envelopes.reduce((total, amount) => total + amount, 0);
  if (bountyForm(state).by !== 'mystery') return refused({ code: 'no-mystery' });
  const closed = booksClosed(state) ?? bountiesSealed(state);
  if (closed !== undefined) return refused(closed);
  if (stageOf(state) !== 'play') return refused({ code: state.startedAt === undefined ? 'not-started' : 'over' });
  if (!fieldIsFinal(state, now)) return refused({ code: 'envelopes-not-yet' });
  const isAmount = envelopes.every((amount) => Number.isSafeInteger(amount) && amount > 0);
  if (!isAmount || envelopes.length !== players.length || sum !== should)
    return refused({ code: 'envelopes-off', count: envelopes.length, needed: players.length, sum, should });
  const order = shuffled(envelopes, random);
  const salt = Array.from({ length: SALT }, () => random(16).toString(16)).join('');
  const commitment = commitEnvelopes(order, salt);
  return happens({ v: 1, type: 'EnvelopesSealed', envelopes: order, salt, commitment, players, at: now });
};

/** 128 bits, so that nobody finds the order by trying all. */
const SALT = 32;

/** Published when they are sealed: whoever has it can check at the end that nobody changed their order. `sha256sum` will do. */
export const commitEnvelopes = (order: readonly number[], salt: string): string =>
  sha256(['riffle envelopes 1', ...order.map(String), salt].map((line) => `${line}\n`).join(''));

export const drawEnvelope: Decide<'DrawEnvelope'> = (state, { entry }, { now }) => {
  const mystery = state.money?.mystery;
  if (mystery === undefined) return refused({ code: 'envelopes-not-sealed' });
  const closed = booksClosed(state);
  if (closed !== undefined) return refused(closed);
  if (!envelopesDue(state).includes(entry)) return refused({ code: 'envelope-not-due', entry });
  const nth = nextEnvelope(mystery);
  const amount = mystery.envelopes[nth];
  if (amount === undefined) return refused({ code: 'envelope-not-due', entry });
  return happens({ v: 1, type: 'EnvelopeDrawn', entry, nth, amount, at: now });
};

/** The first in their order that nobody has: one that was taken back comes again. */
const nextEnvelope = ({ envelopes, drawn }: Mystery): number => {
  const gone = new Set(drawn.map(({ nth }) => nth));
  return envelopes.findIndex((_, nth) => !gone.has(nth));
};
