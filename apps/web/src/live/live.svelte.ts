import type { LiveMessage, Night } from '@riffle/wire';
import { language } from '../language/language.svelte.ts';
import { clockWasSet, learnTime } from './clock.svelte.ts';
import { type Followed, followed } from './followed.ts';
import { keepNight, keptNight } from './kept-night.ts';
import { LiveSocket } from './socket.ts';

export { running, serverNow } from './clock.svelte.ts';

/** `lost`: the line is down, what is shown goes on by what was known last. `gone`: there is no such night for this viewer. */
export type Connection = 'connecting' | 'live' | 'lost' | 'gone';
type As = 'staff' | 'room';

class Watched {
  readonly as: As;
  watchers = 0;
  known = $state.raw<Followed>();
  gone = $state.raw<'not-found' | 'not-allowed'>();
  constructor(as: As) {
    this.as = as;
  }
}

const nights = new Map<string, Watched>();
let line = $state<'connecting' | 'live' | 'lost'>('connecting');
let socket: LiveSocket | undefined;
let refused = (): void => {};
let told = (_night: Night): void => {};

/** What to do when a night may not be seen as staff: whoever shows the pages knows where to sign in. */
export function whenNotAllowed(run: () => void): void {
  refused = run;
}

/** What else to do with a night as often as it has come: nothing below knows what the pages make of it. */
export function whenTold(run: (night: Night) => void): void {
  told = run;
}

function askFor(night: string, watched: Watched): void {
  const known = watched.known;
  const since = known === undefined ? {} : { from: known.version, epoch: known.epoch };
  socket?.say({ type: 'watch', night, as: watched.as, language: language.current, ...since });
}

/** Several at once, so that one slow answer does not set the clock. */
function measureTime(): void {
  for (const wait of [0, 150, 400, 900, 2_000]) setTimeout(() => socket?.pulse(), wait);
}

function hear(message: LiveMessage): void {
  if (message.type === 'time') {
    if (clockWasSet()) measureTime();
    else learnTime({ sent: message.sent, received: Date.now(), server: message.now });
    return;
  }
  const watched = nights.get(message.night);
  if (watched === undefined) return;
  if (message.type === 'gone') {
    watched.gone = message.code;
    if (message.code === 'not-allowed') refused();
    return;
  }
  const next = followed(watched.known, message);
  if (next === 'gap') {
    watched.known = undefined;
    askFor(message.night, watched);
    return;
  }
  watched.gone = undefined;
  watched.known = next;
  told(next.document);
  if (watched.as === 'room') keepNight(message.night, next);
}

function start(): void {
  socket ??= new LiveSocket({
    opened: () => {
      line = 'live';
      measureTime();
      for (const [night, watched] of nights) askFor(night, watched);
    },
    closed: () => {
      line = 'lost';
    },
    said: hear,
  });
}

function watched(night: string, as: As): Watched {
  const there = nights.get(night);
  if (there !== undefined && there.as === as) return there;
  const fresh = new Watched(as);
  if (as === 'room') fresh.known = keptNight(night);
  nights.set(night, fresh);
  askFor(night, fresh);
  return fresh;
}

/** A night as it is now, as far as this viewer may know. */
export type NightWatch = {
  readonly night: Night | undefined;
  readonly version: number | undefined;
  readonly connection: Connection;
};

/**
 * Follows the night that `which` names, for as long as the component lives that calls it. Read `night` where it is
 * shown: it changes by itself.
 */
export function watchNight(which: () => { readonly id: string; readonly as: As } | undefined): NightWatch {
  let shown = $state.raw<Watched>();
  const id = $derived(which()?.id);
  const as = $derived(which()?.as);
  $effect(() => {
    if (id === undefined || as === undefined) return;
    const [night, viewer] = [id, as];
    start();
    const mine = watched(night, viewer);
    mine.watchers += 1;
    shown = mine;
    return () => {
      mine.watchers -= 1;
      shown = undefined;
      if (mine.watchers > 0 || nights.get(night) !== mine) return;
      nights.delete(night);
      socket?.say({ type: 'unwatch', night });
    };
  });
  // sentences inside the document come in the reader's language
  let spoken = language.current;
  $effect(() => {
    if (language.current === spoken || id === undefined) return;
    spoken = language.current;
    const mine = nights.get(id);
    if (mine !== undefined) socket?.say({ type: 'watch', night: id, as: mine.as, language: spoken });
  });
  return {
    get night() {
      return shown?.known?.document;
    },
    get version() {
      return shown?.known?.version;
    },
    get connection() {
      return shown?.gone === undefined ? line : 'gone';
    },
  };
}
