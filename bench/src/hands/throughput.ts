/** Something to be measured: it works through `count` hands and gives back a sum of them, so that nothing can be left out. */
export type Contender = { readonly name: string; readonly count: number; readonly run: () => number };

const ROUNDS = 50;
const ROUND_MS = 10;

/** Milliseconds of the processor that this thread has had: what others take of the machine is not counted. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Millions of hands a second of processor time: the best of many short rounds, in each of which everyone has a turn:
 * among them are moments in which the machine had nothing else to do, and everyone gets some.
 */
export function throughput(
  contenders: readonly Contender[],
): readonly { readonly name: string; readonly millions: number }[] {
  const best = contenders.map(() => 0);
  let sum = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    contenders.forEach(({ count, run }, nth) => {
      const from = processorTime();
      let hands = 0;
      do {
        sum += run();
        hands += count;
      } while (processorTime() - from < ROUND_MS);
      best[nth] = Math.max(best[nth] ?? 0, hands / (processorTime() - from) / 1000);
    });
  }
  // asked for, so that the compiler cannot leave the work out
  if (Number.isNaN(sum)) throw new Error('no sum');
  return contenders.map(({ name }, nth) => ({ name, millions: figure(best[nth] ?? 0) }));
}

/** Three figures are more than such a measurement can tell. */
export const figure = (value: number): number => Number(value.toPrecision(3));
