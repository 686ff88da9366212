import type { CardRoomCommandOrUndo, CommandAnswer, Problem, RoomLinkAnswer } from '@riffle/wire';
import { type Answer, post } from '../ask/ask.ts';

const TOKEN = /^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{22}$/;
type Kept = { readonly token?: string; readonly opened?: RoomLinkAnswer };

/** A guest's own link, or a table's: this device keeps it, so that a reload finds it again. */
export class LinkIn {
  readonly #place: string;
  readonly #path: string;
  #kept = $state.raw<Kept>({});
  #problem = $state.raw<Problem>();

  constructor(code: string, as: 'own' | 'table') {
    this.#place = `riffle.room.${as}.${code}`;
    this.#path = `/api/room/link/${encodeURIComponent(code)}/${as === 'own' ? 'own' : 'dealer'}`;
    try {
      const kept = JSON.parse(localStorage.getItem(this.#place) ?? '{}') as Kept;
      if (kept.token !== undefined && TOKEN.test(kept.token)) this.#kept = kept;
    } catch {
      // a device that keeps nothing still has the link
    }
  }
  get token(): string | undefined {
    return this.#kept.token;
  }
  get opened(): RoomLinkAnswer | undefined {
    return this.#kept.opened;
  }
  get problem(): Problem | undefined {
    return this.#problem;
  }
  take(token: string): void {
    if (TOKEN.test(token) && token !== this.#kept.token) this.#keep({ token });
  }
  async open(): Promise<void> {
    const { token } = this.#kept;
    if (token === undefined) return;
    const answer = await post<RoomLinkAnswer>(this.#path, { token });
    if (token !== this.#kept.token) return;
    this.#problem = answer.ok || answer.refusal.status !== 403 ? undefined : answer.refusal;
    if (answer.ok) this.#keep({ token, opened: answer.value });
  }
  /** Under the same id once, however often it is sent. */
  tell = (id: string, command: CardRoomCommandOrUndo): Promise<Answer<CommandAnswer>> =>
    post<CommandAnswer>(`${this.#path}/commands`, { token: this.#kept.token ?? '', id, command });

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(this.#place, JSON.stringify(kept));
    } catch {
      // see above
    }
  }
}
