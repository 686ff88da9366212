import type { StaffMember } from '@riffle/wire';
import type { Language } from '@riffle/words';
import type { WebSocket } from 'ws';
import { storeTrouble } from '../../http/store-trouble.ts';
import { isTooDeep } from '../../schema/depth.ts';
import { streamOf } from '../followed.ts';
import type { Hosted } from '../hosted.ts';
import type { Backlog } from './backlog.ts';
import { type Frame, frameOf } from './frame.ts';
import type { LiveHub } from './hub.ts';
import { type CheckedLiveRequest, liveRequest } from './live-request.ts';

/**
 * More than this unread, beside the largest that it was sent, and the client is gone or too slow: it comes back and gets
 * what it lacks. A large whole over a bad line is let through.
 */
const MOST_OWED = 500_000;
const MOST_WATCHED = 16;
/** Messages in ten seconds; a page sends a few. */
const MOST_MESSAGES = 100;
const BEAT = 25_000;

type Absence = 'not-found' | 'deleted';
type Around = {
  readonly hub: LiveHub;
  readonly backlog: Backlog;
  readonly find: (kind: string, id: string) => Promise<Hosted | undefined>;
  /** Why there is none. */
  readonly absence: (kind: string, id: string) => Promise<Absence>;
  /** Whether who has this key may see it so. */
  readonly mayByKey: (hosted: Hosted, viewer: unknown, key: string) => Promise<boolean>;
  readonly now: () => number;
};
/** Asked anew at each `watch`: a session may have ended since the socket was opened. */
type Visitor = { readonly member: () => Promise<StaffMember | undefined>; readonly language: Language };

/** One connection: what it watches, whether it still lives, and that it cannot fill our memory. */
export class LiveSocket {
  readonly #socket: WebSocket;
  readonly #around: Around;
  readonly #visitor: Visitor;
  readonly #watched = new Map<string, () => void>();
  readonly #beat: NodeJS.Timeout;
  #alive = true;
  #largest = 0;
  #messages = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, around: Around, visitor: Visitor) {
    this.#socket = socket;
    this.#around = around;
    this.#visitor = visitor;
    this.#beat = setInterval(() => this.#checkPulse(), BEAT).unref();
    const counting = setInterval(() => {
      this.#messages = 0;
    }, 10_000).unref();
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? undefined : String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(this.#beat);
      clearInterval(counting);
      for (const end of this.#watched.values()) end();
      this.#watched.clear();
      around.backlog.forget(this);
    });
  }

  send(frame: Frame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.owed > MOST_OWED + this.#largest) {
      this.drop();
      return;
    }
    this.#largest = Math.max(this.#largest, frame.length);
    this.#socket.send(frame, { binary: false });
    this.#around.backlog.note(this);
  }

  /** Sent, and still here. */
  get owed(): number {
    return this.#socket.bufferedAmount;
  }

  drop(): void {
    this.#socket.terminate();
  }

  /** The session behind it has ended; or its member may do other things now, and comes back to be asked again. */
  close(why: 'end' | 'review'): void {
    this.#socket.close(why === 'end' ? 4401 : 1012);
  }

  #receive(text: string | undefined): void {
    this.#messages += 1;
    const request = text === undefined || this.#messages > MOST_MESSAGES ? undefined : requestIn(text);
    if (request === undefined) {
      this.#socket.close(1008);
      return;
    }
    switch (request.type) {
      case 'time':
        this.send(frameOf({ type: 'time', sent: request.sent, now: this.#around.now() }));
        return;
      case 'unwatch':
        this.#queue(() => this.#unwatch(request));
        return;
      case 'watch':
        this.#queue(() => this.#watch(request));
    }
  }

  /** One after the other: two for the same must not both be answered, and the last that is said holds. */
  #queue(work: () => void | Promise<void>): void {
    this.#work = this.#work.then(work).catch(() => this.#socket.close(1011));
  }

  async #watch(request: CheckedLiveRequest & { type: 'watch' }): Promise<void> {
    const { kind, id, as, key, language, from, epoch } = request;
    const hosted = await this.#around.find(kind, id).catch(unreadable);
    if (typeof hosted === 'string') {
      this.#unwatch(request);
      this.send(frameOf({ type: 'gone', kind, id, as, code: hosted }));
      return;
    }
    const viewer = hosted?.kind.viewers.named(as);
    const absence = hosted === undefined ? await this.#around.absence(kind, id) : undefined;
    const objection = absence ?? (await this.#objection(hosted, viewer, key));
    this.#unwatch(request);
    if (hosted === undefined || objection !== undefined) {
      this.send(frameOf({ type: 'gone', kind, id, as, code: objection ?? 'not-found' }));
    } else if (this.#watched.size >= MOST_WATCHED || this.#socket.readyState !== this.#socket.OPEN) {
      this.#socket.close(1008);
    } else {
      const end = this.#around.hub.watch(hosted, viewer, language ?? this.#visitor.language, this, { from, epoch });
      this.#watched.set(viewOf(request), end);
    }
  }

  async #objection(
    hosted: Hosted | undefined,
    viewer: unknown,
    key: string | undefined,
  ): Promise<'not-found' | 'not-allowed' | undefined> {
    if (hosted === undefined) return 'not-found';
    if (viewer === undefined) return 'not-allowed';
    if (hosted.demo || hosted.kind.viewers.mayBe(viewer, await this.#visitor.member())) return undefined;
    const mayByKey = key !== undefined && (await this.#around.mayByKey(hosted, viewer, key));
    return mayByKey ? undefined : 'not-allowed';
  }

  #unwatch({ kind, id, as }: { readonly kind: string; readonly id: string; readonly as?: string | undefined }): void {
    const all = viewOf({ kind, id, as: '' });
    const views = as === undefined ? [...this.#watched.keys()].filter((view) => view.startsWith(all)) : [`${all}${as}`];
    for (const view of views) {
      this.#watched.get(view)?.();
      this.#watched.delete(view);
    }
  }

  #checkPulse(): void {
    if (!this.#alive) {
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    this.#around.backlog.note(this);
    this.#socket.ping();
  }
}

/** One thing can be watched as several viewers at once: by the floor as the room sees it, and by whoever runs it. */
const viewOf = ({ kind, id, as }: { readonly kind: string; readonly id: string; readonly as: string }): string =>
  `${streamOf(kind, id)} ${as}`;

/** Damaged, or from a later Riffle: that is said, and the connection goes on with everything else. */
function unreadable(error: unknown): 'damaged' | 'newer-events' {
  const trouble = storeTrouble(error);
  if (trouble === 'damaged' || trouble === 'newer-events') return trouble;
  throw error;
}

function requestIn(text: string): CheckedLiveRequest | undefined {
  if (isTooDeep(text)) return undefined;
  try {
    return liveRequest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
