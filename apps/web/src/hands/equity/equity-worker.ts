import { type EquityAnswer, type EquityQuestion, equities, uniform } from '@riffle/cards';

export type EquityTask = { readonly id: number; readonly question: EquityQuestion };
export type EquityDone = { readonly id: number; readonly answer: EquityAnswer };

const words = new Uint32Array(1024);
let next = words.length;
const random = uniform(() => {
  if (next === words.length) {
    crypto.getRandomValues(words);
    next = 0;
  }
  next += 1;
  return words[next - 1] ?? 0;
});

self.addEventListener('message', ({ data }: MessageEvent<EquityTask>) => {
  const answer = equities(data.question, { random, samples: 100_000 });
  self.postMessage({ id: data.id, answer } satisfies EquityDone);
});
