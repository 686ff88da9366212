import { type CommitId, lastStep, lastUndo } from '@riffle/aggregate';
import type { LogLine, Night as NightDocument, Wall } from '@riffle/wire';
import type { Language } from '@riffle/words';
import type { Night } from './hosted.ts';
import { type ActorNames, logLines } from './log.ts';
import { entryNames, type NamesOf, type Reader } from './names.ts';
import { seenBy } from './seen-by.ts';

/** A night with what surrounds it: its link, its names, what its wall was told. */
export type HostedNight = {
  readonly night: Night;
  readonly id: string;
  readonly code: string;
  readonly createdAt: number;
  readonly namesOf: NamesOf;
  readonly actorNames: ActorNames;
  readonly demo: boolean;
  wall: Wall;
};

/** All that a reader has of a night. What the room must not know is not in the room's document at all. */
export function documentOf(hosted: HostedNight, reader: Reader, language: Language): NightDocument {
  const { night, id, code, namesOf, wall } = hosted;
  return {
    id,
    code,
    version: night.version,
    view: seenBy(reader, night.state),
    names: entryNames(night.state, namesOf, reader),
    ...wall,
    ...(reader === 'staff' ? undoAndRedo(hosted, language) : {}),
  };
}

function undoAndRedo(hosted: HostedNight, language: Language): Pick<NightDocument, 'undo' | 'redo'> {
  const { history } = hosted.night;
  const step = lastStep(history);
  const undone = lastUndo(history);
  const undo = step === undefined || step.version === 1 ? undefined : lineOf(hosted, step.id, language);
  const redo = undone === undefined ? undefined : lineOf(hosted, undone.id, language);
  return {
    ...(undo === undefined ? {} : { undo: { id: undo.id, commit: undo } }),
    ...(redo === undefined ? {} : { redo: { id: redo.id, commit: redo } }),
  };
}

function lineOf(hosted: HostedNight, id: CommitId, language: Language): LogLine | undefined {
  const { namesOf, actorNames } = hosted;
  return logLines({ history: hosted.night.history, namesOf, actorNames }, language, (commit) => commit.id === id)[0];
}
