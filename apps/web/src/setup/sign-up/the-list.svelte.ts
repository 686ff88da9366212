import type { CommandAnswer, NewSignUpList, SignedUpPerson, SignUpLine } from '@riffle/wire';
import { type Answer, get, post } from '../../ask/ask.ts';
import { newId } from '../../ask/new-id.ts';
import { Commands } from '../../commands/commands.svelte.ts';
import { showProblem } from '../../notices/notices.svelte.ts';
import type { Terms } from '../players/entering.ts';

/** The sign-ups of one night, as its desk has them. */
export class TheList {
  readonly #night: string;
  readonly commands: Commands<'signup'>;
  #exists = $state<boolean>();
  #people = $state.raw<ReadonlyMap<string, SignedUpPerson>>(new Map());

  constructor(night: string) {
    this.#night = night;
    this.commands = new Commands('signup', night);
  }

  /** `undefined` until it is known whether there is one. */
  get exists(): boolean | undefined {
    return this.#exists;
  }
  /** Who they are, and who in the directory is called alike. */
  person(signUp: string): SignedUpPerson | undefined {
    return this.#people.get(signUp);
  }

  async look(): Promise<void> {
    const answer = await get<readonly (SignUpLine & { readonly id: string })[]>('/api/signup');
    if (answer.ok) this.#exists = answer.value.some(({ id }) => id === this.#night);
  }
  async learnPeople(): Promise<void> {
    const answer = await get<readonly SignedUpPerson[]>(`${this.#path}/people`);
    if (answer.ok) this.#people = new Map(answer.value.map((one) => [one.signUp, one]));
  }
  async open(setup: NewSignUpList['setup']): Promise<boolean> {
    const done = this.#said(
      await post<CommandAnswer>('/api/signup', { id: this.#night, commandId: newId(), setup } satisfies NewSignUpList),
    );
    if (done) this.#exists = true;
    return done;
  }
  /** Into the night, and there. `person`: who he is in the directory, where not who signed up; `alternates`: he waits for a seat. */
  async checkIn(
    signUp: string,
    { person, alternates, profile, price, reason, onrefused }: Terms & { readonly person: string | undefined },
  ): Promise<boolean> {
    const who = {
      id: newId(),
      signUp,
      ...(person !== undefined && { person }),
      ...(alternates && { alternate: true }),
    };
    const terms = {
      ...(profile !== undefined && { profile }),
      ...(price !== undefined && { price }),
      ...(reason !== undefined && { reason }),
    };
    const answer = await post<CommandAnswer>(`${this.#path}/check-in`, { ...who, ...terms });
    if (!answer.ok) onrefused?.(answer.refusal.code);
    return this.#said(answer);
  }

  get csv(): string {
    return `${this.#path}/list.csv`;
  }
  get #path(): string {
    return `/api/signup/${encodeURIComponent(this.#night)}`;
  }
  #said(answer: Answer<unknown>): boolean {
    if (!answer.ok) showProblem(answer.refusal);
    return answer.ok;
  }
}
