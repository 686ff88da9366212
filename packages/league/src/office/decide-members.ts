import type { PersonId } from '@riffle/people';
import { dayAt } from './day.ts';
import { banned } from './decide-players.ts';
import { type Decided, happens, type Judged, missing, type Named, no } from './decided.ts';
import { clubOf, type League, playerOf } from './state.ts';

/** A link is in many hands: so many of a club the office has not looked at, and no more come. */
const MOST_UNSETTLED = 60;

/** By a club's own link: nobody is looked up by it, and what is known of others plays no part in the answer. */
export function enterMember(judged: Judged, { type: _, ...member }: Named<'EnterMember'>): Decided {
  const { state, context } = judged;
  const { club, player, since, born } = member;
  if (clubOf(state, club) === undefined) return missing('club');
  if (playerOf(state, player) !== undefined) return no({ code: 'there-already', what: 'player' });
  const told = dayAt(context.now, state.setup?.offset ?? 0);
  if (born !== undefined && born >= told) return no({ code: 'day-to-come', what: 'born' });
  if (since > told) return no({ code: 'day-to-come', what: 'since' });
  const waiting = state.players.filter(({ unsettled, spells }) => unsettled === true && spells.at(-1)?.club === club);
  if (waiting.length >= MOST_UNSETTLED) return no({ code: 'too-many-unsettled', most: MOST_UNSETTLED });
  return banned(judged, club, told) ?? happens({ v: 1, type: 'MemberEntered', ...member, told });
}

/** The office says who he is; who is known already is one from then on, with what each of the two has played. */
export function settleMember({ state }: Judged, { player: id, as }: Named<'SettleMember'>): Decided {
  const player = playerOf(state, id);
  if (player === undefined) return missing('player');
  if (player.unsettled !== true) return no({ code: 'looked-at-already' });
  if (as === id) return no({ code: 'same-person' });
  const round = as === undefined ? undefined : bothNamedIn(state, id, as);
  if (round !== undefined) return no({ code: 'both-named', round });
  return happens({ v: 1, type: 'MemberSettled', player: id, ...(as !== undefined && { as }) });
}

/** A match day on which both are: then they are two. */
export function bothNamedIn({ lineUps, matchDays }: League, one: PersonId, other: PersonId): number | undefined {
  const lineUp = lineUps.find(({ players }) => players.includes(one) && players.includes(other));
  if (lineUp !== undefined) return lineUp.round;
  const playedBoth = matchDays.find(({ results }) => names(results, one) && names(results, other));
  return playedBoth?.round;
}

/** Wherever in it. */
function names(what: unknown, id: string): boolean {
  if (typeof what !== 'object' || what === null) return what === id;
  return Object.values(what).some((one) => names(one, id));
}
