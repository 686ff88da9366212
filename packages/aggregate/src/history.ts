import type { Actor, Aggregate } from './aggregate.ts';
import type { Instant } from './instant.ts';

declare const commitId: unique symbol;
/** The client's id of the command that made the commit: sent twice, it is still one commit. */
export type CommitId = string & { readonly [commitId]: true };
export const toCommitId = (id: string): CommitId => id as CommitId;

/** The events of one accepted command: all of them, or none. `takesBack` makes it an undo. */
export type Commit<Event> = {
  readonly id: CommitId;
  readonly version: number;
  readonly at: Instant;
  readonly actor: Actor;
  readonly events: readonly Event[];
  readonly takesBack?: readonly CommitId[];
};

/** An aggregate with all that has ever happened to it. `state` is the replay of `commits` without those taken back. */
export type History<State, Event> = {
  readonly state: State;
  readonly commits: readonly Commit<Event>[];
  readonly takenBack: ReadonlySet<CommitId>;
};

type Fold<State, Event> = Pick<
  Aggregate<State, never, Event, never, never, never>,
  'initial' | 'evolve' | 'fits' | 'rests'
>;

export const emptyHistory = <State, Event>(initial: State): History<State, Event> => ({
  state: initial,
  commits: [],
  takenBack: new Set(),
});

export const versionOf = <State, Event>(history: History<State, Event>): number => history.commits.length;

/** The history with one more commit. An undo replays what is left; anything else is folded onto the state. */
export function append<State, Event>(
  shape: Fold<State, Event>,
  history: History<State, Event>,
  commit: Commit<Event>,
): History<State, Event> {
  if (commit.takesBack !== undefined) return restore(shape, [...history.commits, commit]);
  return {
    ...history,
    commits: [...history.commits, commit],
    state: commit.events.reduce(shape.evolve, history.state),
  };
}

/** All commits at once: folds once, however many of them take others back. */
export function restore<State, Event>(
  shape: Fold<State, Event>,
  commits: readonly Commit<Event>[],
): History<State, Event> {
  const takenBack = takenBackIn(commits);
  let state = shape.initial;
  for (const commit of commits) {
    if (!takenBack.has(commit.id)) state = commit.events.reduce(shape.evolve, state);
  }
  return { commits, takenBack, state };
}

/** Newest first, since an undo that was itself taken back takes nothing back: that is a redo. */
export function takenBackIn<Event>(commits: readonly Pick<Commit<Event>, 'id' | 'takesBack'>[]): ReadonlySet<CommitId> {
  const takenBack = new Set<CommitId>();
  for (const commit of commits.toReversed()) {
    if (commit.takesBack === undefined || takenBack.has(commit.id)) continue;
    for (const id of commit.takesBack) takenBack.add(id);
  }
  return takenBack;
}

/** Oldest first, without what an undo of the undo has brought back. */
export const eventsTakenBack = <State, Event>({ commits, takenBack }: History<State, Event>): readonly Event[] =>
  commits.flatMap(({ id, events }) => (takenBack.has(id) ? events : []));

/** The commit that a plain "undo" takes back: the last one that is neither an undo nor taken back. */
export function lastStep<State, Event>(
  history: History<State, Event>,
  isStep: (commit: Commit<Event>) => boolean = () => true,
): Commit<Event> | undefined {
  return history.commits.findLast(
    (commit) => commit.takesBack === undefined && !history.takenBack.has(commit.id) && isStep(commit),
  );
}

/** The undo that a plain "redo" takes back: the newest live one, as long as nothing else was done after it. */
export function lastUndo<State, Event>(history: History<State, Event>): Commit<Event> | undefined {
  const last = history.commits.findLast(
    (commit) => !history.takenBack.has(commit.id) || commit.takesBack === undefined,
  );
  return last?.takesBack !== undefined && !isRedo(history, last) ? last : undefined;
}

const isRedo = <State, Event>(history: History<State, Event>, undo: Commit<Event>): boolean =>
  history.commits.some((commit) => commit.takesBack !== undefined && undo.takesBack?.includes(commit.id) === true);

/**
 * What else must go when `id` is taken back: the commits that make no sense any more, oldest first.
 * Shown before the undo is done. `undefined` where there is nothing to take back under that id.
 */
export function dependents<State, Event>(
  shape: Fold<State, Event>,
  history: History<State, Event>,
  id: CommitId,
): readonly Commit<Event>[] | undefined {
  if (history.takenBack.has(id) || !history.commits.some((commit) => commit.id === id)) return undefined;
  const undo = { id: '' as CommitId, takesBack: [id] };
  const takenBack = takenBackIn([...history.commits, undo]);
  const fallen: Commit<Event>[] = [];
  let state = shape.initial;
  for (const commit of history.commits) {
    if (takenBack.has(commit.id)) continue;
    const next = followed(shape, state, commit.events);
    if (next !== undefined) state = next.state;
    else fallen.push(commit);
  }
  return fallen;
}

/** The state after the events where each of them fits and nothing stays open, else `undefined`. */
function followed<State, Event>(
  { evolve, fits, rests }: Fold<State, Event>,
  before: State,
  events: readonly Event[],
): { readonly state: State } | undefined {
  let state = before;
  for (const event of events) {
    if (!fits(state, event)) return undefined;
    state = evolve(state, event);
  }
  return events.length === 0 || rests === undefined || rests(state) ? { state } : undefined;
}
