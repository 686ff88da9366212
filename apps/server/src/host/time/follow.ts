import { type Actor, type CommitId, toCommitId, toInstant } from '@riffle/aggregate';
import type { Hosted } from '../hosted.ts';

/** It runs as if it had never stood, or goes on with what it then had. */
type Onwards = 'as-if-it-had-run' | 'from-where-it-stands';

/** What an answer means for one that stands still. Whatever somebody did by hand meanwhile stays as it is. */
export async function follow(
  hosted: Hosted,
  stopped: CommitId,
  onwards: Onwards,
  { actor, now }: { readonly actor: Actor; readonly now: () => number },
): Promise<void> {
  const { standstill } = hosted.kind;
  await hosted.idle();
  if (standstill === undefined) return;
  if (onwards === 'as-if-it-had-run' && hosted.dependentsOf(stopped)?.length === 0) {
    await hosted.perform({
      ...{ id: toCommitId(`${stopped}.back`), command: { type: 'Undo', commit: stopped, also: [] }, actor },
    });
  } else if (standstill.stands(hosted.state)) {
    const command = standstill.goOn(hosted.state, toInstant(now()));
    await hosted.perform({ id: toCommitId(`${stopped}.on`), command, actor });
  }
}
