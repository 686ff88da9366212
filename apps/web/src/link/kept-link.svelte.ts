import type { Problem } from '@riffle/wire';
import { type Answer, post } from '../ask/ask.ts';
import { isToken, keepLink, readLink } from './kept-token.ts';

type Door = { readonly code: string; readonly of: 'own' | 'dealer' };

const ENDED: readonly string[] = (['own', 'dealer'] as const).flatMap((of) =>
  ['wrong', 'renewed', 'ended'].map((why) => `${of}-link-${why}`),
);
/** Where each has been kept since there are such links. */
const PLACES = { own: 'riffle.own', dealer: 'riffle.table' } as const;
const FORM = 3;

/** What this device keeps: the link, and what it told last, so that a reload without a network finds it again. */
type Kept<Told> = {
  readonly token?: string;
  readonly told?: Told;
  readonly at?: number;
  /** In which form it was told: what an earlier Riffle told is asked for anew. */
  readonly form?: number;
};

function read<Told>(place: string): Kept<Told> {
  const { token, ...told } = readLink<Kept<Told>>(place) ?? {};
  if (token === undefined) return {};
  return told.form === FORM ? { token, ...told } : { token };
}

/** The link that makes this device a player's own, or that of a table, in one night. */
export class KeptLink<Told> {
  readonly #door: Door;
  #kept = $state.raw<Kept<Told>>({});
  #problem = $state.raw<Problem>();
  #isAnswered = $state(false);

  constructor(door: Door) {
    this.#door = door;
    this.#kept = read(this.#place);
  }

  get isThere(): boolean {
    return this.#kept.token !== undefined;
  }
  /** Whoever opened it with a link is asked who he is only once it is known that the link does not say so. */
  get isAwaited(): boolean {
    return this.isThere && this.told === undefined && !this.#isAnswered;
  }
  get token(): string | undefined {
    return this.#kept.token;
  }
  get told(): Told | undefined {
    return this.#kept.told;
  }
  /** As of when it was told. */
  get at(): number | undefined {
    return this.#kept.at;
  }
  /** Why it opens nothing, where that is not for want of a network. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  take(token: string): void {
    if (!isToken(token) || token === this.#kept.token) return;
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
    const answer = await post<Told>(this.#path, { token });
    this.#isAnswered = true;
    // another link may have been taken meanwhile
    if (token !== this.#kept.token) return;
    if (answer.ok) this.#know(token, answer.value);
    else if (ENDED.includes(answer.refusal.code)) {
      this.#problem = answer.refusal;
      // once what ended it is taken back, it opens again
      this.#keep({ token });
    }
  }

  /** In its name; what the answer tells of it may be kept with `heard`. */
  send<Said>(what: object): Promise<Answer<Said>> {
    return post<Said>(`${this.#path}/commands`, { token: this.#kept.token ?? '', ...what });
  }

  heard(token: string, told: Told): void {
    if (token === this.#kept.token) this.#know(token, told);
  }

  #know(token: string, told: Told): void {
    this.#problem = undefined;
    this.#keep({ token, told, at: Date.now() });
  }

  get #place(): string {
    return `${PLACES[this.#door.of]}.${this.#door.code}`;
  }
  get #path(): string {
    return `/api/night/link/${encodeURIComponent(this.#door.code)}/${this.#door.of}`;
  }

  #keep(kept: Kept<Told>): void {
    this.#kept = kept;
    keepLink(this.#place, kept.token === undefined ? {} : { ...kept, form: FORM });
  }
}
