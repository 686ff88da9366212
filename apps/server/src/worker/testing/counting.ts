/** Work for a thread, for tests. */
export async function countTo(most: number, give: (piece: number) => Promise<void>): Promise<{ readonly sum: number }> {
  let sum = 0;
  for (let at = 1; at <= most; at += 1) {
    sum += at;
    if (at <= 3) await give(at);
  }
  return { sum };
}
export const fail = (): never => {
  throw new RangeError('too far');
};
export const leave = (): never => process.exit(3);
export function busyFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
/** Never lets go of anything. */
export function hold(what: 'objects' | 'bytes'): never {
  const held: unknown[] = [];
  for (;;) {
    if (what === 'objects') held.push({ nth: held.length, text: String(held.length) });
    else if (held.length < 200) held.push(new Uint8Array(1_000_000).fill(1));
  }
}
