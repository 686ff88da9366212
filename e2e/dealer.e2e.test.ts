import { findRulebook, type HouseRulebook } from '@riffle/rulebooks';
import { toEntryId, toPenaltyId, toTableId } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, PHONE, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('dealer', true);
let club: ClubNight;

/** A house that wants the time call on its wall. */
const house: HouseRulebook = {
  ...{ format: 'riffle-house-rulebook', v: 1, id: 'own', edition: '2026-11-22', name: 'Pik Ass' },
  extends: { id: 'pvb', edition: findRulebook('pvb')?.edition ?? '' },
  answers: { 'timing.clockShown': { value: 'onWall' } },
};

beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('pvb', { rulebook: { id: house.id, edition: house.edition, house } });
});

const linksOf = async (): Promise<Record<string, string>> => {
  const answer = await club.desk.request.get(`${riffle.url}/api/night/${club.id}/dealer-links`);
  return (await answer.json()) as Record<string, string>;
};
const openTable = async (table: string, language: 'de' | 'en' = 'de'): Promise<Page> => {
  const page = await openPage(browser, PHONE, language);
  const { code } = await club.night();
  await page.goto(`${riffle.url}/t/${code}#${(await linksOf())[table] ?? ''}`);
  return page;
};

describe('a dealer’s page', () => {
  it('counts hands, calls time and the floor, and tells who goes out: desk, wall and a second dealer see it at once', async () => {
    const { desk } = club;
    const [table = '', other = ''] = Object.keys((await club.night()).view.tables);
    await club.commands({ type: 'PlaceButton', table: toTableId(table), seat: 1 });
    await desk.goto(`${riffle.url}/nights/${club.id}`);
    const wall = await openPage(browser, WALL);
    await wall.goto(`${riffle.url}/wall/${(await club.night()).code}`);
    const dealer = await openTable(table);
    const second = await openTable(table);
    await dealer.getByRole('button', { name: /Hand fertig/ }).waitFor();
    expect(new URL(dealer.url()).hash).toBe('');
    await dealer.getByText('Hier zählt niemand die Hände', { exact: false }).waitFor();
    await settled(dealer);
    expect(await pageFaults(dealer)).toEqual([]);
    await pictured(dealer, 'table', false);
    // the main step is in sight without scrolling
    const main = await dealer.getByRole('button', { name: /Hand fertig/ }).boundingBox();
    expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThan(PHONE.height);
    expect(main?.height ?? 0).toBeGreaterThan(60);

    await dealer.getByRole('button', { name: 'Nächste Hand' }).click();
    await dealer.getByText(/^Small Blind: .* Big Blind: /).waitFor();
    await dealer.getByRole('button', { name: /Hand fertig/ }).click();
    await second.getByText('Hand 2').first().waitFor();
    // what was done is said above the steps
    const [said, lower] = await Promise.all([
      dealer.getByRole('button', { name: 'Zurücknehmen' }).boundingBox(),
      dealer.locator('footer').boundingBox(),
    ]);
    expect((said?.y ?? Number.NaN) + (said?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
    await pictured(dealer, 'told', false);
    // a tap beside the card: back as it was
    await dealer.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect.poll(async () => (await club.night()).view.tables[toTableId(table)]?.hand).toBeUndefined();
    await second.getByRole('button', { name: /Hand fertig/ }).click();
    await dealer.getByText('Hand 2').first().waitFor();

    // both say that the same hand is over, one of them late: it is counted once
    const late = Promise.withResolvers<void>();
    const commands = '**/dealer/commands';
    await second.route(commands, async (route) => {
      await late.promise;
      await route.continue();
    });
    await second.getByRole('button', { name: /Hand fertig/ }).click();
    await dealer.getByRole('button', { name: /Hand fertig/ }).click();
    await dealer.getByText('Hand 3').first().waitFor();
    late.resolve();
    await second.getByText(/läuft Hand 3\./).waitFor();
    await second.unroute(commands);
    expect((await club.night()).view.tables[toTableId(table)]?.hand?.no).toBe(3);

    await dealer.getByRole('button', { name: 'Floor!' }).click();
    await desk.getByText(/ruft den Floor seit/).waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'called', false);
    await desk.getByRole('button', { name: 'Ich gehe' }).click();
    await dealer.getByRole('button', { name: 'Der Floor kommt' }).waitFor();
    await desk.getByRole('button', { name: 'Erledigt' }).click();
    await dealer.getByRole('button', { name: 'Floor!' }).waitFor();

    await dealer.getByRole('button', { name: 'Bedenkzeit' }).click();
    await dealer.getByRole('timer', { name: /Sekunden/ }).waitFor();
    await wall.getByText(/: Bedenkzeit/).waitFor();
    await settled(dealer);
    expect(await pageFaults(dealer)).toEqual([]);
    await pictured(dealer, 'time', false);
    await pictured(wall, 'wall', false);
    await second.getByRole('button', { name: 'Hat gehandelt' }).click();
    await dealer.getByRole('button', { name: /Hand fertig/ }).waitFor();
    await wall.getByText(/: Bedenkzeit/).waitFor({ state: 'detached' });

    // who goes out, by the desk's own dialogue
    const { view, names } = await club.night();
    const [out = ''] = Object.keys(view.entries).filter((id) => view.entries[id as never]?.at?.table === table);
    await dealer.getByRole('button', { name: 'Ausgeschieden' }).click();
    const dialog = dealer.locator('dialog[open]');
    await dialog.getByRole('button').filter({ hasText: /Nr\. / }).first().waitFor();
    await settled(dealer);
    await pictured(dealer, 'bust-out', false);
    expect(names[out as never]).toBeTruthy();
    await dialog.getByRole('button').filter({ hasText: /Nr\. / }).first().click();
    await dialog.getByRole('button', { name: /: ausgeschieden$/ }).click();
    await expect.poll(async () => (await club.night()).view.figures.out).toBe(1);

    // who would have the big blind was out before the hand was counted: it is dealt without him
    const counted = (await club.night()).view;
    const { bigBlind } = counted.tables[toTableId(table)]?.positions ?? {};
    await dealer.getByRole('button', { name: new RegExp(`^Platz ${String(bigBlind)}\\b`) }).click();
    await dealer.locator('dialog[open]').getByRole('button', { name: 'Ausgeschieden' }).click();
    await dialog.getByRole('radio', { name: /^Schon in der davor/ }).check();
    await settled(dealer);
    expect(await pageFaults(dealer)).toEqual([]);
    await pictured(dealer, 'hand-before', false);
    await dialog.getByRole('button', { name: /: ausgeschieden$/ }).click();
    await expect.poll(async () => (await club.night()).view.figures.out).toBe(2);
    const { positions, hand } = (await club.night()).view.tables[toTableId(table)] ?? {};
    expect(positions?.bigBlind).not.toBe(bigBlind);
    expect(hand?.no).toBe(counted.tables[toTableId(table)]?.hand?.no);

    // without a line it says so, a reload keeps the link, and another table is none of its business
    await dealer.reload();
    await dealer.getByRole('button', { name: /Hand fertig/ }).waitFor();
    const { code } = await club.night();
    const refused = await dealer.request.post(`${riffle.url}/api/night/link/${code}/dealer/commands`, {
      data: { token: (await linksOf())[table], id: 'wrong-table', command: { type: 'CallFloor', table: other } },
    });
    expect(refused.status()).toBe(403);

    // renewed: who has the old one is shown nothing more, at once
    await club.commands({ type: 'RenewTableLink', table: toTableId(table) });
    await dealer.getByText('Dieser Link wurde ersetzt.').waitFor();
    await second.getByText('Dieser Link wurde ersetzt.').waitFor();
    const again = await openTable(table);
    await again.getByRole('button', { name: /Hand fertig/ }).waitFor();
    for (const page of [dealer, second, again, wall]) await page.context().close();
  });

  it('has its link at the desk, a code for each table', async () => {
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}/screens`);
    await desk.getByRole('heading', { name: 'Links für Dealer' }).waitFor();
    await desk
      .getByRole('button', { name: /: QR-Code$/ })
      .first()
      .click();
    await desk.getByRole('img', { name: /Dealer-Link/ }).waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'link', false);
  });

  it('[oepbl:2.21 rotating dealer] [oepbl:6.1 stop and consult] shows who deals, whose hand is dead and what a ruling makes of the hand, and offers no hand where play is stopped', async () => {
    await club.createUnderWay('oepbl', {});
    const { view } = await club.night();
    const [entry, player] = Object.entries(view.entries).find(([, { at }]) => at !== undefined) ?? [];
    if (entry === undefined || player?.at === undefined) throw new Error('nobody sits');
    const { table, seat } = player.at;
    await club.commands({ type: 'PlaceButton', table, seat });
    await club.commands({
      ...{ type: 'GivePenalty', penalty: toPenaltyId('delayed'), entry: toEntryId(entry) },
      ...{ offence: 'delay', measure: 'rounds', rounds: 1 },
    });
    const dealer = await openTable(table);
    await dealer.getByText(/ gibt, da kein Dealer sitzt\./).waitFor();
    await dealer.getByText(/^Strafe: /).waitFor();
    await club.commands({ type: 'JumpToLevel', level: 1 });
    await club.commands({ type: 'RuleHand', table, is: 'again' }, { type: 'RuleHand', table, is: 'oldLevel' });
    await dealer.getByText(/^Diese Hand wird neu gegeben, Blinds /).waitFor();
    await dealer.getByText('alte Blinds').waitFor();
    await club.commands({ type: 'RuleHand', table, is: 'stops' });
    await dealer.getByText('Warten, bis der Floor weiterspielen lässt.').waitFor();
    expect(await dealer.getByRole('button', { name: /Hand fertig/ }).count()).toBe(0);
    await settled(dealer);
    expect(await pageFaults(dealer)).toEqual([]);
    await pictured(dealer, 'ruled', false);
    const english = await openTable(table, 'en');
    await english.getByText(/^This hand is dealt again, blinds /).waitFor();
    await settled(english);
    expect(await pageFaults(english)).toEqual([]);
    await pictured(english, 'ruled-en', false);
    await english.context().close();
    await dealer.getByRole('link', { name: /2\.21/ }).first().waitFor();

    // the desk's table says the same
    const { desk } = club;
    await desk.goto(`${riffle.url}/nights/${club.id}/tables`);
    await desk
      .getByRole('button', { name: new RegExp(`^Tisch ${view.tables[table]?.name ?? ''}: `) })
      .first()
      .click();
    await desk.getByText(/ gibt, da kein Dealer sitzt\./).waitFor();
    await desk.getByText(/^Diese Hand wird neu gegeben/).waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'desk-ruled', false);

    await club.commands({ type: 'RuleHand', table, is: 'goesOn' });
    await dealer.getByRole('button', { name: /Hand fertig/ }).click();
    await dealer.getByText(/^Diese Hand wird neu gegeben/).waitFor({ state: 'detached' });
    await dealer.context().close();
  });

  it('[oepbl:2.25 cards] small chips of his table are counted, dealt for and taken on his page, and of no other', async () => {
    const tables = Object.keys((await club.night()).view.tables);
    const [table = ''] = tables;
    await club.commands({ type: 'BeginColourUp', value: 25, into: 100, reason: 'zu wenige da' });
    const dealer = await openTable(table);
    await dealer.getByRole('button', { name: /^Kleine Chips tauschen/ }).click();
    const fields = dealer.getByRole('textbox', { name: /Anzahl$/ });
    for (const [nth, chips] of [5, 1, 2].entries()) await fields.nth(nth).fill(String(chips));
    await settled(dealer);
    expect(await pageFaults(dealer)).toEqual([]);
    await pictured(dealer, 'small-chips-count', false);
    await dealer.getByRole('button', { name: 'Gezählt', exact: true }).click();
    await dealer.getByRole('button', { name: 'Riffle gibt die Karten' }).waitFor();
    await settled(dealer);
    await pictured(dealer, 'small-chips-plan', false);
    // who counted is a dealer, and the log says so; another table is not his
    const [first] = (await club.night()).view.colourUps ?? [];
    expect(first?.tables?.[toTableId(table)]?.counts?.slice(0, 3).map(({ chips }) => chips)).toEqual([5, 1, 2]);
    await dealer.getByRole('button', { name: 'Riffle gibt die Karten' }).click();
    await expect
      .poll(async () => (await club.night()).view.colourUps?.[0]?.tables?.[toTableId(table)]?.taken?.dealt)
      .toHaveLength(3);
    const english = await openTable(table, 'en');
    await english.getByRole('button', { name: /^Change small chips/ }).waitFor({ state: 'detached' });
    await english.context().close();
    await settled(dealer);
    expect(await pageFaults(dealer)).toEqual([]);
    await pictured(dealer, 'small-chips-result', false);
    await dealer.getByRole('button', { name: 'Zurück zum Tisch' }).click();
    await dealer.getByRole('button', { name: /^Kleine Chips tauschen/ }).waitFor({ state: 'detached' });
    await dealer.context().close();
  });
});
