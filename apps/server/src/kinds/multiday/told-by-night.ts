import type { PersonId } from '@riffle/people';
import { dayLeft, type Tournament } from '@riffle/tournament';
import type { Told } from '@riffle/tournament/multiday';

/** Whose a person in a night is today: two may have been one all along. */
export type Now = (person: PersonId) => PersonId;

/** What a part is told of its night; nothing while the night is not there. */
export function toldBy(night: Tournament, now: Now): Told | undefined {
  if (night.setup === undefined) return undefined;
  const { dayThrough } = night.setup;
  const through = dayThrough === undefined ? {} : { through: dayThrough };
  const left = dayLeft(night);
  const entries = [...night.entries.values()].filter(({ alternate }) => alternate === undefined).length;
  const stage = left !== undefined ? 'over' : night.startedAt === undefined ? 'before' : 'play';
  // who comes and goes before a flight is over is its own matter
  if (left === undefined) return { stage, entries: 0, ...through };
  const { penalties, bagged, out, ...day } = left;
  return {
    ...{ stage, entries, ...through },
    day: {
      ...day,
      bagged: bagged.map(({ entry, person, chips, head }) => ({
        ...{ entry, person: now(person), chips },
        ...(head !== undefined && { head }),
      })),
      out: out.map((one) => ({ ...one, person: now(one.person) })),
      ...{ penalties: penalties.length, currency: night.setup.currency },
    },
  };
}
