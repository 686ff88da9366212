import type { StoredCommit } from '@riffle/journal';
import type { TimeAsked } from '@riffle/wire';
import type { Hosted } from '../hosted.ts';

/** What is hosted must know of it. */
export type TimeInDoubt = {
  /** What the director is asked now. */
  readonly asked: TimeAsked | undefined;
  /** What cannot be taken back, and goes by the day, has to wait. */
  readonly isInDoubt: boolean;
  /** One comes into memory, and may run past a moment that is in doubt. */
  readonly loaded: (hosted: Hosted) => void;
  /** Something was written, and may take back what stands still. */
  readonly heard: (commit: StoredCommit) => void;
};
