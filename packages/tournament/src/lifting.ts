import type { TournamentEvent } from './event.ts';
import { pinned } from './pinned-book.ts';
import type { Setup } from './setup.ts';

type Event<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;
/** As they were written before a night kept a copy of its rulebook. */
type CreatedV1 = Omit<Event<'Created'>, 'v' | 'setup'> & { readonly v?: 1; readonly setup: Setup };
type SetupChangedV1 = Omit<Event<'SetupChanged'>, 'v' | 'changes'> & {
  readonly v?: 1;
  readonly changes: Partial<Omit<Setup, 'levels' | 'demo' | 'forLeague'>>;
};

/** As it was written before a night kept why. */
type PersonChangedV1 = Omit<Event<'PersonChanged'>, 'v' | 'reason'> & { readonly v?: 1 };

/** By type and version, what makes today's event of an old one. What is stored is never written anew. */
export const lifting = {
  Created: {
    1: (old: CreatedV1): Event<'Created'> => ({
      ...old,
      v: 2,
      setup: { ...old.setup, rulebook: pinned(old.setup.rulebook) },
    }),
  },
  SetupChanged: {
    1: ({ changes, ...old }: SetupChangedV1): Event<'SetupChanged'> => ({
      ...old,
      v: 2,
      changes: { ...changes, ...(changes.rulebook === undefined ? {} : { rulebook: pinned(changes.rulebook) }) },
    }),
  },
  PersonChanged: {
    1: (old: PersonChangedV1): Event<'PersonChanged'> => ({ ...old, v: 2 }),
  },
};

/** The event as today's code knows it. */
export function lifted(event: TournamentEvent | CreatedV1 | SetupChangedV1 | PersonChangedV1): TournamentEvent {
  if (event.type === 'Created') return event.v === 2 ? event : lifting.Created[1](event);
  if (event.type === 'SetupChanged') return event.v === 2 ? event : lifting.SetupChanged[1](event);
  if (event.type === 'PersonChanged') return event.v === 2 ? event : lifting.PersonChanged[1](event);
  return event;
}
