import type { Context } from '@riffle/aggregate';
import { type Decide, type Decision, happens, nothingToDo, type Objection, refused } from '../decision.ts';
import type { EventType, TournamentEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { DealId, EntryId } from '../ids.ts';
import type { Tournament } from '../state.ts';
import { leftOver, mayNotDeal, notByAll, reasons, unfair } from './deal.ts';
import type { Consent } from './money-state.ts';

export const proposeDeal: Decide<'ProposeDeal'> = (state, { deal, shares, method }, { now }) => {
  const sharing = shares.map(({ entry }) => entry);
  const objection =
    idTaken(state, deal) ??
    mayNotDeal(state, now) ??
    notByAll(state, shares, sharing) ??
    unfair(state, { shares, method });
  if (objection !== undefined) return refused(objection);
  const left = leftOver(state, shares);
  const because = reasons(state, shares.length).filter(({ code }) => code !== 'deal-by-all');
  return happens({ v: 1, type: 'DealProposed', deal, shares, method, left, at: now, because });
};

/** With the last of them it is agreed, as it was put to them. */
export const consentToDeal: Decide<'ConsentToDeal'> = (state, { deal, entry }, context) => {
  const objection = mayNotDeal(state, context.now) ?? notAsked(state, deal, entry);
  const { dealProposal: open } = state;
  if (objection !== undefined || open === undefined) return refused(objection ?? { code: 'deal-not-open' });
  if (open.consents.some((consent) => consent.entry === entry)) return nothingToDo;
  const consented = { v: 1, type: 'DealConsented', deal, ...said(entry, context) } as const;
  if (open.consents.length + 1 < open.shares.length) return happens(consented);
  const { shares, method, left } = open;
  const because = reasons(state, shares.length);
  return happens(consented, { v: 1, type: 'DealAgreed', shares, method, left, at: context.now, because, deal });
};

/** One no is enough. */
export const declineDeal: Decide<'DeclineDeal'> = (state, { deal, entry }, context) => {
  const objection = notAsked(state, deal, entry);
  if (objection !== undefined) return refused(objection);
  return happens({ v: 1, type: 'DealDeclined', deal, ...said(entry, context) });
};

export const withdrawDeal: Decide<'WithdrawDeal'> = (state, { deal }) =>
  state.dealProposal?.id === deal ? happens({ v: 1, type: 'DealWithdrawn', deal }) : refused({ code: 'deal-not-open' });

const said = (entry: EntryId, { actor, now }: Context): Consent => ({ entry, by: actor.id, at: now });

/** A yes is to these numbers: to others he is asked again. */
function notAsked({ dealProposal: open }: Tournament, deal: DealId, entry: EntryId): Objection {
  if (open?.id !== deal) return { code: 'deal-not-open' };
  return open.shares.some((share) => share.entry === entry) ? undefined : { code: 'not-in-play', entry };
}

const idTaken = ({ dealProposal }: Tournament, deal: DealId): Objection =>
  dealProposal?.id === deal ? { code: 'id-taken', id: deal } : undefined;

const ENDS: ReadonlySet<EventType> = new Set(['DealDeclined', 'DealWithdrawn']);

/** The clock goes on, or the next hand is dealt. */
const playsOn = (event: TournamentEvent): boolean =>
  event.type === 'ClockStarted' ||
  event.type === 'HandBegun' ||
  (event.type === 'ClockSet' && event.how === 'endOfBreak');

/** That it fell because somebody went out or came back, other prizes hold or play went on, is told in the log. */
export function dealFalls(state: Tournament, decision: Decision): Decision {
  const { dealProposal: open } = state;
  if (open === undefined || !decision.ok) return decision;
  if (decision.value.some(playsOn))
    return happens(...decision.value, { v: 1, type: 'DealFell', deal: open.id, why: 'playedOn' });
  const next = decision.value.reduce(evolve, state);
  const ended = next.deal !== undefined || decision.value.some(({ type }) => ENDS.has(type));
  if (next.dealProposal !== undefined || ended) return decision;
  return happens(...decision.value, { v: 1, type: 'DealFell', deal: open.id });
}
