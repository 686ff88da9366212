import type { PersonId } from '@riffle/people';
import { type League, type Player, playerOf } from './state.ts';

/** One person where there were two: whatever is said of the one whom a club entered is said of who he is. */
export function joinedPlayer(state: League, from: PersonId, into: PersonId): League {
  const entered = playerOf(state, from);
  if (entered === undefined) return state;
  const known = playerOf(state, into);
  const { unsettled: _, ...rest } = entered;
  const one: Player = known === undefined ? { ...rest, id: into } : together(known, entered);
  const players =
    known === undefined
      ? state.players.map((each) => (each.id === from ? one : each))
      : state.players.filter(({ id }) => id !== from).map((each) => (each.id === into ? one : each));
  const { clubs, licences, matchDays, lineUps, choices } = state;
  return { ...state, ...called({ clubs, licences, matchDays, lineUps, choices }, from, into), players };
}

/** Who is known stays as he is; the club that entered him is the next that he is a member of, where it is another. */
function together(known: Player, { spells, born, licence }: Player): Player {
  const last = known.spells.at(-1);
  const [first, ...later] = spells;
  const stays = first === undefined || (last?.until === undefined && last?.club === first.club);
  // whoever says that he was there before he was where he is known has said so on a day
  const since = last !== undefined && first !== undefined && first.since <= last.since ? first.told : first?.since;
  const on = since ?? first?.since ?? '';
  const changed =
    stays || first === undefined
      ? known.spells
      : [
          ...known.spells.map((one) => (one.until === undefined ? { ...one, until: on } : one)),
          { ...first, since: on },
        ];
  const birthday = known.born ?? born;
  const own = known.licence ?? licence;
  return {
    ...known,
    spells: [...changed, ...later],
    ...(birthday !== undefined && { born: birthday }),
    ...(own !== undefined && { licence: own }),
  };
}

/** The same with another id in it, wherever that stands. */
function called<T>(what: T, from: string, into: string): T {
  if (what === from) return into as T;
  if (Array.isArray(what)) return what.map((one: unknown) => called(one, from, into)) as T;
  if (typeof what !== 'object' || what === null) return what;
  return Object.fromEntries(Object.entries(what).map(([key, one]) => [key, called(one, from, into)])) as T;
}
