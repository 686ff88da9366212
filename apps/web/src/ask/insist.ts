const PAUSES = [300, 1_000, 2_000, 4_000];
/** As often again, each time after the longest pause: a server that is started anew is back in five minutes. */
const PATIENCE = 75;

type Sleep = (ms: number) => Promise<void>;
const sleep: Sleep = (ms) => new Promise((done) => setTimeout(done, ms));

type How = {
  readonly pause?: Sleep;
  /** Told once, when the quick tries are over and it is tried on: whoever waits must know. */
  readonly stillTrying?: () => void;
};

/** Tries again after growing pauses while the answer says that it is worth it; the last answer stands. */
export async function insist<A>(
  attempt: () => Promise<A>,
  again: (answer: A) => boolean,
  { pause = sleep, stillTrying }: How = {},
): Promise<A> {
  const longest = PAUSES.at(-1) ?? 0;
  let answer = await attempt();
  for (let tries = 0; tries < PAUSES.length + PATIENCE && again(answer); tries += 1) {
    if (tries === PAUSES.length) stillTrying?.();
    await pause(PAUSES[tries] ?? longest);
    answer = await attempt();
  }
  return answer;
}
