/** Middle and nearly worst of many measured times, in the unit they came in. */
export type Spread = { readonly p50: number; readonly p99: number; readonly worst: number };

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
}

export async function timed(work: () => unknown): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
export const milliseconds = async (work: () => unknown): Promise<number> => rounded((await timed(work)) * 1000);
export const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;
