export type { Actor, Aggregate, Context, Random } from './aggregate.ts';
export { type Difference, difference, type Plain, patched } from './difference.ts';
export {
  append,
  type Commit,
  type CommitId,
  dependents,
  emptyHistory,
  eventsTakenBack,
  type History,
  lastStep,
  lastUndo,
  restore,
  takenBackIn,
  toCommitId,
  versionOf,
} from './history.ts';
export { elapsed, type Instant, later, toInstant } from './instant.ts';
export { countOf, type Measure, measure, those } from './persistent/measure.ts';
export { PersistentMap } from './persistent/persistent-map.ts';
export { remembered } from './remembered.ts';
export { accept, refuse, type Verdict } from './verdict.ts';
