import { heldOf, type Profile, questionNames } from '@riffle/league';
import { leagueQuestionLabel, type SaidAnswer, sayLeagueAnswer } from '@riffle/words';
import type { Shell } from './shell.ts';

/** A competition profile answer by answer: what holds, who says so, and where something is read into a gap. */
export const profileReport = (profile: Profile, { language }: Shell) => ({
  id: profile.id,
  answers: questionNames.map((question) => {
    const { value, refs, from, reading = false } = heldOf(profile, question);
    return { question, label: leagueQuestionLabel(language, question), value, from, reading, rules: refs };
  }),
});

export function profileTold(profile: Profile, shell: Shell): string {
  const say = shell.words.league;
  return profileReport(profile, shell)
    .answers.map(({ question, label, value, from, reading, rules }) => {
      const source = from === 'usual' ? [say.usual] : [...rules, ...(reading ? [say.reading] : [])];
      return [
        `${label} (${question})`,
        ...answerLines(sayLeagueAnswer(shell.language, question, value)),
        ...(source.length === 0 ? [] : [`  ${source.join(', ')}`]),
      ].join('\n');
    })
    .join('\n');
}

function answerLines({ text, parts }: SaidAnswer, depth = 1): readonly string[] {
  const indent = '  '.repeat(depth);
  return [
    ...(text === '' ? [] : [`${indent}${text}`]),
    ...parts.flatMap(({ label, said }) =>
      said.parts.length === 0
        ? [`${indent}${label}: ${said.text}`]
        : [`${indent}${label}:`, ...answerLines(said, depth + 1)],
    ),
  ];
}
