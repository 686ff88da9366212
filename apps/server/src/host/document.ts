import { type CommitId, lastStep, lastUndo } from '@riffle/aggregate';
import { REDACTED } from '@riffle/journal';
import type { Document, Step } from '@riffle/wire';
import { type Language, wordsIn } from '@riffle/words';
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
  const { kind, id, code, version, aside } = hosted;
  return {
    kind: kind.name,
    id,
    code,
    ...shown(hosted, viewer, language),
    ...aside,
    ...(kind.viewers.readsLog(viewer)
      ? { version, ...undoAndRedo(hosted, language), ...askedOf(hosted), ...waitsOf(hosted) }
      : {}),
  };
}

/** View and names. What was taken out of the record is said to be gone, to who may read that there was something. */
function shown<S extends Shape>(
  { kind, state, namesOf, staffName, followed }: Hosted<S>,
  viewer: S['Viewer'],
  language: Language,
) {
  const view = seenBy(kind, state, viewer);
  const names = kind.names(state, viewer, namesOf, staffName);
  const redacted = kind.viewers.readsLog(viewer) ? followed.redacted : 0;
  if (redacted === 0) return { view, names };
  const word = wordsIn(language).redacted(undefined);
  // whose something was may be what is gone
  return { view: said(view, word), names: { ...names, [word]: word }, redacted };
}

/** Any plain data with a word in each place where a text was. */
function said<V>(data: V, word: string): V {
  if (data === REDACTED) return word as V;
  if (Array.isArray(data)) return data.map((one) => said(one, word)) as V;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, said(value, word)])) as V;
}

const askedOf = <S extends Shape>({ asked }: Hosted<S>) => (asked === undefined ? {} : { asked });

function waitsOf<S extends Shape>(hosted: Hosted<S>) {
  const waitsUntil = hosted.waitsUntil();
  return waitsUntil === undefined ? {} : { waitsUntil };
}

function undoAndRedo<S extends Shape>(hosted: Hosted<S>, language: Language) {
  const { history, kind } = hosted;
  const step = lastStep(history, ({ events }) => !events.every((event) => kind.isOnlyTold?.(event) === true));
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
