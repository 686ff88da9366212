/** One question to the server's clock: when it was sent and answered by our clock, and what theirs said. */
export type TimeSample = { readonly sent: number; readonly received: number; readonly server: number };

/** What to add to our clock, and by how much it may be wrong. */
export type Offset = { readonly offset: number; readonly within: number; readonly at: number };

/** The answer was under way for at most the whole round trip, so half of it is the error. */
const offsetOf = ({ sent, received, server }: TimeSample): Offset => ({
  offset: Math.round(server - (sent + received) / 2),
  within: (received - sent) / 2,
  at: received,
});

// a cheap crystal loses up to 0.05 ms a second
const DRIFT = 0.05 / 1_000;
const doubt = ({ within, at }: Offset, now: number): number => within + Math.max(0, now - at) * DRIFT;

/** The better of what is known and what was just measured: the shortest way wins, until age has made it doubtful. */
export function improved(known: Offset | undefined, sample: TimeSample): Offset {
  const measured = offsetOf(sample);
  if (known === undefined) return measured;
  const doubted = doubt(known, measured.at);
  // both cannot be true: their clock was set, and we have not heard of it
  const isSet = Math.abs(known.offset - measured.offset) > doubted + measured.within + 1_000;
  return !isSet && doubted < measured.within ? known : measured;
}
