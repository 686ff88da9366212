import { sha256 } from '@riffle/cards';
import { type Decide, happens, refused } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import type { EntryId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import { inPlay } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import { alternatesPaid } from './alternates-paid.ts';
import { bountiesSealed } from './bounties-sealed.ts';
import { bountyForm } from './bounty-form.ts';
import { booksClosed } from './closed.ts';
import { envelopesDue } from './envelopes-due.ts';
import { envelopesWorth } from './envelopes-worth.ts';
import { fieldIsFinal } from './field.ts';
import type { Mystery } from './money-state.ts';

export const sealEnvelopes: Decide<'SealEnvelopes'> = (state, { envelopes }, { now, random }) => {
  const players = inPlay(state).map(({ id }) => id);
  const should = envelopesWorth(state);
  const sum = envelopes.reduce((total, amount) => total + amount, 0);
  if (bountyForm(state).by !== 'mystery') return refused({ code: 'no-mystery' });
  const closed = booksClosed(state) ?? bountiesSealed(state);
  if (closed !== undefined) return refused(closed);
  if (stageOf(state) !== 'play') return refused({ code: state.startedAt === undefined ? 'not-started' : 'over' });
  if (setupOf(state).dayThrough !== undefined) return refused({ code: 'envelopes-on-last-day' });
  if (!fieldIsFinal(state, now)) return refused({ code: 'envelopes-not-yet' });
  const waiting = alternatesPaid(state);
  if (waiting !== undefined) return refused(waiting);
  const isAmount = envelopes.every((amount) => Number.isSafeInteger(amount) && amount > 0);
  if (!isAmount || envelopes.length !== players.length || sum !== should)
    return refused({ code: 'envelopes-off', count: envelopes.length, needed: players.length, sum, should });
  const sorted = envelopes.toSorted((one, other) => other - one);
  const salt = Array.from({ length: SALT }, () => random(16).toString(16)).join('');
  const commitment = commitEnvelopes(sorted, salt);
  return happens({ v: 1, type: 'EnvelopesSealed', envelopes: sorted, salt, commitment, players, at: now });
};

/** 128 bits, so that two nights with the same envelopes have two commitments. */
const SALT = 32;

/** Published when they are sealed: whoever has it can check at the end that none was exchanged. `sha256sum` will do. */
export const commitEnvelopes = (envelopes: readonly number[], salt: string): string =>
  sha256(['riffle envelopes 1', ...envelopes.map(String), salt].map((line) => `${line}\n`).join(''));

/** Which one it is, chance says now and not before: until then there is nothing to be read anywhere. */
export const drawEnvelope: Decide<'DrawEnvelope'> = (state, { entry }, { now, random, takenBack }) => {
  const mystery = state.money?.mystery;
  if (mystery === undefined) return refused({ code: 'envelopes-not-sealed' });
  const closed = booksClosed(state);
  if (closed !== undefined) return refused(closed);
  if (!envelopesDue(state).includes(entry)) return refused({ code: 'envelope-not-due', entry });
  const opened = openedOnce(mystery, takenBack?.() ?? []);
  const kept = new Set(opened.values());
  const closedYet = closedOf(mystery).filter((nth) => !kept.has(nth));
  const nth = opened.get(entry) ?? closedYet[closedYet.length < 2 ? 0 : random(closedYet.length)];
  const amount = nth === undefined ? undefined : mystery.envelopes[nth];
  if (nth === undefined || amount === undefined) return refused({ code: 'envelope-not-due', entry });
  return happens({ v: 1, type: 'EnvelopeDrawn', entry, nth, amount, at: now });
};

const closedOf = ({ envelopes, drawn }: Mystery): readonly number[] => {
  const gone = new Set(drawn.map(({ nth }) => nth));
  return envelopes.flatMap((_, nth) => (gone.has(nth) ? [] : [nth]));
};

/** Which were opened and taken back, by for whom: each is kept for him, so that nobody draws until one pleases him. */
function openedOnce(mystery: Mystery, takenBack: readonly TournamentEvent[]): ReadonlyMap<EntryId, number> {
  const closed = new Set(closedOf(mystery));
  const had = new Set(mystery.drawn.map(({ entry }) => entry));
  const opened = new Map<EntryId, number>();
  for (const event of takenBack) {
    if (event.type !== 'EnvelopeDrawn') continue;
    const { entry, nth, amount } = event;
    const isThere = closed.has(nth) && mystery.envelopes[nth] === amount && mystery.players.includes(entry);
    if (!isThere || had.has(entry) || opened.has(entry)) continue;
    opened.set(entry, nth);
    closed.delete(nth);
  }
  return opened;
}
