const PAUSES = [300, 1_000, 2_000, 4_000];

export type Sleep = (ms: number) => Promise<void>;
const sleep: Sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Tries again after growing pauses while the answer says that it is worth it; the last answer stands. */
export async function insist<A>(
  attempt: () => Promise<A>,
  again: (answer: A) => boolean,
  pause: Sleep = sleep,
): Promise<A> {
  let answer = await attempt();
  for (const ms of PAUSES) {
    if (!again(answer)) break;
    await pause(ms);
    answer = await attempt();
  }
  return answer;
}
