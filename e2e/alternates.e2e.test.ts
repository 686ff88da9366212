import { randomUUID } from 'node:crypto';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { type EntryId, type MoneySetup, toProfileId } from '@riffle/tournament';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageFaults, settled } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';
import { signUpList } from './sign-up-list.ts';

const { riffle, browser } = await ownRiffle();

const pictured = picturesOf('alternates', true);

describe('a full house', () => {
  it('takes three as alternates; two get the seats of who goes out, the last is withdrawn when late entry is over', async () => {
    const club = await ClubNight.at(riffle, browser);
    const { desk, wall, player } = club;
    await club.owned();
    await club.createUnderWay('gcb', { lateEntryThrough: 1 });
    const sitting = Object.values((await club.night()).names);
    await desk.goto(`${riffle.url}/nights/${club.id}/players`);
    for (const [index, name] of ['Zoe Zander', 'Yann Ypsen', 'Xenia Xaver'].entries()) {
      await desk.getByLabel('Spieler melden', { exact: true }).first().fill(name);
      await desk.keyboard.press('Enter');
      await desk.getByText(`${name} wartet als Nachrücker, Stelle ${String(index + 1)}.`).waitFor();
    }
    await pictured(desk, 'players');
    await club.openRoom();
    await wall.getByText('Nachrücker (3)').waitFor();
    await pictured(wall, 'wall');
    await player.getByText(/Yann/).first().click();
    await player.getByText('Nachrücker: Stelle 2 der Liste.').waitFor();
    await pictured(player, 'phone');
    await club.toOverview();
    const next = desk.getByRole('complementary', { name: 'Was jetzt ansteht' });
    await next.getByText('Zurzeit ist kein Platz frei.').waitFor();
    await club.bustOut(sitting[0] ?? '');
    await next.getByText('Ein Platz ist frei.').waitFor();
    await settled(desk);
    expect((await pageFaults(desk)).slice(0, 2)).toEqual([]);
    await pictured(desk, 'desk');
    await next.getByRole('button', { name: 'Platz auslosen für Zoe Zander' }).click();
    await next.getByText('2 Nachrücker warten').waitFor();
    await club.bustOut(sitting[1] ?? '');
    await next.getByRole('button', { name: 'Platz auslosen für Yann Ypsen' }).click();
    await next.getByText('Ein Nachrücker wartet').waitFor();
    expect((await club.night()).view.figures).toMatchObject({ entries: 29, left: 27, chips: 29 * 20_000 });
    const jumped = await desk.context().request.post(`${riffle.url}/api/night/${club.id}/commands`, {
      data: { id: randomUUID(), command: { type: 'JumpToLevel', level: 1 } },
    });
    expect(jumped.ok()).toBe(true);
    await next.getByText('Der Späteinstieg ist zu Ende: Niemand rückt mehr nach.').waitFor();
    await next.getByRole('button', { name: 'Xenia Xaver abmelden' }).click();
    await club.until(({ view }) => Object.values(view.entries).every(({ alternate }) => alternate === undefined));
    expect(Object.keys((await club.night()).view.entries)).toHaveLength(29);
  });
});

const money: MoneySetup = {
  profiles: [
    {
      ...{ id: toProfileId('profile-entry'), name: 'Startplatz', kind: 'entry', chips: toChips(20_000) },
      parts: [{ for: 'prizes', amount: toCents(2_500) }],
    },
  ],
};

describe('a full house that is paid for', () => {
  let club: ClubNight;
  beforeAll(async () => {
    club = await ClubNight.at(riffle, browser);
    await club.signIn();
    await club.createUnderWay('tda55', { lateEntryThrough: 1, money });
  });
  const at = (tab: string) => club.desk.goto(`${riffle.url}/nights/${club.id}/${tab}`);
  const waiting = async () => {
    const { view, names } = await club.night();
    return (Object.keys(view.entries) as EntryId[])
      .filter((entry) => view.entries[entry]?.alternate !== undefined)
      .sort((a, b) => (view.entries[a]?.alternate ?? 0) - (view.entries[b]?.alternate ?? 0))
      .map((entry) => names[entry]);
  };

  it('takes a list as alternates, and asks before', async () => {
    const { desk } = club;
    await at('players');
    await desk.getByRole('button', { name: 'Liste einlesen' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Oder hier einfügen').fill('Zoe Zander\nYann Ypsen');
    await dialog.getByRole('button', { name: 'Liste prüfen' }).click();
    expect(await dialog.getByLabel('2 als Nachrücker').isChecked()).toBe(true);
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'import');
    await dialog.getByRole('button', { name: '2 Spieler melden' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await waiting()).toEqual(['Zoe Zander', 'Yann Ypsen']);
  });

  it('takes who signed up beforehand behind them', async () => {
    const { desk } = club;
    const code = await signUpList(desk, riffle.url, club.id);
    const token = randomUUID().replaceAll('-', '');
    const data = { first: 'Wanda', last: 'Weber', roomName: 'full', listed: true, token, website: '' };
    const told = await desk.context().request.post(`${riffle.url}/api/signup/link/${code}/people`, { data });
    expect(told.ok()).toBe(true);
    await at('players');
    await desk.getByText('Wer jetzt kommt, wartet als Nachrücker.').first().waitFor();
    await pictured(desk, 'sign-up');
    await desk.getByRole('button', { name: 'Wanda Weber ist da' }).click();
    await club.until(({ view }) => Object.values(view.entries).filter(({ alternate }) => alternate).length === 3);
    expect((await waiting()).at(-1)).toBe('Wanda Weber');
  });

  it('gives back at the till what an alternate paid who got no seat', async () => {
    const { desk } = club;
    await at('money');
    await desk.getByLabel('Name der Kasse').fill('Tür');
    await desk.getByLabel('Wechselgeld').fill('50');
    await desk.getByRole('button', { name: 'Kasse öffnen' }).click();
    await desk.getByText('50 € bar, 0 € Karte').waitFor();
    await desk.getByLabel('Suchen: Name, Nummer oder Sitz').fill('Zander');
    await desk.getByRole('checkbox', { name: 'Zoe Zander auswählen' }).check();
    await desk
      .getByRole('region', { name: /^1 Startplatz/ })
      .getByRole('button', { name: 'Bar' })
      .click();
    await desk.getByText('75 € bar, 0 € Karte').waitFor();
    await club.toOverview();
    const next = desk.getByRole('complementary', { name: 'Was jetzt ansteht' });
    await next.getByRole('button', { name: 'Zoe Zander abmelden' }).click();
    await next.getByText('2 Nachrücker warten').waitFor();
    await at('money');
    await desk.getByLabel('Suchen: Name, Nummer oder Sitz').fill('Zander');
    await desk.getByRole('button', { name: /Zander, Zoe.*bekommt 25\s€ zurück/ }).click();
    const account = desk.getByRole('dialog', { name: 'Zoe Zander' });
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'refund');
    await account.getByRole('button', { name: /^25\s€ zurückgeben \(Bar\)$/ }).click();
    await account.getByText('Zurückgegeben (Bar)').waitFor();
    await account.getByRole('button', { name: 'Beleg', exact: true }).last().click();
    await account.getByRole('region', { name: 'Beleg 2' }).getByText('Zoe Zander').waitFor();
    await pictured(desk, 'refund-receipt');
    const { books } = (await club.night()).view.money ?? {};
    expect(books?.payments.map(({ what }) => what)).toEqual(['taken', 'givenBack']);
    expect(books?.boxes.map(({ cash }) => cash)).toEqual([5_000]);
    expect(Object.values(books?.owes ?? {})).toHaveLength(29);
  });
});
