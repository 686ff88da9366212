import type { CommandAnswer, DealerAnswer, NightCommand, Problem } from '@riffle/wire';
import { type Answer, post } from '../ask/ask.ts';

const place = (code: string) => `riffle.table.${code}`;
const TOKEN = /^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{22}$/;
const ENDED: readonly string[] = ['dealer-link-wrong', 'dealer-link-renewed'];

/** What this device keeps: the link, and which table it opened, so that a reload without a network finds it again. */
type Kept = { readonly token?: string; readonly opened?: DealerAnswer };

function read(code: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(place(code)) ?? '{}') as Kept;
    return kept.token !== undefined && TOKEN.test(kept.token) ? kept : {};
  } catch {
    return {};
  }
}

/** The link of one table, by which whoever deals there sees it and tells of it. */
export class TableLink {
  readonly #code: string;
  #kept = $state.raw<Kept>({});
  #problem = $state.raw<Problem>();

  constructor(code: string) {
    this.#code = code;
    this.#kept = read(code);
  }

  get token(): string | undefined {
    return this.#kept.token;
  }
  get opened(): DealerAnswer | undefined {
    return this.#kept.opened;
  }
  /** Why it opens nothing, where that is not for want of a network. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  take(token: string): void {
    if (!TOKEN.test(token) || token === this.#kept.token) return;
    this.#problem = undefined;
    this.#keep({ token });
  }

  async open(): Promise<void> {
    const { token } = this.#kept;
    if (token === undefined) return;
    const answer = await post<DealerAnswer>(this.#path, { token });
    // another link may have been taken meanwhile
    if (token !== this.#kept.token) return;
    if (answer.ok) {
      this.#problem = undefined;
      this.#keep({ token, opened: answer.value });
    } else if (ENDED.includes(answer.refusal.code)) {
      this.#problem = answer.refusal;
      // once a renewal or the break of a table is taken back, it opens again
      this.#keep({ token });
    }
  }

  /** As the dealer of this table; under the same id once, however often it is sent. */
  tell(id: string, command: NightCommand): Promise<Answer<CommandAnswer>> {
    return post<CommandAnswer>(`${this.#path}/commands`, { token: this.#kept.token ?? '', id, command });
  }

  get #path(): string {
    return `/api/night/link/${encodeURIComponent(this.#code)}/dealer`;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(place(this.#code), JSON.stringify(kept));
    } catch {
      // a device that keeps nothing still has the link
    }
  }
}
