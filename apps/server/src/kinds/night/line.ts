import type { Tournament } from '@riffle/tournament';
import type { NightLine } from '@riffle/wire';
import { seen } from './viewers.ts';

/** The line in the list of nights; nothing for a night that was not created. */
export function lineOf(state: Tournament): NightLine | undefined {
  const { setup } = state;
  if (setup === undefined) return undefined;
  const { stage, figures } = seen(state, 'room');
  return {
    name: setup.name,
    rulebook: setup.rulebook.id,
    stage,
    ...(setup.startsAt === undefined ? {} : { startsAt: setup.startsAt }),
    entries: figures.entries,
    left: figures.left,
  };
}

/** Of one that nobody can read no more is known. */
export const lineOfUnread = (name: string): NightLine => ({ name, rulebook: '—', stage: 'over', entries: 0, left: 0 });
