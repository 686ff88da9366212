import type { EntryId, TournamentCommand } from '@riffle/tournament';
import type { OwnAnswer, Problem } from '@riffle/wire';
import { post } from '../../ask/ask.ts';
import { newId } from '../../ask/new-id.ts';

const place = (code: string) => `riffle.own.${code}`;
const ENDED: readonly string[] = ['own-link-wrong', 'own-link-renewed'];
const TOKEN = /^[A-Za-z0-9_-]{6,64}\.[A-Za-z0-9_-]{22}$/;

/** The link that makes this phone his own in one night, and what it told last: known without a network as well. */
type Kept = {
  readonly token?: string;
  readonly told?: OwnAnswer;
  readonly at?: number;
  /** In which form it was told: what an earlier Riffle told is asked for anew. */
  readonly form?: number;
};
const FORM = 2;

function read(code: string): Kept {
  try {
    const { token, ...told } = JSON.parse(localStorage.getItem(place(code)) ?? '{}') as Kept;
    if (token === undefined || !TOKEN.test(token)) return {};
    return told.form === FORM ? { token, ...told } : { token };
  } catch {
    return {};
  }
}

export class OwnLink {
  readonly #code: string;
  #kept = $state.raw<Kept>({});
  #problem = $state.raw<Problem>();
  #isAnswered = $state(false);

  constructor(code: string) {
    this.#code = code;
    this.#kept = read(code);
  }

  get isThere(): boolean {
    return this.#kept.token !== undefined;
  }
  /** Whoever opened it with a link is asked who he is only once it is known that the link does not say so. */
  get isAwaited(): boolean {
    return this.isThere && this.told === undefined && !this.#isAnswered;
  }
  get told(): OwnAnswer | undefined {
    return this.#kept.told;
  }
  /** As of when it was told. */
  get at(): number | undefined {
    return this.#kept.at;
  }
  /** Why nothing is told, where it is not for want of a network. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  take(token: string): void {
    if (!TOKEN.test(token) || token === this.#kept.token) return;
    this.#problem = undefined;
    this.#isAnswered = false;
    this.#keep({ token });
  }

  forget(): void {
    this.#problem = undefined;
    this.#keep({});
  }

  async refresh(): Promise<void> {
    const { token } = this.#kept;
    if (token === undefined) return;
    const answer = await post<OwnAnswer>(`/api/night/link/${encodeURIComponent(this.#code)}/own`, { token });
    this.#isAnswered = true;
    // another link may have been taken meanwhile
    if (token !== this.#kept.token) return;
    if (answer.ok) {
      this.#problem = undefined;
      this.#keep({ token, told: answer.value, at: Date.now() });
    } else if (ENDED.includes(answer.refusal.code)) {
      this.#problem = answer.refusal;
      // once his entry stands again, or a renewal is taken back, it opens again
      this.#keep({ token });
    }
  }

  /** In the name of one of his entries; why not, where it is refused. What he then knows is told with the answer. */
  async say(entry: EntryId, command: TournamentCommand): Promise<Problem | undefined> {
    const { token } = this.#kept;
    if (token === undefined) return undefined;
    const path = `/api/night/link/${encodeURIComponent(this.#code)}/own/commands`;
    const answer = await post<OwnAnswer>(path, { token, id: newId(), entry, command });
    if (!answer.ok) {
      // what he saw holds no more, most likely
      await this.refresh();
      return answer.refusal;
    }
    if (token === this.#kept.token) this.#keep({ token, told: answer.value, at: Date.now() });
    return undefined;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      if (kept.token === undefined) localStorage.removeItem(place(this.#code));
      else localStorage.setItem(place(this.#code), JSON.stringify({ ...kept, form: FORM }));
    } catch {
      // a phone that keeps nothing still has the link
    }
  }
}
