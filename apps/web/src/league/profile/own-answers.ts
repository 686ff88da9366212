import { type OwnAnswer, type OwnProfile, type QuestionName, questionNames } from '@riffle/league';

/** In the order in which they are asked, so that a file looks the same whatever was answered first. */
function ordered(answers: OwnProfile['answers']): OwnProfile['answers'] {
  return Object.fromEntries(
    questionNames.flatMap((name) => {
      const answer = answers[name];
      return answer === undefined ? [] : [[name, answer]];
    }),
  );
}

const put = (own: OwnProfile, name: QuestionName, answer: OwnAnswer): OwnProfile => ({
  ...own,
  answers: ordered({ ...own.answers, [name]: answer }),
});

export const answered = (own: OwnProfile, name: QuestionName, value: unknown): OwnProfile =>
  put(own, name, { ...own.answers[name], value });

/** Without words there is no note. */
export function noted(own: OwnProfile, name: QuestionName, note: string): OwnProfile {
  const answer = own.answers[name];
  if (answer === undefined) return own;
  const { value } = answer;
  return put(own, name, { value, ...(note.trim() !== '' && { note }) });
}

/** As in the profile that it starts from. */
export function inherited(own: OwnProfile, name: QuestionName): OwnProfile {
  const { [name]: _, ...answers } = own.answers;
  return { ...own, answers };
}

export function renamed({ name: _, ...own }: OwnProfile, name: string): OwnProfile {
  return name.trim() === '' ? own : { ...own, name };
}
