import type { KindName, Kinds, LiveMessage } from '@riffle/wire';
import { untrack } from 'svelte';
import { language } from '../language/language.svelte.ts';
import { clockWasSet, learnTime, timeWasSet } from './clock.svelte.ts';
import { type Followed, followed } from './followed.ts';
import { forgetDocument, isKept, keepDocument, keptDocument } from './kept-document.ts';
import { LiveSocket } from './socket.ts';
import { tell } from './when-told.ts';

export { running, serverNow } from './clock.svelte.ts';

/** `lost`: the line is down, what is shown goes on by what was known last. `gone`: there is no such thing for this viewer. */
export type Connection = 'connecting' | 'live' | 'lost' | 'gone';

class Watched {
  readonly kind: KindName;
  readonly id: string;
  readonly as: string;
  /** What lets him see it who is no member of staff. */
  readonly key: string | undefined;
  watchers = 0;
  known = $state.raw<Followed>();
  gone = $state.raw<Extract<LiveMessage, { type: 'gone' }>['code']>();
  constructor(kind: KindName, id: string, as: string, key: string | undefined) {
    this.key = key;
    this.kind = kind;
    this.id = id;
    this.as = as;
  }
}

/** Of a document that came before the line: what changes it is told there as a whole first. */
const BEFORE = '';

const all = new Map<string, Watched>();
const begun = new Map<string, Followed>();
const keyOf = (kind: string, id: string, as: string): string => `${kind}/${id} ${as}`;
let line = $state<'connecting' | 'live' | 'lost'>('connecting');
let socket: LiveSocket | undefined;
/** What was thrown away may be brought back, and nobody tells who was sent off. */
const ASK_AGAIN = 20_000;
let refused = (): void => {};

/** What to do when something may not be seen as staff: whoever shows the pages knows where to sign in. */
export function whenNotAllowed(run: () => void): void {
  refused = run;
}

type ClubTold = Extract<LiveMessage, { type: 'club' }>;
let clubIs = (_told: ClubTold | undefined): void => {};

/** What to do when the club is told of anew; `undefined` after the line was down: it may have changed meanwhile. */
export function whenClubTold(run: (told: ClubTold | undefined) => void): void {
  clubIs = run;
}

function askFor({ kind, id, as, key, known }: Watched, how?: 'whole'): void {
  const since =
    how === 'whole' || known === undefined || known.epoch === BEFORE ? {} : { from: known.version, epoch: known.epoch };
  socket?.say({ type: 'watch', kind, id, as, ...(key !== undefined && { key }), language: language.current, ...since });
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
  if (message.type === 'time-set') {
    timeWasSet(message.now);
    measureTime();
    return;
  }
  if (message.type === 'club') {
    clubIs(message);
    return;
  }
  const watched = all.get(keyOf(message.kind, message.id, message.as));
  if (watched === undefined) return;
  if (message.type === 'gone') {
    watched.gone = message.code;
    if (message.code === 'not-allowed' && watched.key === undefined) refused();
    if (message.code === 'deleted') {
      // brought back, it is asked for whole
      watched.known = undefined;
      forgetDocument(watched.kind, watched.id, watched.as);
    }
    return;
  }
  const next = followed(watched.known, message);
  if (next === 'gap') {
    watched.known = undefined;
    askFor(watched);
    return;
  }
  watched.gone = undefined;
  watched.known = next;
  tell(next.document);
  if (isKept(watched.kind, watched.as)) keepDocument(watched.kind, watched.id, watched.as, next);
}

function askAgain(): void {
  for (const watched of all.values()) if (watched.gone === 'deleted') askFor(watched);
}

function start(): void {
  if (socket !== undefined) return;
  setInterval(askAgain, ASK_AGAIN);
  socket = new LiveSocket({
    opened: () => {
      if (line === 'lost') clubIs(undefined);
      line = 'live';
      measureTime();
      for (const watched of all.values()) askFor(watched);
    },
    closed: () => {
      line = 'lost';
    },
    said: hear,
  });
}

function watched(kind: KindName, id: string, as: string, secret: string | undefined): Watched {
  const key = keyOf(kind, id, as);
  const there = all.get(key);
  if (there !== undefined) return there;
  const fresh = new Watched(kind, id, as, secret);
  fresh.known = begun.get(key) ?? (isKept(kind, as) ? keptDocument(kind, id, as) : undefined);
  begun.clear();
  all.set(key, fresh);
  askFor(fresh);
  return fresh;
}

/** A document that was asked for by itself: it is shown until the line tells of it, which takes some more ways there and back. */
export function begin<K extends KindName>(
  kind: K,
  id: string,
  as: Kinds[K]['viewer'],
  document: Kinds[K]['document'],
): void {
  const key = keyOf(kind, id, as);
  const there = all.get(key);
  if (there?.known !== undefined && there.known.epoch !== BEFORE) return;
  const first: Followed = { document, version: 0, epoch: BEFORE };
  if (there === undefined) begun.set(key, first);
  else there.known = first;
  tell(document);
}

/** One of a kind as it is now, as far as this viewer may know. */
export type Watching<K extends KindName> = {
  readonly document: Kinds[K]['document'] | undefined;
  readonly version: number | undefined;
  readonly connection: Connection;
  /** It was thrown away: its link says so. */
  readonly deleted: boolean;
  /** Why nobody is shown it, though it is there. */
  readonly unreadable: 'damaged' | 'newer-events' | undefined;
};

/**
 * Follows the one that `which` names, for as long as the component lives that calls it. Read `document` where it is
 * shown: it changes by itself.
 */
export function watch<K extends KindName>(
  kind: K,
  which: () => { readonly id: string; readonly as: Kinds[K]['viewer']; readonly key?: string } | undefined,
): Watching<K> {
  let shown = $state.raw<Watched>();
  const id = $derived(which()?.id);
  const as = $derived(which()?.as);
  $effect(() => {
    if (id === undefined || as === undefined) return;
    const key = keyOf(kind, id, as);
    start();
    const mine = watched(kind, id, as, untrack(which)?.key);
    mine.watchers += 1;
    shown = mine;
    return () => {
      mine.watchers -= 1;
      shown = undefined;
      if (mine.watchers > 0 || all.get(key) !== mine) return;
      all.delete(key);
      socket?.say({ type: 'unwatch', kind, id: mine.id, as: mine.as });
    };
  });
  // sentences inside the document come in the reader's language
  let spoken = language.current;
  $effect(() => {
    if (language.current === spoken || id === undefined || as === undefined) return;
    spoken = language.current;
    const mine = all.get(keyOf(kind, id, as));
    if (mine !== undefined) askFor(mine, 'whole');
  });
  return {
    get document() {
      return shown?.known?.document as Kinds[K]['document'] | undefined;
    },
    get version() {
      return shown?.known?.version;
    },
    get connection() {
      return shown?.gone === undefined ? line : 'gone';
    },
    get deleted() {
      return shown?.gone === 'deleted';
    },
    get unreadable() {
      return shown?.gone === 'damaged' || shown?.gone === 'newer-events' ? shown.gone : undefined;
    },
  };
}
