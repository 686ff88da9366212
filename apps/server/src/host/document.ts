import { type CommitId, lastStep, lastUndo } from '@riffle/aggregate';
import type { Document, Step } from '@riffle/wire';
import type { Language } from '@riffle/words';
import type { Hosted } from './hosted.ts';
import type { Shape } from './kind.ts';
import { logLines } from './log.ts';
import { seenBy } from './seen-by.ts';

/** All that a viewer has of something hosted. What this viewer must not know is not in its document at all. */
export function documentOf<S extends Shape>(
  hosted: Hosted<S>,
  viewer: S['Viewer'],
  language: Language,
): Document<S['View']> & S['Aside'] {
  const { kind, id, code, version, state, namesOf, aside } = hosted;
  return {
    kind: kind.name,
    id,
    code,
    view: seenBy(kind, state, viewer),
    names: kind.names(state, viewer, namesOf),
    ...aside,
    ...(kind.viewers.readsLog(viewer) ? { version, ...undoAndRedo(hosted, language), ...askedOf(hosted) } : {}),
  };
}

const askedOf = <S extends Shape>({ asked }: Hosted<S>) => (asked === undefined ? {} : { asked });

function undoAndRedo<S extends Shape>(hosted: Hosted<S>, language: Language) {
  const { history } = hosted;
  const step = lastStep(history);
  const undone = lastUndo(history);
  // what made it is no step: without it there would be nothing
  const wanted = [step?.version === 1 ? undefined : step?.id, undone?.id];
  const isWanted = ({ id }: { readonly id: CommitId }): boolean => wanted.includes(id);
  const lines = wanted.every((id) => id === undefined) ? [] : logLines(hosted, language, isWanted);
  const [undo, redo] = wanted.map((id): Step | undefined => {
    const commit = lines.find((line) => line.id === id);
    return commit === undefined ? undefined : { id: commit.id, commit };
  });
  return { ...(undo === undefined ? {} : { undo }), ...(redo === undefined ? {} : { redo }) };
}
