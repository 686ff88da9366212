import type { CommandAnswer, Problem } from '@riffle/wire';
import { type Answer, post } from '../ask/ask.ts';
import { isToken, keepLink, readLink } from './kept-token.ts';

type Kept<Opened> = { readonly token?: string; readonly opened?: Opened };

/** A link that lets somebody in who is no member of staff: this device keeps it, so that a reload finds it again. */
export class LinkIn<Opened, Command> {
  readonly #place: string;
  readonly #path: string;
  #kept = $state.raw<Kept<Opened>>({});
  #problem = $state.raw<Problem>();

  /** `place`: where the device keeps it; `path`: where it is opened. */
  constructor(place: string, path: string) {
    this.#place = place;
    this.#path = path;
    this.#kept = readLink<Kept<Opened>>(place) ?? {};
  }
  get token(): string | undefined {
    return this.#kept.token;
  }
  get opened(): Opened | undefined {
    return this.#kept.opened;
  }
  get problem(): Problem | undefined {
    return this.#problem;
  }
  take(token: string): void {
    if (isToken(token) && token !== this.#kept.token) this.#keep({ token });
  }
  async open(): Promise<void> {
    const { token } = this.#kept;
    if (token === undefined) return;
    const answer = await post<Opened>(this.#path, { token });
    if (token !== this.#kept.token) return;
    this.#problem = answer.ok || answer.refusal.status !== 403 ? undefined : answer.refusal;
    if (answer.ok) this.#keep({ token, opened: answer.value });
  }
  /** Under the same id once, however often it is sent. */
  tell = (id: string, command: Command): Promise<Answer<CommandAnswer>> =>
    post<CommandAnswer>(`${this.#path}/commands`, { token: this.#kept.token ?? '', id, command });
  /** What only he may have who came by it. */
  ask = <T>(what: string, more: object = {}): Promise<Answer<T>> =>
    post<T>(`${this.#path}/${what}`, { token: this.#kept.token ?? '', ...more });

  #keep(kept: Kept<Opened>): void {
    this.#kept = kept;
    keepLink(this.#place, kept);
  }
}
