import type { ListProblem, NightFileProblem } from '@riffle/formats/problems';
import type { Missing, Reason, TournamentEvent, TournamentRefusal } from '@riffle/tournament';
import { formatDay, formatTimeOfDay } from './figures.ts';
import type { Language } from './language.ts';
import { de as listsDe } from './lists/de.ts';
import { en as listsEn } from './lists/en.ts';
import { de as logDe } from './log/de.ts';
import { en as logEn } from './log/en.ts';
import type { StepOfOthers } from './log/log-words.ts';
import { sayMissing } from './missing/say-missing.ts';
import { type Naming, type Say, sayIn } from './naming.ts';
import { de as nightFileDe } from './night-file/de.ts';
import { en as nightFileEn } from './night-file/en.ts';
import { de as privacyDe } from './privacy/de.ts';
import { en as privacyEn } from './privacy/en.ts';
import { sayReason } from './reasons/say-reason.ts';
import { de as refusalsDe, roleDe } from './refusals/de.ts';
import { en as refusalsEn, roleEn } from './refusals/en.ts';
import type { Told } from './refusals/refusal-words.ts';
import { de as serverDe } from './server/de.ts';
import { en as serverEn } from './server/en.ts';

const CATALOGUES = {
  de: {
    lists: listsDe,
    log: logDe,
    nightFile: nightFileDe,
    privacy: privacyDe,
    refusals: refusalsDe,
    server: serverDe,
  },
  en: {
    lists: listsEn,
    log: logEn,
    nightFile: nightFileEn,
    privacy: privacyEn,
    refusals: refusalsEn,
    server: serverEn,
  },
} as const;

const FROM_ROLE: { readonly [L in Language]: (role: string) => string } = {
  de: (role) => `Das geht mit der Rolle ${roleDe(role)}.`,
  en: (role) => `It takes the ${roleEn(role)} role.`,
};
/** With its day: it may be another. */
const formatMoment = (at: number, language: Language, zone?: string): string =>
  `${formatDay(at, language, zone)}, ${formatTimeOfDay(at, language, zone)}`;

/** A word of a catalogue whose key is the value's own discriminant; the catalogues' types guarantee that it fits. */
type Sentence<In, Out> = (value: In, say: Say) => Out;

/** All that server, command line and screens say alike, in one language. */
export function wordsIn(language: Language) {
  const words = CATALOGUES[language];
  return {
    refusal: (refusal: TournamentRefusal, naming: Naming): Told =>
      (words.refusals[refusal.code] as Sentence<TournamentRefusal, Told>)(refusal, sayIn(language, naming)),
    reason: (reason: Reason): string => sayReason(reason, language),
    missing: (missing: Missing): string => sayMissing(missing, language),
    event: (event: TournamentEvent, naming: Naming): string =>
      (words.log[event.type] as Sentence<TournamentEvent, string>)(event, sayIn(language, naming)),
    redacted: (at: number | undefined, zone?: string): string =>
      words.log.redacted(at === undefined ? undefined : formatDay(at, language, zone)),
    undone: (steps: readonly string[]): string => words.log.undone(steps),
    redone: (steps: readonly string[]): string => words.log.redone(steps),
    aheadOfTime: (until: number, now: number, zone?: string): Told =>
      words.log.aheadOfTime(formatMoment(until, language, zone), formatMoment(now, language, zone)),
    mayNotUndo: (role: string, steps: readonly StepOfOthers[]): Told => words.log.mayNotUndo(role, steps),
    /** From which role on a way in is open, for those to whom it is shut. */
    fromRole: FROM_ROLE[language],
    listProblem: (problem: ListProblem): string =>
      (words.lists.problem[problem.code] as (problem: ListProblem) => string)(problem),
    nightFileProblem: (problem: NightFileProblem): string =>
      (words.nightFile[problem.code] as (problem: NightFileProblem) => string)(problem),
    lists: {
      ...{ people: words.lists.people, yes: words.lists.yes, results: words.lists.results },
      meanwhile: words.lists.meanwhile,
    },
    privacy: words.privacy,
    server: words.server,
  };
}
export type SharedWords = ReturnType<typeof wordsIn>;
