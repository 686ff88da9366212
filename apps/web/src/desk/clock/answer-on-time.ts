import type { AnswerOnTime, TimeAsked } from '@riffle/wire';
import { formatRemaining } from '@riffle/words';
import { post } from '../../ask/ask.ts';
import { insist } from '../../ask/insist.ts';
import { t } from '../../language/language.svelte.ts';
import { showProblem } from '../../notices/notices.svelte.ts';

/** A sleep in minutes, as people tell it; a clock to the second, as one reads it. */
export const howLong = ({ what, by }: TimeAsked): string =>
  what === 'slept' ? t.desk.time.minutes(Math.max(1, Math.round(by / 60_000))) : formatRemaining(Math.abs(by));

/** One answer for the whole house, however often it is sent. */
export async function answerOnTime(question: string, counts: boolean): Promise<void> {
  const body: AnswerOnTime = { question, counts };
  const answer = await insist(
    () => post('/api/time/answer', body),
    (one) => !one.ok && one.refusal.code === 'offline',
  );
  if (!answer.ok) showProblem(answer.refusal);
}
