import type { SignUpBody, StandAnswer } from '@riffle/wire';
import { type Answer, post } from '../ask/ask.ts';

const place = (code: string) => `riffle.sign-up.${code}`;
const TOKEN = /^[A-Za-z0-9_-]{32,64}$/;

/** `told` is what was answered last; nothing until it was. */
export type OwnSignUp = { readonly token: string; readonly told?: StandAnswer };

function read(code: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(code)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string' && TOKEN.test(one)) : [];
  } catch {
    return [];
  }
}

/** Who signed up from this device, or came with his own link: several, where a couple has one phone. */
export class OwnSignUps {
  readonly #code: string;
  #all = $state.raw<readonly OwnSignUp[]>([]);

  constructor(code: string) {
    this.#code = code;
    this.#all = read(code).map((token) => ({ token }));
  }

  get all(): readonly OwnSignUp[] {
    return this.#all;
  }

  linkTo({ token }: OwnSignUp): string {
    return `${location.origin}/s/${encodeURIComponent(this.#code)}#${token}`;
  }

  /** From his own link. */
  take(token: string): void {
    if (TOKEN.test(token) && !this.#all.some((one) => one.token === token)) this.#keep([...this.#all, { token }]);
  }

  forget({ token }: OwnSignUp): void {
    this.#keep(this.#all.filter((one) => one.token !== token));
  }

  /** Sent again with the same token it is the same sign-up, whatever became of the first answer. */
  async signUp(token: string, said: Omit<SignUpBody, 'token'>): Promise<Answer<StandAnswer>> {
    const answer = await post<StandAnswer>(this.#path('people'), { token, ...said });
    if (answer.ok) this.#told(token, answer.value);
    return answer;
  }

  async cancel({ token }: OwnSignUp): Promise<Answer<StandAnswer>> {
    const answer = await post<StandAnswer>(this.#path('cancel'), { token });
    if (answer.ok) this.forget({ token });
    return answer;
  }

  /** How each stands now. */
  async refresh(): Promise<void> {
    for (const { token } of this.#all) {
      const answer = await post<StandAnswer>(this.#path('stand'), { token });
      if (answer.ok) this.#told(token, answer.value);
    }
  }

  #path(what: string): string {
    return `/api/signup/link/${encodeURIComponent(this.#code)}/${what}`;
  }
  #told(token: string, told: StandAnswer): void {
    const known = this.#all.some((one) => one.token === token);
    const all = known ? this.#all : [...this.#all, { token }];
    this.#keep(all.map((one) => (one.token === token ? { token, told } : one)));
  }
  #keep(all: readonly OwnSignUp[]): void {
    this.#all = all;
    try {
      if (all.length === 0) localStorage.removeItem(place(this.#code));
      else localStorage.setItem(place(this.#code), JSON.stringify(all.map(({ token }) => token)));
    } catch {
      // a device that keeps nothing still has the link
    }
  }
}
