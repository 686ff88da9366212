type Ways = { readonly wall?: () => number; readonly running?: () => number; readonly floor?: number };

/** Two clocks never agree to the millisecond. */
const TOLERANCE = 1_000;

/**
 * The time of day that never goes back: a clock of the machine that is set back must not give a level its minutes
 * again. Meanwhile it goes on at its own pace. Forwards it follows, since that is also how a laptop wakes up.
 * `floor`: what has been written down already, perhaps before a restart.
 */
export function steadyClock({ wall = Date.now, running = () => performance.now(), floor = 0 }: Ways = {}) {
  let ahead = Math.max(0, floor - wall());
  let last = { wall: wall(), running: running() };
  let said = 0;
  return (): number => {
    const read = { wall: wall(), running: running() };
    const lost = read.running - last.running - (read.wall - last.wall);
    // set forward again, it makes up for what it had lost
    if (Math.abs(lost) > TOLERANCE) ahead = Math.max(0, ahead + lost);
    last = read;
    said = Math.max(said, Math.round(read.wall + ahead));
    return said;
  };
}
