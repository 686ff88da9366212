import { heldOf, type OwnProfile, type Profile, type QuestionName, questionNames } from '@riffle/league';
import { type Language, leagueQuestionLabel } from '@riffle/words';

export const SIFTS = ['all', 'otherwise', 'readings', 'wrong'] as const;
export type Sift = (typeof SIFTS)[number];

type Asked = {
  readonly own: OwnProfile;
  readonly base: Profile;
  readonly sift: Sift;
  readonly typed: string;
  readonly language: Language;
  readonly isWrong: (name: QuestionName) => boolean;
};

/** Those questions that were asked for: what the league answers otherwise, what is a reading still, what is not right yet. */
export function siftQuestions({ own, base, sift, typed, language, isWrong }: Asked): readonly QuestionName[] {
  const words = typed.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  return questionNames.filter((name) => {
    const label = leagueQuestionLabel(language, name).toLocaleLowerCase(language);
    if (!words.every((word) => label.includes(word))) return false;
    if (sift === 'otherwise') return own.answers[name] !== undefined;
    if (sift === 'readings') return own.answers[name] === undefined && heldOf(base, name).reading === true;
    return sift === 'all' || isWrong(name);
  });
}

type SubjectOf<N extends QuestionName> = N extends `${infer S}.${string}` ? S : never;
export type Subject = SubjectOf<QuestionName>;
export const subjectOf = (name: QuestionName): Subject => name.slice(0, name.indexOf('.')) as Subject;

export const bySubject = (names: readonly QuestionName[]) =>
  [...Map.groupBy(names, subjectOf)].map(([subject, asked]) => ({ subject, asked }));
