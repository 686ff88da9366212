import type { CommitId } from '@riffle/aggregate';
import type { KindName, UndoPreview } from '@riffle/wire';
import { type Answer, get } from '../ask/ask.ts';
import { pathOf } from '../ask/path-of.ts';

/** What would go with a step if it were taken back. */
export const undoPreview = (kind: KindName, id: string, commit: CommitId): Promise<Answer<UndoPreview>> =>
  get<UndoPreview>(`${pathOf(kind, id)}/undo/${encodeURIComponent(commit)}`);
