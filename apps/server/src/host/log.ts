import type { CommitId } from '@riffle/aggregate';
import { REDACTED, type TextApart } from '@riffle/journal';
import type { LogLine, Role, WrittenText } from '@riffle/wire';
import { type Language, type SharedWords, wordsIn } from '@riffle/words';
import type { Hosted } from './hosted.ts';
import type { CommitOf, Shape } from './kind.ts';
import { rolesToTakeBack } from './who-may.ts';

/** What the log is told of: something hosted, or what stands in a file. */
type Logged<S extends Shape> = Pick<Hosted<S>, 'history' | 'kind' | 'namesOf' | 'actorName' | 'textsOf' | 'zone'>;

/** The commits in words, oldest first; only those that are asked for, though all are read for their names. */
export function logLines<S extends Shape>(
  hosted: Logged<S>,
  language: Language,
  isWanted: (commit: CommitOf<S>) => boolean,
): readonly LogLine[] {
  const { history, kind, namesOf, zone } = hosted;
  const words = wordsIn(language);
  const needs = rolesToTakeBack(kind, history);
  const telling = kind.words.telling({ language, namesOf, zone });
  const byId = new Map<CommitId, Told>();
  const lines: LogLine[] = [];
  const spokenOf = new Set(history.commits.flatMap(({ takesBack }) => takesBack ?? []));
  for (const commit of history.commits) {
    const isNeeded = isWanted(commit) || spokenOf.has(commit.id);
    if (!isNeeded) telling.follow(commit.events);
    const sentences = isNeeded ? shown(telling.tell(commit.events), hosted.textsOf(commit.id), words, zone) : [];
    const told = commit.takesBack === undefined ? { sentences } : toldBack(commit.takesBack, byId, words);
    byId.set(commit.id, told);
    if (isWanted(commit)) lines.push(lineOf(commit, told, needs(commit.id), hosted));
  }
  return lines;
}

/** What was taken out of it is said to be gone, and since when. */
function shown(
  sentences: readonly string[],
  texts: readonly TextApart[],
  words: SharedWords,
  zone?: string,
): readonly string[] {
  if (!sentences.some((one) => one.includes(REDACTED))) return sentences;
  const word = words.redacted(texts.find(({ redactedAt }) => redactedAt !== undefined)?.redactedAt, zone);
  return sentences.map((one) => one.replaceAll(REDACTED, word));
}

/** What somebody wrote in it: what only ties it to somebody is no text of anybody's. */
function writtenIn<S extends Shape>({ id, events }: CommitOf<S>, { kind, textsOf }: Logged<S>): readonly WrittenText[] {
  const texts = textsOf(id);
  if (texts.length === 0) return [];
  const { trace } = kind.stored.tracing();
  return texts
    .filter(({ path: [at, ...inwards] }) => {
      const event = events[Number(at)];
      return event !== undefined && trace(event, inwards).is === 'words';
    })
    .map(({ id, redactedAt }) => ({ id, ...(redactedAt === undefined ? {} : { redactedAt }) }));
}

type Told = {
  readonly sentences: readonly string[];
  /** What somebody did, of which an undo speaks, and the undo of that undo, and so on. */
  readonly steps?: readonly string[];
  readonly is?: 'undo' | 'redo';
};

/** An undo names the steps; a redo names those that the undo had taken; to take a redo back takes them once more. */
function toldBack(takesBack: readonly CommitId[], byId: ReadonlyMap<CommitId, Told>, words: SharedWords): Told {
  const taken = takesBack.flatMap((id) => byId.get(id) ?? []);
  const brought = taken.filter(({ is }) => is === 'undo');
  const is = brought.length === 0 ? 'undo' : 'redo';
  const steps = (is === 'redo' ? brought : taken).flatMap(({ sentences, steps }) => steps ?? [sentences[0] ?? '']);
  return { sentences: [is === 'redo' ? words.redone(steps) : words.undone(steps)], steps, is };
}

function lineOf<S extends Shape>(
  commit: CommitOf<S>,
  { sentences: [text = '', ...more], is }: Told,
  needs: Role,
  hosted: Logged<S>,
): LogLine {
  const { history, kind } = hosted;
  const refs = [...new Set(commit.events.flatMap(kind.words.refs))];
  const about = [...new Set(commit.events.flatMap(kind.words.about))];
  const texts = writtenIn(commit, hosted);
  return {
    id: commit.id,
    version: commit.version,
    at: commit.at,
    actor: hosted.actorName(commit.actor),
    role: commit.actor.role,
    text,
    ...(more.length === 0 ? {} : { more }),
    ...(refs.length === 0 ? {} : { refs }),
    ...(about.length === 0 ? {} : { about }),
    ...(texts.length === 0 ? {} : { texts }),
    ...(history.takenBack.has(commit.id) ? { takenBack: true } : {}),
    ...(is === undefined ? {} : { isUndo: true }),
    ...(is === 'redo' ? { isRedo: true } : {}),
    ...(needs === 'floor' ? {} : { needs }),
  };
}
