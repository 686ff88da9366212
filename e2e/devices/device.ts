import { expect } from 'vitest';

/** What the browsers of the standards speak alike: WebDriver in WebKit, WebDriver BiDi in Firefox. */
export type Driver = {
  readonly goto: (url: string) => Promise<void>;
  /** An expression, and what it comes to as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly perform: (actions: readonly object[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Where a thing lies that can be tapped and says this; nothing where it is not there, or something lies over it. */
const PLACE = `(text) => {
  const said = (one) => (one.getAttribute('aria-label') ?? one.innerText ?? '').trim().replace(/\\s+/g, ' ');
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  for (const one of within.querySelectorAll('button, a, [role=tab], label, summary')) {
    if (!said(one).includes(text) || one.disabled || one.getClientRects().length === 0) continue;
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = one.getBoundingClientRect();
    const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    if (one.contains(document.elementFromPoint(left, top))) return [left, top];
  }
  return null;
}`;

/** One device in somebody's hand: what it shows, and what is tapped and typed on it. */
export class Device {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  open = (url: string): Promise<void> => this.#driver.goto(url);

  async shows(text: string | RegExp): Promise<void> {
    await expect.poll(() => this.#driver.evaluate('document.body.innerText')).toMatch(text);
  }

  async tap(text: string): Promise<void> {
    const place = () =>
      this.#driver.evaluate(`(${PLACE})(${JSON.stringify(text)})`) as Promise<[number, number] | null>;
    await expect.poll(place, { message: `“${text}” can be tapped` }).not.toBeNull();
    const [x, y] = (await place()) ?? [0, 0];
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#driver.perform([{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }]);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#driver.perform([{ type: 'key', id: 'keys', actions }]);
  }

  /** What is wider than the screen is cut there. */
  isWhole = (): Promise<unknown> => this.#driver.evaluate('document.documentElement.scrollWidth <= window.innerWidth');

  close = (): Promise<void> => this.#driver.close();
}

export const ENTER = '\uE007';
