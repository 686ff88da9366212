import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import type { MoneySetup, ProfileId } from '@riffle/tournament';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';
import { faultsInEverySize } from './pictures/every-size.ts';
import { SIZES } from './pictures/pages.ts';

const { riffle, browser } = await ownRiffle();
const MONEY: MoneySetup = {
  profiles: [
    {
      ...{ id: 'profile-entry' as ProfileId, name: 'Startplatz', kind: 'entry', chips: toChips(20_000) },
      parts: [
        { for: 'prizes', amount: toCents(1_500) },
        { for: 'bounty', amount: toCents(1_000) },
      ],
    },
  ],
  bounty: { by: 'mystery' },
};
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
});
const pictured = picturesOf('bounties');

describe('bounties', () => {
  it('are chosen with the prices: growing, in envelopes, or for buyers alone', async () => {
    const phone = await openPage(browser, PHONE, 'de');
    await phone.context().addCookies(await club.desk.context().cookies());
    await phone.goto(`${riffle.url}/new`);
    await phone.getByLabel('Regelwerk', { exact: true }).selectOption('tda55');
    await phone.getByRole('button', { name: 'Startgeld …' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mit Kopfgeld' }).click();
    const form = dialog.getByRole('region', { name: 'Kopfgeld', exact: true });
    await form.getByLabel('Wachsend: ein Teil für ihn').check();
    await form.getByLabel('Teil, der ausgezahlt wird').fill('100');
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await form.getByText('Bitte mehr als 0 und weniger als 100').waitFor();
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'phone-form');
    await form.getByLabel('Teil, der ausgezahlt wird').fill('33,3');
    await form.getByLabel('Nur wer ein Kopfgeld gekauft hat').check();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await phone.getByRole('button', { name: 'Turnier anlegen' }).click();
    await phone.waitForURL(/\/nights\//);
    const id = /\/nights\/([^/]+)/.exec(phone.url())?.[1] ?? '';
    const told = await (await phone.context().request.get(`${riffle.url}/api/night/${id}`)).json();
    expect(told).toMatchObject({
      view: { setup: { money: { bounty: { by: 'progressive', toKiller: 333, buyersOnly: true } } } },
    });
    await phone.context().close();
  });

  it('are said before a bust-out is recorded: who gets what, what goes onto a head, and afterwards in the notice', async () => {
    const growing = { ...MONEY, bounty: { by: 'progressive', toKiller: 500 } } as const;
    await club.createUnderWay('tda55', { money: growing, lateEntryThrough: 1 });
    const { desk } = club;
    await club.toOverview();
    const { view, names } = await club.night();
    const sitting = Object.entries(view.entries).filter(([, { at }]) => at?.table === Object.keys(view.tables)[0]);
    const [out = '', killer = '', second = ''] = sitting.map(([id]) => names[id as never] ?? '');
    const dialog = await club.nameOut(out);
    const bounty = dialog.getByRole('region', { name: 'Kopfgeld' });
    await bounty.getByText(/Noch kein Kopfgeld: Es bleibt liegen \(10\s€\)/).waitFor();
    await dialog.getByRole('button', { name: killer, exact: true }).click();
    await bounty.getByText(new RegExp(`${killer} bekommt 5\\s€, 5\\s€ auf den eigenen Kopf`)).waitFor();
    await dialog.getByRole('button', { name: second, exact: true }).click();
    // what is confirmed is seen without scrolling
    expect(await bounty.evaluate((box) => box.getBoundingClientRect().bottom)).toBeLessThan(
      await dialog.locator('footer').evaluate((foot) => foot.getBoundingClientRect().top),
    );
    await bounty.getByText(new RegExp(`${second} bekommt 2,50\\s€, 2,50\\s€ auf den eigenen Kopf`)).waitFor();
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-bust-out');
    await dialog.getByRole('button', { name: second }).click();
    await dialog.getByRole('button', { name: `${out}: ausgeschieden` }).click();
    await dialog.waitFor({ state: 'detached' });
    const notice = new RegExp(`Kopfgeld: ${killer} 5\\s€ \\+ 5\\s€ auf den Kopf\\.`);
    await desk.getByRole('status').getByText(notice).waitFor();
    await pictured(desk, 'laptop-notice');
    // the desk still stands behind the notice
    await desk.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    expect(await desk.getByText('Auf dieser Seite ist etwas schiefgegangen').count()).toBe(0);
    const { money } = (await club.night()).view;
    const [won] = Object.entries(money?.bounties ?? {});
    expect([names[won?.[0] as never], won?.[1], money?.heads?.[won?.[0] as never]]).toEqual([killer, 500, 1_500]);

    await desk.goto(`${riffle.url}/nights/${club.id}/players`);
    await desk.getByText(/Kopf 15\s€/).waitFor();
    await desk.getByText(/Kopfgelder 5\s€/).waitFor();
    await pictured(desk, 'laptop-players');
    const phone = await openPage(browser, PHONE, 'de');
    await phone.goto(`${riffle.url}/e/${(await club.night()).code}`);
    await phone.getByRole('button', { name: 'Nur zuschauen' }).or(phone.getByText('Nur zuschauen')).first().click();
    await phone.getByRole('tab', { name: 'Spieler' }).click();
    await phone.getByText(/Kopf 15\s€ · Kopfgelder 5\s€/).waitFor();
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'phone-everyone');
    await phone.context().close();

    await desk.goto(`${riffle.url}/nights/${club.id}/screens`);
    await desk.getByRole('button', { name: 'Kopfgelder' }).click();
    await desk.getByText('Die Wand zeigt: Kopfgelder.').waitFor();
    const leaders = { de: /1 Kopf · 5\s€/, en: /1 head · €5/ };
    for (const language of ['de', 'en'] as const) {
      const wall = await openPage(browser, WALL, language);
      await wall.goto(`${riffle.url}/wall/${(await club.night()).code}`);
      await wall.getByRole('listitem').getByText(leaders[language]).waitFor();
      expect(await faultsInEverySize(wall, true)).toEqual([]);
      await wall.setViewportSize(WALL);
      await pictured(wall, `wall-leaders-${language}`);
      expect(await pageFaults(wall)).toEqual([]);
      await wall.context().close();
    }
  });

  it('are told on a phone in lines that can be read: a rebuy and an undo beside them squeeze nothing', async () => {
    const sold = (kind: 'rebuy' | 'addOn', parts: MoneySetup['profiles'][number]['parts']) => ({
      ...{ id: `profile-${kind}` as ProfileId, name: kind, kind, chips: toChips(20_000), parts },
      ...(kind === 'rebuy' && { offered: { through: 2 } }),
    });
    const [entry] = MONEY.profiles;
    const money: MoneySetup = {
      profiles: [
        ...MONEY.profiles,
        sold('rebuy', entry?.parts ?? []),
        sold('addOn', [{ for: 'prizes', amount: toCents(1_000) }]),
      ],
      ...{ bounty: { by: 'progressive', toKiller: 500 }, guarantee: toCents(90_000) },
    };
    const prizes = [40_000, 27_500].map(toCents);
    await club.createUnderWay('tda55', { money, prizes, lateEntryThrough: 1 });
    const phone = await openPage(browser, PHONE, 'de');
    await phone.context().addCookies(await club.desk.context().cookies());
    await phone.goto(`${riffle.url}/nights/${club.id}`);
    const { view, names } = await club.night();
    const sitting = Object.entries(view.entries).filter(([, { at }]) => at?.table === Object.keys(view.tables)[0]);
    const [out = '', killer = ''] = sitting.map(([id]) => names[id as never] ?? '');
    await phone
      .getByRole('button', { name: /^Ausgeschieden/ })
      .first()
      .click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(out);
    await dialog
      .getByRole('button', { name: new RegExp(out) })
      .first()
      .click();
    await dialog.getByRole('button', { name: killer, exact: true }).click();
    await dialog.getByRole('button', { name: `${out}: ausgeschieden` }).click();
    await dialog.waitFor({ state: 'detached' });
    const said = phone.getByRole('status').getByText(new RegExp(`Kopfgeld: ${killer} 5`));
    await phone
      .locator('.notices')
      .getByRole('button', { name: /^Rebuy/ })
      .waitFor();
    await phone.locator('.notices').getByRole('button', { name: 'Zurücknehmen' }).waitFor();
    await pictured(phone, 'phone-notice');
    const { width = 0, height = 0 } = (await said.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(PHONE.width / 2);
    expect(height).toBeLessThan(PHONE.height / 5);
    await phone.context().close();
    // all figures of such a night leave the list on the wall a line that is whole
    const wall = await openPage(browser, WALL, 'de');
    await wall.goto(`${riffle.url}/wall/${(await club.night()).code}`);
    const line = wall.getByRole('region', { name: 'Ausgeschieden' }).getByRole('listitem').first();
    await line.waitFor();
    for (const figure of ['Höchstes Kopfgeld', 'Rebuys', 'Add-ons']) await wall.getByText(figure).first().waitFor();
    await pictured(wall, 'wall-figures');
    const below = (await line.boundingBox()) ?? { y: 0, height: WALL.height };
    expect(below.y + below.height).toBeLessThan((await wall.locator('footer').boundingBox())?.y ?? 0);
    await wall.context().close();
  });

  it('go to another where the wrong one was named for a life that was bought back: in his row and at his seat', async () => {
    const [entry, ...others] = MONEY.profiles;
    const again = { ...entry, id: 'profile-rebuy', name: 'Rebuy', kind: 'rebuy' } as never;
    const head = { profiles: [entry, ...others, again], bounty: { by: 'head' } } as MoneySetup;
    await club.createUnderWay('tda55', { money: head, lateEntryThrough: 1 });
    const { desk } = club;
    await club.toOverview();
    const { view, names } = await club.night();
    const sitting = Object.entries(view.entries).filter(([, { at }]) => at?.table === Object.keys(view.tables)[0]);
    const [out = '', wrong = '', right = ''] = sitting.map(([id]) => id);
    const name = (id: string) => names[id as never] ?? '';
    const rebuy = { sale: crypto.randomUUID() as never };
    const hand = [{ entry: out as never, by: [wrong as never] }];
    await club.commands({ type: 'BustOut', bustOut: crypto.randomUUID() as never, out: hand, rebuy });
    const won = async () => (await club.night()).view.money?.bounties;
    expect(await won()).toEqual({ [wrong]: 1_000 });

    await desk.goto(`${riffle.url}/nights/${club.id}/players`);
    const no = String(view.entries[out as never]?.no);
    await desk
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${no}\\D`) })
      .first()
      .click();
    const said = new RegExp(`Ausscheiden um \\d\\d:\\d\\d berichtigen …\\s*durch ${name(wrong)}`);
    await desk.getByRole('button', { name: said }).waitFor();
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-life-in-row');
    await desk.getByRole('button', { name: said }).click();
    const dialog = desk.locator('dialog[open]');
    await dialog.getByText('kaufte sich wieder ein: kein Platz').waitFor();
    await dialog.getByText(new RegExp(`${name(wrong)} bekommt 10`)).waitFor();
    await dialog.getByRole('button', { name: name(wrong) }).click();
    await dialog.getByRole('button', { name: name(right), exact: true }).click();
    await dialog.getByText(new RegExp(`${name(right)} bekommt 10`)).waitFor();
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-life');
    await dialog.getByRole('button', { name: 'Berichtigen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await desk
      .getByRole('status')
      .getByText(new RegExp(`Berichtigt\\. Kopfgeld: ${name(right)} 10`))
      .waitFor();
    expect(await won()).toEqual({ [right]: 1_000 });
    expect((await club.night()).view.entries[out as never]?.at).toEqual(view.entries[out as never]?.at);

    const phone = await openPage(browser, PHONE, 'en');
    await phone.context().addCookies(await desk.context().cookies());
    await phone.goto(`${riffle.url}/nights/${club.id}/players`);
    await phone
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${no}\\D`) })
      .first()
      .click();
    await pictured(phone, 'phone-life-in-row-en');
    await phone.getByRole('dialog').getByRole('button', { name: 'More …' }).click();
    const sheet = phone.locator('dialog[open]').last();
    await sheet.getByRole('button', { name: new RegExp(`Correct the bust-out at .* by ${name(right)}`) }).click();
    await sheet.getByText('bought back in: no place').waitFor();
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'phone-life-en');
    await phone.context().close();
  });

  it('are sealed in envelopes, and one is drawn for who goes out: till and wall show it', async () => {
    await club.createUnderWay('tda55', { money: MONEY, lateEntryThrough: 1 });
    const { desk } = club;
    const name = async (entry: string) => (await club.night()).names[entry as never] ?? '';
    const perform = (command: object) =>
      desk.request.post(`${riffle.url}/api/night/${club.id}/commands`, {
        data: { id: crypto.randomUUID(), command },
        headers: { origin: riffle.url },
      });
    await perform({ type: 'JumpToLevel', level: 1 });
    await desk.goto(`${riffle.url}/nights/${club.id}/money`);
    await desk.getByRole('button', { name: 'Umschläge versiegeln …' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByText(/27 Umschläge, einer für jeden im Spiel, mit zusammen 270\s€/).waitFor();
    const amounts = dialog.getByLabel('Beträge');
    const proposed = await amounts.inputValue();
    for (const [typed, ...said] of [
      ['26 × 5', /26 Umschläge, zusammen 130\s€/, /Es fehlt 1 Umschlag|Es fehlen 1 Umschläge/, /Es fehlen 140\s€/],
      ['27 × 5', /27 Umschläge, zusammen 135\s€/, /Es fehlen 135\s€/],
      ['28 × 10', /28 Umschläge, zusammen 280\s€/, /10\s€ zu viel/],
    ] as const) {
      await amounts.fill(typed);
      for (const words of said) await dialog.getByText(words).waitFor();
      expect(await dialog.getByRole('button', { name: 'Versiegeln' }).isEnabled()).toBe(false);
    }
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-seal-wrong');
    // whoever goes round the dialogue is refused in words too, and nothing is sealed
    const envelopes = Array.from({ length: 27 }, () => toCents(500));
    const refused = await perform({ type: 'SealEnvelopes', envelopes });
    expect(refused.ok()).toBe(false);
    expect(((await refused.json()) as { title: string }).title).toMatch(/Umschläge/);
    expect((await club.night()).view.money?.mystery).toBeUndefined();
    await amounts.fill(proposed);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-seal');
    await dialog.getByRole('button', { name: 'Versiegeln' }).click();
    await dialog.waitFor({ state: 'detached' });
    await desk.getByText('Noch 27 Umschläge').waitFor();

    const { view } = await club.night();
    const [out, killer] = Object.entries(view.entries).flatMap(([id, { at }]) => (at === undefined ? [] : [id]));
    await perform({ type: 'BustOut', bustOut: crypto.randomUUID(), out: [{ entry: out, by: [killer] }] });
    const draw = desk.getByRole('button', { name: `Umschlag für ${await name(out ?? '')} ziehen` });
    await draw.click();
    await draw.waitFor({ state: 'detached' });
    const { money } = (await club.night()).view;
    const [drawn] = money?.mystery?.drawn ?? [];
    expect(drawn).toMatchObject({ entry: out, by: [killer] });
    expect(JSON.stringify(money?.mystery)).not.toContain('salt');
    await desk.getByText('Noch 26 Umschläge').waitFor();
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'laptop-drawn');
    // taken back, it is kept for whom it was opened
    const { undo } = await club.night();
    await perform({ type: 'Undo', commit: undo?.id, also: [] });
    await draw.click();
    await draw.waitFor({ state: 'detached' });
    expect((await club.night()).view.money?.mystery?.drawn).toMatchObject([{ entry: out, amount: drawn?.amount }]);
    expect(money?.books?.dues).toMatchObject([{ entry: killer, won: { bounty: drawn?.amount } }]);

    const { code } = await club.night();
    // the room is told a name shorter than the desk
    const called = async (entry = '') => (await name(entry)).split(' ')[0] ?? '';
    const wall = await openPage(browser, WALL, 'de');
    await wall.goto(`${riffle.url}/wall/${code}`);
    await wall.getByRole('alert').getByText('Umschlag gezogen').waitFor();
    await wall
      .locator('.envelopes')
      .getByText(await called(killer))
      .waitFor();
    await wall.getByText(`Kopfgeld von ${await called(out)}`).waitFor();
    expect(await faultsInEverySize(wall, true)).toEqual([]);
    await wall.setViewportSize(SIZES.tall);
    await pictured(wall, 'wall-tall-drawn');
    await wall.setViewportSize(WALL);
    await pictured(wall, 'wall-drawn');
    expect(await pageFaults(wall)).toEqual([]);

    const phone = await openPage(browser, PHONE, 'de');
    await phone.goto(`${riffle.url}/e/${code}`);
    await phone
      .getByRole('list')
      .getByRole('button', { name: await called(killer) })
      .first()
      .click();
    await phone
      .getByRole('alert')
      .getByText(`Kopfgeld von ${await called(out)}`)
      .waitFor();
    expect(await pageFaults(phone)).toEqual([]);
    await pictured(phone, 'phone-drawn');
    await phone.getByText('Zuletzt im Umschlag').waitFor();
    await phone.getByText('noch 26 Umschläge').waitFor();
    await phone.context().close();

    // three of one hand, and whoever won them by two: all of it at once, nothing cut
    const more = Object.entries((await club.night()).view.entries).flatMap(([id, { at }]) =>
      at === undefined ? [] : [id],
    );
    const [a = '', b = '', c = '', d = '', e = ''] = more;
    await perform({
      ...{ type: 'BustOut', bustOut: crypto.randomUUID(), together: 'sameTime' },
      out: [
        { entry: a, by: [d] },
        { entry: b, by: [d, e] },
        { entry: c, by: [e] },
      ],
    });
    for (const entry of [a, b, c]) await perform({ type: 'DrawEnvelope', entry });
    await wall.getByRole('alert').getByText('Umschläge gezogen').waitFor();
    await expect.poll(() => wall.locator('.envelopes li').count()).toBe(3);
    expect(await faultsInEverySize(wall, true)).toEqual([]);
    await wall.setViewportSize(SIZES.tall);
    await pictured(wall, 'wall-tall-drawn-three');
    await wall.setViewportSize(WALL);
    await wall.emulateMedia({ colorScheme: 'dark' });
    await pictured(wall, 'wall-drawn-three');
    await wall.context().close();
  });
});
