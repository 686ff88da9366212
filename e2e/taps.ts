import type { Locator, Page } from 'playwright-core';

/** What one person does on a page, counted by the page itself: every tap that it feels and every key that is no letter. */
export class Taps {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async on(page: Page): Promise<Taps> {
    await page.addInitScript(() => {
      const count = (event: Event) => {
        if (event.isTrusted) sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1));
      };
      window.addEventListener('pointerdown', count, true);
      window.addEventListener('keydown', (event) => (event.key === 'Enter' ? count(event) : undefined), true);
    });
    return new Taps(page);
  }

  /** As many as were made since the last time that this was asked. */
  async made(): Promise<number> {
    return this.page.evaluate(() => {
      const made = Number(sessionStorage.getItem('taps') ?? 0);
      sessionStorage.removeItem('taps');
      return made;
    });
  }

  tap = (name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> =>
    this.#touch(this.page.locator('dialog[open], body:not(:has(dialog[open]))').getByRole(role, { name }));
  /** A card to be chosen, or a field to be written in. */
  touch = (what: Locator): Promise<void> => this.#touch(what);

  /** Only where the page has put the focus, or a tap has. */
  type = (text: string): Promise<void> => this.page.keyboard.type(text);

  async #touch(what: Locator): Promise<void> {
    await what.filter({ visible: true }).first().tap();
  }
}
