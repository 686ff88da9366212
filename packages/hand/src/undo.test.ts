import {
  append,
  type Commit,
  type CommitId,
  dependents,
  emptyHistory,
  type History,
  lastStep,
  lastUndo,
  toCommitId,
  toInstant,
} from '@riffle/aggregate';
import { describe, expect, it } from 'vitest';
import type { HandCommand } from './command.ts';
import { decide } from './decide.ts';
import type { HandEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { fits } from './fits.ts';
import { offeredCommand } from './fuzz/random-command.ts';
import { randomSetup } from './fuzz/random-setup.ts';
import { seeded } from './fuzz/seeded.ts';
import { copyOf, type Hand } from './hand.ts';
import { rests } from './next-by-itself.ts';
import { hand as shape } from './one-hand.ts';
import { VARIANTS } from './variants.ts';

type HandHistory = History<Hand, HandEvent>;
type Played = { readonly history: HandHistory; readonly commands: ReadonlyMap<CommitId, HandCommand> };

const actor = { id: 'dealer', role: 'floor' } as const;
/** Chance by the commit's number, so that a command decided anew meets the same. */
const chance = (nth: number) => ({ random: seeded(nth + 1) });

function commit(history: HandHistory, events: readonly HandEvent[], takesBack?: readonly CommitId[]): HandHistory {
  const nth = history.commits.length;
  const next: Commit<HandEvent> = {
    id: toCommitId(String(nth)),
    version: nth + 1,
    at: toInstant(nth),
    actor,
    events,
    ...(takesBack === undefined ? {} : { takesBack }),
  };
  return append(shape, history, next);
}

/** A whole hand, each command a step of its own; now and then the floor steps in. */
function played(seed: number, variant: (typeof VARIANTS)[number]): Played {
  const random = seeded(seed);
  const commands = new Map<CommitId, HandCommand>();
  let history = emptyHistory<Hand, HandEvent>(shape.initial);
  let command: HandCommand | undefined = { type: 'StartHand', setup: randomSetup(random, [variant]) };
  while (command !== undefined && history.commits.length < 120) {
    const verdict = decide(history.state, command, chance(history.commits.length));
    if (!verdict.ok) throw new Error(`offered and refused: ${JSON.stringify(command)}`);
    commands.set(toCommitId(String(history.commits.length)), command);
    history = commit(history, verdict.value);
    command = history.state.phase === 'ended' ? undefined : offeredCommand(copyOf(history.state), random);
  }
  return { history, commands };
}

const written = (hand: Hand): string => JSON.stringify(hand);

/** A hand may be laid open in any order. */
const told = (events: readonly HandEvent[]): string =>
  JSON.stringify(
    events.map((event) => (event.type === 'HandShown' ? { ...event, cards: event.cards.toSorted() } : event)),
  );

/** The steps that would not come out the same if they were decided again: refused, or with other events. */
function decidedOtherwise({ history, commands }: Played, without: CommitId): readonly CommitId[] {
  const fallen: CommitId[] = [];
  let state = shape.initial;
  history.commits.forEach(({ id, events }, nth) => {
    if (id === without) return;
    const verdict = decide(state, commands.get(id) as HandCommand, chance(nth));
    if (verdict.ok && told(verdict.value) === told(events)) state = events.reduce(evolve, state);
    else fallen.push(id);
  });
  return fallen;
}

const hands = (variant: (typeof VARIANTS)[number]): readonly Played[] =>
  Array.from({ length: 10 }, (_, nth) => played(nth * 7919 + VARIANTS.indexOf(variant), variant));

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  const all = hands(variant);

  it('every event fits where it was written, and every step leaves a hand at rest', () => {
    for (const { history } of all) {
      let state = shape.initial;
      for (const { events } of history.commits) {
        for (const event of events) {
          expect(fits(state, event), `${JSON.stringify(event)}`).toBe(true);
          state = evolve(state, event);
        }
        expect(rests(state)).toBe(true);
      }
    }
  });

  it('the last step taken back leaves the hand as it was before, and a redo as it was after', () => {
    for (const { history } of all) {
      let before = emptyHistory<Hand, HandEvent>(shape.initial);
      for (const { events } of history.commits) {
        const after = commit(before, events);
        const id = lastStep(after)?.id as CommitId;
        expect(dependents(shape, after, id)).toEqual([]);
        const undone = commit(after, [], [id]);
        expect(written(undone.state)).toBe(written(before.state));
        const undo = lastUndo(undone)?.id as CommitId;
        expect(dependents(shape, undone, undo)).toEqual([]);
        expect(written(commit(undone, [], [undo]).state)).toBe(written(after.state));
        before = after;
      }
    }
  });

  it('an earlier step takes exactly those later ones with it that would not come about any more', () => {
    for (const hand of all) {
      for (const { id } of hand.history.commits) {
        const fallen = dependents(shape, hand.history, id)?.map((later) => later.id);
        expect(fallen, `seed without ${id}`).toEqual(decidedOtherwise(hand, id));
      }
    }
  });
});
