import type { Instant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { readClock } from './clock-reading.ts';
import type { NewEntry } from './command.ts';
import type { Objection } from './decision.ts';
import type { TournamentEvent } from './event.ts';
import { chipsInPlay } from './figures.ts';
import { toBustOutId } from './ids.ts';
import { notOut } from './people-index.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import { isInPlay, playersLeft } from './seating-index.ts';
import type { Entry, Tournament } from './state.ts';

type StackRemoved = Extract<TournamentEvent, { readonly type: 'StackRemoved' }>;

/** Who is still in and has chips may give them up for another entry, where the rulebook has it so. */
const mayForfeit = (state: Tournament, entry: Entry): boolean =>
  state.startedAt !== undefined &&
  isInPlay(entry) &&
  policyOf(setupOf(state), 'entries.reEntryFrom').value === 'stackForfeited';

/** What keeps somebody from entering who is not out, whatever he gives up. */
export function notWhileIn(state: Tournament, coming: readonly Pick<NewEntry, 'person'>[]): Objection {
  let players = playersLeft(state);
  for (const { person } of coming) {
    const still = notOut(state, person);
    if (still === undefined) continue;
    if (!mayForfeit(state, still)) {
      const { refs } = policyOf(setupOf(state), 'entries.reEntryFrom');
      return { code: 'person-already-entered', entry: still.id, ...(refs.length > 0 && { refs }) };
    }
    // whoever would be left alone has won
    if (players <= 2) return { code: 'all-out', players };
    players -= 1;
  }
  return undefined;
}

/** What keeps a stack from being given up: that nobody has said how many chips it is, or that there are not so many. */
export function notForfeited(state: Tournament, entries: readonly NewEntry[]): Objection {
  const { refs } = policyOf(setupOf(state), 'entries.reEntryFrom');
  let most: number = chipsInPlay(state);
  for (const { entry, person, forfeits } of entries) {
    const still = notOut(state, person);
    if (still === undefined && forfeits === undefined) continue;
    if (still === undefined) return { code: 'not-in-play', entry };
    if (forfeits === undefined) return { code: 'stack-not-counted', entry: still.id, refs };
    if (forfeits > most) return { code: 'stack-too-large', entry: still.id, most: toChips(most) };
    most -= forfeits;
  }
  return undefined;
}

/** The stacks that leave play with those who enter again; they are out where they are. */
export function forfeited(state: Tournament, entries: readonly NewEntry[], now: Instant): readonly StackRemoved[] {
  const setup = setupOf(state);
  return entries.flatMap(({ entry, person, forfeits }): readonly StackRemoved[] => {
    const still = notOut(state, person);
    if (still === undefined || forfeits === undefined) return [];
    return [
      {
        v: 1,
        type: 'StackRemoved',
        bustOut: toBustOutId(`${entry}:forfeited`),
        entry: still.id,
        why: 'forfeited',
        chips: forfeits,
        ...(still.at && { from: still.at }),
        at: now,
        level: readClock(state.clock, setup.levels, now).levelIndex,
        how: 'proposed',
        because: [{ code: 'stack-forfeited', facts: {}, because: policyOf(setup, 'entries.reEntryFrom') }],
      },
    ];
  });
}
