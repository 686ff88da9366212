import type { PersonId } from '@riffle/people';
import type { PersonTraces, TextAbout, Unread } from '@riffle/wire';
import { get, post } from '../../ask/ask.ts';
import { showProblem } from '../../notices/notices.svelte.ts';

const at = (id: PersonId): string => `/api/people/${encodeURIComponent(id)}`;

/** What goes with a person that is to be erased: what only has the name in it may be about somebody else, and can stay. */
export class Erasing {
  /** `undefined` until they have come. */
  texts = $state.raw<readonly TextAbout[]>();
  unread = $state.raw<readonly Unread[]>([]);
  #kept = $state.raw<ReadonlySet<TextAbout>>(new Set());
  readonly #person: PersonId;

  constructor(person: PersonId) {
    this.#person = person;
    void this.#look();
  }

  goes(text: TextAbout): boolean {
    return !this.#kept.has(text);
  }

  keep(text: TextAbout, stays: boolean): void {
    const others = [...this.#kept].filter((one) => one !== text);
    this.#kept = new Set(stays ? [...others, text] : others);
  }

  async erase(): Promise<boolean> {
    const keep = [...this.#kept].map(({ kind, of, text }) => ({ kind, of, text }));
    const answer = await post(`${at(this.#person)}/erase`, { keep });
    if (!answer.ok) showProblem(answer.refusal);
    return answer.ok;
  }

  async #look(): Promise<void> {
    const answer = await get<PersonTraces>(`${at(this.#person)}/traces`);
    if (!answer.ok) return showProblem(answer.refusal);
    this.texts = answer.value.texts;
    this.unread = answer.value.unread ?? [];
  }
}
