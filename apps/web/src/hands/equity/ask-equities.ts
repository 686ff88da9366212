import type { EquityAnswer, EquityQuestion } from '@riffle/cards';
import type { EquityDone, EquityTask } from './equity-worker.ts';

const known = new Map<string, EquityAnswer>();
let worker: Worker | undefined;
let last = 0;

const started = (): Worker => {
  worker ??= new Worker(new URL('./equity-worker.ts', import.meta.url), { type: 'module' });
  return worker;
};

/** Worked out beside the page, so that it never stands still; what was asked before is known. */
export function askEquities(question: EquityQuestion, tell: (answer: EquityAnswer) => void): () => void {
  const key = JSON.stringify(question);
  const before = known.get(key);
  if (before !== undefined) {
    tell(before);
    return () => undefined;
  }
  last += 1;
  const id = last;
  const at = started();
  const hear = ({ data }: MessageEvent<EquityDone>): void => {
    if (data.id !== id) return;
    at.removeEventListener('message', hear);
    known.set(key, data.answer);
    tell(data.answer);
  };
  at.addEventListener('message', hear);
  // who steps on quickly asks nothing about the steps between
  const wait = setTimeout(() => at.postMessage({ id, question } satisfies EquityTask), 60);
  return () => {
    clearTimeout(wait);
    at.removeEventListener('message', hear);
  };
}
