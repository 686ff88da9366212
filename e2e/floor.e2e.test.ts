import type { KindName } from '@riffle/floor';
import { kindWord, type Language } from '@riffle/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, scriptsOf } from './browser.ts';
import { FLOOR, FloorTaps } from './floor-taps.ts';
import { ownRiffle } from './own-riffle.ts';

const { riffle, browser } = await ownRiffle();

/** A thumb on a phone whose owner plays by this rulebook, at blinds of 100/200. */
async function thumb(book: string, language: Language, offline = false): Promise<Page> {
  const stored = { 'riffle.floor.table': { book, table: { smallBlind: 100, bigBlind: 200, ante: 0 } } };
  const page = await openPage(browser, PHONE, language, { hasTouch: true, offline, stored });
  await page.goto(riffle.url);
  return page;
}

/** What stands beside the rules and is kept on the device, by book and language. */
async function keptNotes(): Promise<readonly string[]> {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept
    .flat()
    .flatMap(({ url }) => /(\w+\.(?:de|en))-[^/]*\.js$/.exec(url)?.[1] ?? [])
    .sort();
}

type Incident = {
  readonly book: string;
  readonly phase: 'bet' | 'deal' | 'presence' | 'conduct';
  readonly kind: KindName;
  readonly facts: readonly (readonly [fact: string, value: string | number | boolean])[];
  readonly outcome: { readonly [L in Language]: string };
  readonly rule: string;
};

const INCIDENTS: readonly Incident[] = [
  {
    book: 'gcb',
    phase: 'bet',
    kind: 'undercall',
    facts: [
      ['toFace', 1000],
      ['inFront', 500],
    ],
    outcome: { de: 'Call: 1000; 500 dazu', en: 'Call: 1,000; 500 more' },
    rule: 'gcb T37.A4',
  },
  {
    book: 'pvb',
    phase: 'bet',
    kind: 'outOfTurn',
    facts: [
      ['toFace', 200],
      ['amount', 600],
      ['between', 'call'],
      ['between', 'fold'],
    ],
    outcome: { de: 'Raise auf 600', en: 'Raise to 600' },
    rule: 'pvb 37(3)',
  },
  {
    book: 'pvb',
    phase: 'bet',
    kind: 'foldOutOfOrder',
    facts: [['when', 'outOfTurn']],
    outcome: { de: 'Fold', en: 'Fold' },
    rule: 'pvb 38(1)',
  },
  {
    book: 'pvb',
    phase: 'presence',
    kind: 'notAtSeat',
    facts: [['arrived', 'duringDeal']],
    outcome: { de: 'Die Karten sind tot', en: 'The cards are dead' },
    rule: 'pvb 23(1)',
  },
  {
    book: 'tda55',
    phase: 'presence',
    kind: 'notAtSeat',
    facts: [['arrived', 'duringDeal']],
    outcome: { de: 'Die Karten sind im Spiel', en: 'The cards are live' },
    rule: 'tda55 27.a',
  },
  {
    book: 'pvb',
    phase: 'deal',
    kind: 'doubleBurn',
    facts: [
      ['acted', 1],
      ['betMade', true],
    ],
    outcome: { de: 'Der Turn bleibt liegen', en: 'The turn stands' },
    rule: 'pvb 35(2)',
  },
  {
    book: 'pvb',
    phase: 'deal',
    kind: 'boardTooEarly',
    facts: [['street', 'river']],
    outcome: {
      de: 'Neuer River aus dem gemischten Stapel, ohne weitere Burnkarte',
      en: 'New river from the shuffled stub, without another burn',
    },
    rule: 'pvb 35(5)',
  },
  {
    book: 'pvb',
    phase: 'presence',
    kind: 'device',
    facts: [['use', 'message']],
    outcome: { de: 'Die Karten sind tot', en: 'The cards are dead' },
    rule: 'pvb 05(5)a',
  },
  {
    book: 'gcb',
    phase: 'conduct',
    kind: 'abuse',
    facts: [['how', 'words']],
    outcome: { de: 'Strafe muss folgen: Verwarnung', en: 'A penalty must follow: warning' },
    rule: 'gcb T57.A4',
  },
  {
    book: 'pvb',
    phase: 'bet',
    kind: 'hiddenChips',
    facts: [
      ['shown', 2000],
      ['hidden', 400],
      ['callerStack', 2000],
    ],
    outcome: {
      de: '2000 für den Gewinner: All-in-Spieler 400, Caller 4000',
      en: '2,000 to the winner: all-in player 400, caller 4,000',
    },
    rule: 'pvb 43(1)',
  },
];
const MOST_TAPS = 8;

