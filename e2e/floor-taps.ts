import type { KindName } from '@riffle/floor';
import { formatChips, kindWord, type Language } from '@riffle/words';
import type { Locator, Page } from 'playwright-core';

export const FLOOR = {
  de: {
    title: 'Was nun?',
    why: 'Warum?',
    others: 'Andere Regelwerke',
    yes: 'Ja',
    no: 'Nein',
    phases: { bet: /^Setzen/, deal: /^Geben/, presence: /^Platz und Zeit/, conduct: /^Verhalten/ },
  },
  en: {
    title: 'What now?',
    why: 'Why?',
    others: 'Other rulebooks',
    yes: 'Yes',
    no: 'No',
    phases: { bet: /^Betting/, deal: /^Dealing/, presence: /^Seat and time/, conduct: /^Conduct/ },
  },
} as const;

/** What one thumb does on the floor's page, tap by tap. */
export class FloorTaps {
  taps = 0;
  readonly page: Page;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.#language = language;
  }

  /** From the home page to the facts of a kind. */
  async open(phase: keyof (typeof FLOOR)['de']['phases'], kind: KindName): Promise<void> {
    const words = FLOOR[this.#language];
    await this.#tap(this.page.getByRole('link', { name: words.title, exact: true }).first());
    await this.#tap(this.page.getByRole('button', { name: words.phases[phase] }));
    const { label } = kindWord(this.#language, kind);
    await this.#tap(
      this.page
        .getByRole('link')
        .filter({ has: this.page.getByText(label, { exact: true }) })
        .last(),
    );
    await this.page.getByRole('heading', { level: 1, name: label, exact: true }).waitFor();
  }

  /** One value of a fact: chips, a choice, yes or no. */
  async say(kind: KindName, fact: string, value: string | number | boolean): Promise<void> {
    const word = kindWord(this.#language, kind).facts[fact];
    if (word === undefined) throw new Error(`${kind} asks no ${fact}`);
    const name =
      typeof value === 'number'
        ? formatChips(value, this.#language)
        : typeof value === 'boolean'
          ? FLOOR[this.#language][value ? 'yes' : 'no']
          : (word.values?.[value] ?? value);
    await this.#tap(
      this.page.getByRole('group', { name: word.label, exact: true }).getByRole('button', { name, exact: true }),
    );
  }

  outcome(): Promise<string> {
    return this.page.getByTestId('outcome').innerText();
  }

  async #tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
  }
}
