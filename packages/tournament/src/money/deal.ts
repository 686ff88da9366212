import type { Instant } from '@riffle/aggregate';
import type { Cents } from '@riffle/money';
import { type Decide, happens, type Objection, refused } from '../decision.ts';
import { openHand } from '../hand-for-hand/tables-in-hand.ts';
import type { EntryId } from '../ids.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { inPlay, playersLeft } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { alternatesPaid } from './alternates-paid.ts';
import { booksClosed } from './closed.ts';
import { offPercent } from './deal-in-percent.ts';
import { fieldIsFinal } from './field.ts';
import type { DealShare } from './money-command.ts';
import type { Deal } from './money-state.ts';
import { prizes } from './prize-pool.ts';

export const agreeDeal: Decide<'AgreeDeal'> = (state, { shares, method, agreed }, { now }) => {
  const objection = mayNotDeal(state, now) ?? notByAll(state, shares, agreed) ?? unfair(state, { shares, method });
  if (objection !== undefined) return refused(objection);
  const left = leftOver(state, shares);
  return happens({ v: 1, type: 'DealAgreed', shares, method, left, at: now, because: reasons(state, shares.length) });
};

/** What those who are in play for, and what of it nobody has been given. */
export const leftOver = (state: Tournament, shares: readonly DealShare[]): Cents =>
  (worthOfPlaces(state) - sumOf(shares)) as Cents;

/** Those who share are those who are in, and what they share is what they play for. */
export function isWhatIsLeft(state: Tournament, { shares, left }: Pick<Deal, 'shares' | 'left'>): boolean {
  const playing = inPlay(state);
  const sharing = new Set(shares.map(({ entry }) => entry));
  return (
    sharing.size === playing.length && playing.every(({ id }) => sharing.has(id)) && leftOver(state, shares) === left
  );
}

/** Whether a deal would be heard at all. */
export function mayNotDeal(state: Tournament, now: Instant): Objection {
  const closed = booksClosed(state);
  if (closed !== undefined) return closed;
  const { value, refs } = policyOf(setupOf(state), 'entries.deals');
  if (value === 'forbidden') return { code: 'deal-forbidden', refs };
  if (state.deal !== undefined) return { code: 'deal-made' };
  if (stageOf(state) !== 'play') return { code: state.startedAt === undefined ? 'not-started' : 'over' };
  if (!fieldIsFinal(state, now)) return { code: 'deal-not-yet' };
  // who went out in it, and in which place, is known when all tables have finished it
  return openHand(state).size > 0 ? { code: 'deal-not-yet', hand: true } : alternatesPaid(state);
}

/** Everybody who is in, and nobody else. */
export function notByAll(state: Tournament, shares: readonly DealShare[], agreed: readonly EntryId[]): Objection {
  const { refs } = policyOf(setupOf(state), 'entries.deals');
  const playing = inPlay(state).map(({ id }) => id);
  const shared = new Set(shares.map(({ entry }) => entry));
  const stranger = shares.find(
    ({ entry }, nth) => !playing.includes(entry) || shares.findIndex((one) => one.entry === entry) !== nth,
  );
  if (stranger !== undefined) return { code: 'not-in-play', entry: stranger.entry };
  const without = playing.filter((id) => !shared.has(id) || !agreed.includes(id));
  if (without.length === 0) return undefined;
  return { code: 'deal-not-by-all', without, ...(refs.length > 0 && { refs }) };
}

/** The next prize nobody can take from anybody; what is shared is not more than what is left to win. */
export function unfair(state: Tournament, { shares, method }: Pick<Deal, 'shares' | 'method'>): Objection {
  const paid = prizes(state).slice(0, shares.length);
  const worth = worthOfPlaces(state);
  if (worth === 0) return { code: 'no-prizes-left' };
  const least = paid[shares.length - 1] ?? 0;
  const less = shares.find(({ amount }) => !Number.isSafeInteger(amount) || amount < least);
  if (less !== undefined) return { code: 'deal-share-too-small', entry: less.entry, least };
  const sum = sumOf(shares);
  return sum > worth ? { code: 'deal-too-much', sum, most: worth } : offPercent(state, { shares, method });
}

/** What the places that are still played for pay in all. */
const worthOfPlaces = (state: Tournament): number =>
  prizes(state)
    .slice(0, playersLeft(state))
    .reduce((sum, prize) => sum + prize, 0);

const sumOf = (shares: readonly DealShare[]): number => shares.reduce((sum, { amount }) => sum + amount, 0);

export function reasons(state: Tournament, players: number): readonly Reason[] {
  const setup = setupOf(state);
  const after = policyOf(setup, 'entries.afterDeal');
  const points = policyOf(setup, 'league.pointsAgreement');
  const ofPlaces = { code: 'deal-not-of-points', facts: {}, because: points } as const;
  const playedOut = { code: 'deal-played-out', facts: {}, because: after } as const;
  return [
    { code: 'deal-by-all', facts: { players }, because: policyOf(setup, 'entries.deals') },
    ...(points.value === 'forbidden' ? [ofPlaces] : []),
    ...(after.value === 'playedOut' ? [playedOut] : []),
  ];
}