describe('what now, on a phone', () => {
  for (const language of ['de', 'en'] as const)
    for (const { book, phase, kind, facts, outcome, rule } of INCIDENTS)
      it(`[${rule.replace(' ', ':')}] ${kind} from the home page to the answer, in ${language}`, async () => {
        const page = await thumb(book, language);
        const floor = new FloorTaps(page, language);
        await floor.open(phase, kind);
        for (const [fact, value] of facts) await floor.say(kind, fact, value);
        expect(await floor.outcome()).toBe(outcome[language]);
        expect(floor.taps).toBeLessThanOrEqual(MOST_TAPS);
        const why = page.locator('summary', { hasText: FLOOR[language].why });
        expect(await why.innerText()).toContain(rule.replace(/^\w+/, (id) => id.toUpperCase()));
        await page.context().close();
      });

  it.each([
    ['pvb', 'Raise auf 2000'],
    ['gcb', 'Call: 1200; 800 zurück'],
  ])('[pvb:45(1)a] [gcb:T43.1] the same two chips on a table of %s: %s', async (book, said) => {
    const page = await thumb(book, 'de');
    const facts = { bigBlind: 400, toFace: 1200, lastRaise: 800, added: '[1000,1000]' };
    const hash = Object.entries(facts).map(([fact, value]) => `${fact}=${String(value)}`);
    await page.goto(`${riffle.url}/floor/silentChips#${hash.join('&')}`);
    await expect.poll(() => page.getByTestId('outcome').innerText()).toBe(said);
    await page.context().close();
  });

  it('finds an incident by what people type, slips and all', async () => {
    const page = await thumb('pvb', 'de');
    await page.goto(`${riffle.url}/floor`);
    await page.getByLabel('Was ist passiert?').fill('zu wenik gecallt');
    await page
      .getByRole('link', { name: /^Zu wenig für den Call/ })
      .first()
      .tap();
    await page.getByRole('heading', { level: 1, name: 'Zu wenig für den Call' }).waitFor();
    await page.context().close();
  });

  it('shows the other rulebooks, and a link that opens the same incident elsewhere', async () => {
    const page = await thumb('gcb', 'de');
    const floor = new FloorTaps(page, 'de');
    await floor.open('bet', 'undercall');
    await floor.say('undercall', 'toFace', 1000);
    await floor.say('undercall', 'inFront', 500);
    await page.getByRole('tab', { name: FLOOR.de.others }).tap();
    const oepbl = page
      .getByRole('row')
      .filter({ hasText: 'ÖPBL' })
      .or(page.getByRole('row').filter({ hasText: 'oepbl' }));
    await expect.poll(() => oepbl.first().innerText()).toContain('Der Spieler wählt');
    const address = page.url();
    await page.context().close();

    const other = await openPage(browser, LAPTOP, 'en');
    await other.goto(address.replace('/undercall', '/undercall?book=oepbl'));
    await expect.poll(() => other.getByTestId('outcome').innerText()).toContain('The player chooses');
    await other.context().close();
  });

  it('answers without a network once it was loaded, the rules and the quiz too', async () => {
    const page = await thumb('gcb', 'de', true);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // beside the rules in the language that is read, and not in the other
    await expect.poll(() => page.evaluate(keptNotes)).toEqual(['bdpv.de', 'gcb.de', 'oepbl.de', 'pvb.de', 'tda55.de']);
    await page.context().setOffline(true);
    await page.goto(`${riffle.url}/floor`);
    const floor = new FloorTaps(page, 'de');
    await page.getByLabel('Was ist passiert?').fill('undercall');
    await page
      .getByRole('link', { name: /^Zu wenig für den Call/ })
      .first()
      .tap();
    await floor.say('undercall', 'toFace', 1000);
    await floor.say('undercall', 'inFront', 500);
    expect(await floor.outcome()).toBe('Call: 1000; 500 dazu');
    await page.locator('summary', { hasText: FLOOR.de.why }).tap();
    await page.getByText('GCB T37.A4', { exact: true }).tap();
    await page.getByRole('link', { name: 'Im Regelwerk lesen' }).tap();
    await page.getByRole('heading', { name: 'Fälle', exact: true }).waitFor();
    const beside = await page.getByRole('article').innerText();
    expect(beside).toContain('Call: Er muss auf 1.000 auffüllen');
    expect(beside).not.toMatch(/\b(the|player|says|must)\b/i);
    await page.goto(`${riffle.url}/floor/quiz`);
    await page.getByText('Tasten 1 bis 4').or(page.getByText('Was gilt?')).first().waitFor();
    await page.keyboard.press('2');
    await page.getByRole('button', { name: 'Nächste Frage' }).waitFor();
    await page.context().close();
  });

  it('costs nothing where nobody asks: the home page loads neither its kinds nor their words', async () => {
    const page = await openPage(browser, PHONE, 'de');
    const scripts = scriptsOf(page);
    await page.goto(riffle.url);
    await page.getByRole('link', { name: FLOOR.de.title }).last().waitFor();
    const loaded = await scripts();
    expect(loaded).toContain('Pokerturniere nach Regelwerk');
    for (const said of kindWord('de', 'undercall').says.slice(1)) expect(loaded).not.toContain(said);
    await page.context().close();
  });

  it('takes rulebook and blinds from the night whose floor it is', async () => {
    const page = await openPage(browser, LAPTOP, 'de');
    await page.goto(riffle.url);
    const answer = await page.request.post(`${riffle.url}/api/night/demo`, {
      data: { speed: 1, rulebook: 'bdpv', language: 'de' },
      headers: { origin: riffle.url },
    });
    const { id } = (await answer.json()) as { id: string };
    await page.goto(`${riffle.url}/nights/${id}`);
    await page.locator('aside').getByRole('link', { name: FLOOR.de.title }).click();
    await page.waitForURL(`**/floor?night=${id}**`);
    const bar = page.getByRole('button', { name: /Blinds/ });
    await expect.poll(() => bar.innerText()).toContain('BDPV');
    await page.context().close();
  });
});
