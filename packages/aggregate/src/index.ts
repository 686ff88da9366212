export type { Actor, Aggregate, Context, Random } from './aggregate.ts';
export { type Difference, difference, type Plain, patched } from './difference.ts';
export {
  append,
  type Commit,
  type CommitId,
  dependents,
  emptyHistory,
  type History,
  lastStep,
  lastUndo,
  restore,
  toCommitId,
  versionOf,
} from './history.ts';
export { elapsed, type Instant, later, toInstant } from './instant.ts';
export { accept, refuse, type Verdict } from './verdict.ts';
