import type { Actor, Commit, CommitId, History } from '@riffle/aggregate';
import type { PinnedRef } from '@riffle/rulebooks';
import type { EventType, Tournament, TournamentEvent } from '@riffle/tournament';
import type { LogLine } from '@riffle/wire';
import { type Language, mostTellingFirst, type SharedWords, wordsIn } from '@riffle/words';
import { NamingAlongTheLog } from '../kinds/night/naming.ts';
import type { NamesOf } from './names.ts';

export type ActorNames = (actor: Actor) => string;
export type Log = {
  readonly history: History<Tournament, TournamentEvent>;
  readonly namesOf: NamesOf;
  readonly actorNames: ActorNames;
};

/** The commits in words, oldest first; only those that are asked for, though all are read for their names. */
export function logLines(
  { history, namesOf, actorNames }: Log,
  language: Language,
  isWanted: (commit: Commit<TournamentEvent>) => boolean,
): readonly LogLine[] {
  const words = wordsIn(language);
  const along = new NamingAlongTheLog(namesOf, language);
  const byId = new Map<CommitId, Told>();
  const lines: LogLine[] = [];
  const spokenOf = new Set(history.commits.flatMap(({ takesBack }) => takesBack ?? []));
  for (const commit of history.commits) {
    const isNeeded = isWanted(commit) || spokenOf.has(commit.id);
    const said: { readonly type: EventType; readonly text: string }[] = [];
    for (const event of commit.events) {
      along.follow(event);
      if (isNeeded) said.push({ type: event.type, text: words.event(event, along.naming) });
    }
    const sentences = mostTellingFirst(said).map(({ text }) => text);
    const told = commit.takesBack === undefined ? { sentences } : toldBack(commit.takesBack, byId, words);
    byId.set(commit.id, told);
    if (isWanted(commit)) lines.push(lineOf(commit, told, history, actorNames));
  }
  return lines;
}

type Told = { readonly sentences: readonly string[]; readonly took?: readonly CommitId[] };

/** An undo names the steps; a redo names those that the undo had taken. */
function toldBack(takesBack: readonly CommitId[], byId: ReadonlyMap<CommitId, Told>, words: SharedWords): Told {
  const undone = takesBack.flatMap((id) => byId.get(id)?.took ?? []);
  const first = (id: CommitId): string => byId.get(id)?.sentences[0] ?? '';
  const sentence = undone.length === 0 ? words.undone(takesBack.map(first)) : words.redone(undone.map(first));
  return { sentences: [sentence], took: takesBack };
}

function lineOf(
  commit: Commit<TournamentEvent>,
  { sentences: [text = '', ...more] }: Told,
  history: History<Tournament, TournamentEvent>,
  actorNames: ActorNames,
): LogLine {
  const refs = [...new Set(commit.events.flatMap(refsOf))];
  const about = [...new Set(commit.events.flatMap(aboutOf))];
  return {
    id: commit.id,
    version: commit.version,
    at: commit.at,
    actor: actorNames(commit.actor),
    role: commit.actor.role,
    text,
    ...(more.length === 0 ? {} : { more }),
    ...(refs.length === 0 ? {} : { refs }),
    ...(about.length === 0 ? {} : { about }),
    ...(history.takenBack.has(commit.id) ? { takenBack: true } : {}),
    ...(commit.takesBack === undefined ? {} : { isUndo: true }),
  };
}

const refsOf = (event: TournamentEvent): readonly PinnedRef[] =>
  'because' in event ? event.because.flatMap(({ because }) => because?.refs ?? []) : [];

function aboutOf(event: TournamentEvent): readonly string[] {
  if ('ruling' in event) return [event.ruling];
  if ('penalties' in event) return event.penalties;
  if (!('penalty' in event)) return [];
  return [typeof event.penalty === 'string' ? event.penalty : event.penalty.id];
}
