/** What the room is not told, as a payment, is asked for so often. */
const EVERY = 60_000;
/** A hall of phones hears of the same change at once; each asks a little later than the other. */
const SPREAD = 2_000;

const somewhat = (): number => (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % SPREAD;

/** Asks at once, after each change that is told, now and then, and whenever the phone is looked at again. */
export function askNowAndThen(ask: () => Promise<void>): { readonly changed: () => void; readonly stop: () => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      if (document.visibilityState === 'visible') void ask();
    }, somewhat());
  };
  const timer = setInterval(soon, EVERY);
  const seen = (): void => {
    if (document.visibilityState === 'visible') void ask();
  };
  document.addEventListener('visibilitychange', seen);
  void ask();
  return {
    changed: soon,
    stop: () => {
      clearInterval(timer);
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', seen);
    },
  };
}
