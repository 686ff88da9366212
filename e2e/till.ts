import type { Browser, Locator, Page } from 'playwright-core';
import { LAPTOP, openPage } from './browser.ts';
import type { Somebody } from './money-night.ts';

/** A cashier's page, on a device where he is signed in: everything by what stands there. */
export class Till {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** On a page of staff who are signed in, with the money of a night before them. */
  static on(page: Page): Till {
    return new Till(page);
  }

  static async at(browser: Browser, url: string, night: string, somebody: Somebody): Promise<Till> {
    const page = await openPage(browser, LAPTOP);
    await page.context().addCookies((await somebody.at.storageState()).cookies);
    await page.goto(`${url}/nights/${night}/money`);
    return new Till(page);
  }

  async open(name: string, float: number): Promise<void> {
    const { page } = this;
    // where another has one already, his own is below
    const form = page.locator('form').filter({ has: page.getByLabel('Name der Kasse') });
    await form.getByLabel('Name der Kasse').fill(name);
    await form.getByLabel('Wechselgeld').fill(String(float));
    await form.getByRole('button', { name: 'Kasse öffnen' }).click();
    await page.getByText(`${name} geöffnet.`).first().waitFor();
  }

  /** In one go, by one hand; gives what is to be given back, as it stands there. */
  async take(names: readonly string[], given: number): Promise<string> {
    const { page } = this;
    await this.#choose(names);
    await page.getByLabel('Gegeben').fill(String(given));
    const change = await page.getByText(/^Rückgeld/).innerText();
    await page.getByRole('button', { name: 'Bar', exact: true }).click();
    await page.getByRole('button', { name: 'Fertig' }).click();
    return change;
  }

  /** By card; gives what was taken, as it stands there. */
  async charge(names: readonly string[]): Promise<string> {
    const { page } = this;
    await this.#choose(names);
    await page.getByRole('button', { name: 'Karte', exact: true }).click();
    const last = page.getByRole('region', { name: /^Beleg/ });
    const said = await last.getByText(/^Genommen/).innerText();
    await last.getByRole('button', { name: 'Fertig' }).click();
    return said;
  }

  async account(name: string): Promise<Locator> {
    const { page } = this;
    await this.#search(name);
    const [first = '', last = ''] = name.split(' ');
    const line = page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${last}, ${first} `) });
    await line.last().click();
    return page.getByRole('dialog', { name });
  }

  async sell(what: 'Rebuy' | 'Add-on', name: string): Promise<void> {
    const account = await this.account(name);
    await account.getByRole('button', { name: new RegExp(`^${what}\\s*\\(`) }).click();
    await account.getByText(/^offen/).waitFor();
    await this.#close(account);
  }

  async handOut(name: string): Promise<void> {
    const account = await this.account(name);
    await account.getByRole('button', { name: /auszahlen \(Bar\)$/ }).click();
    await account.getByText('Ausgezahlt (Bar)').first().waitFor();
    await this.#close(account);
  }

  /** To whoever was struck off: the only one who is owed something. */
  async giveBack(amount: string): Promise<void> {
    const { page } = this;
    await this.#search('');
    await page.getByLabel('Offen', { exact: true }).check();
    await page.getByRole('button', { name: new RegExp(`bekommt ${amount}.€ zurück`) }).click();
    const account = page.getByRole('dialog');
    await account.getByRole('button', { name: /zurückgeben \(Bar\)$/ }).click();
    await account.getByText('Zurückgegeben (Bar)').waitFor();
    await this.#close(account);
    await page.getByLabel('Alle', { exact: true }).check();
  }

  /** Ends the box; gives what is said of the difference. */
  async count(name: string, cash: number, card: number, note = ''): Promise<string> {
    const { page } = this;
    const boxes = page.getByRole('region', { name: 'Kassen' }).getByRole('group');
    const box = boxes.filter({ has: page.getByText(name, { exact: true }) });
    await box.getByText(name, { exact: true }).click();
    await box.getByRole('button', { name: 'Zählen und schließen' }).click();
    await box.getByLabel('Gezählt: bar').fill(inEuros(cash));
    await box.getByLabel('Gezählt: Karte').fill(inEuros(card));
    await box.getByLabel('Notiz').fill(note);
    const said = await box.getByRole('status').innerText();
    await box.getByRole('button', { name: 'Kasse schließen' }).click();
    await page.getByText(`${name} gezählt und geschlossen.`).first().waitFor();
    return said;
  }

  /** What the cash-up on his own page says of a box's cash: should be, is, difference. */
  async cashUp(name: string): Promise<string> {
    const { page } = this;
    await page.getByText('Abrechnung', { exact: true }).click();
    return page.getByRole('row', { name: new RegExp(`^${name}, Bar`) }).innerText();
  }

  /** Nothing is open, and nobody need say why. */
  async settle(): Promise<void> {
    const { page } = this;
    await page.getByText('Abrechnung', { exact: true }).click();
    await page.getByRole('button', { name: 'Abend abrechnen' }).click();
    await page.getByText('Der Abend ist abgerechnet.').first().waitFor();
  }

  async #choose(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.#search(name);
      // who is in for the second time stands there twice, and owes once
      await this.page.getByRole('checkbox', { name: `${name} auswählen`, disabled: false }).check();
    }
    await this.#search('');
  }

  async #search(text: string): Promise<void> {
    await this.page.getByLabel('Suchen: Name, Nummer oder Sitz').fill(text);
  }

  async #close(account: Locator): Promise<void> {
    await account.getByRole('button', { name: 'Fertig' }).click();
    await account.waitFor({ state: 'detached' });
  }
}

const inEuros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
