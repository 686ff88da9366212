import type { AnswerOnTime, TimeAsked } from '@riffle/wire';
import { post } from '../../ask/ask.ts';
import { insist } from '../../ask/insist.ts';
import { t } from '../../language/language.svelte.ts';
import { sayDay, sayMoment, sayTime } from '../../language/say-time.ts';
import { showProblem } from '../../notices/notices.svelte.ts';

const MINUTE = 60_000;

/** As people tell it: in minutes, and a clock that was set by less in seconds. */
export function howLong({ by }: TimeAsked): string {
  const long = Math.abs(by);
  if (long < MINUTE) return t.timeAsked.seconds(Math.round(long / 1_000));
  const minutes = Math.round(long / MINUTE);
  return t.timeAsked.long(Math.floor(minutes / 60), minutes % 60);
}

/** How late it is by either: what a look at any other clock decides. With the day where that is another. */
export function bothTimes({ by }: TimeAsked, now: number): { fresh: string; old: string } {
  const isFar = sayDay(now) !== sayDay(now + by);
  const said = (at: number): string => (isFar ? sayMoment(at) : sayTime(at));
  return { fresh: said(now + by), old: said(now) };
}

/** One answer for the whole house, however often it is sent; whether it was heeded. */
export async function answerOnTime(question: string, counts: boolean): Promise<boolean> {
  const body: AnswerOnTime = { question, counts };
  const stillTrying = (): void =>
    showProblem({ type: 'about:blank', status: 0, code: 'still-trying', ...t.shell.stillTrying });
  const answer = await insist(
    () => post('/api/time/answer', body),
    (one) => !one.ok && one.refusal.code === 'offline',
    { stillTrying },
  );
  if (!answer.ok) showProblem(answer.refusal);
  return answer.ok;
}
