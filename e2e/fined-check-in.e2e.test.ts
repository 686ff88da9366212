import { randomUUID } from 'node:crypto';
import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { findRulebook } from '@riffle/rulebooks';
import { READY_STRUCTURES, toEntryId, toPenaltyId, toProfileId } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageFaults } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
let club: ClubNight;
beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay('pvb', {}, 3);
});
const pictured = picturesOf('fined-check-in');
const entries = Array.from({ length: 3 }, () => toEntryId(randomUUID()));

/** Another night with the same three, of whom nobody is there yet, and the first owes a fine. */
async function withAFine() {
  const { request } = club.desk.context();
  const id = randomUUID();
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await request.post(`${riffle.url}/api${path}`, { data });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  const people = Object.values((await club.night()).view.entries).flatMap(({ person }) => person ?? []);
  const profile = { id: toProfileId('entry'), name: 'Start', kind: 'entry', chips: toChips(20_000) } as const;
  const setup = {
    ...{ name: 'Samstag', game: 'holdem', startingStack: 20_000, seatsPerTable: 9, prizes: [], currency: 'EUR' },
    rulebook: { id: 'pvb', edition: findRulebook('pvb')?.edition ?? '' },
    levels: READY_STRUCTURES[0]?.levels ?? [],
    money: { profiles: [{ ...profile, parts: [{ for: 'prizes', amount: toCents(2_000) }] }] },
  };
  await post('/night', { id, commandId: randomUUID(), setup });
  const [entry] = entries;
  const fine = { penalty: toPenaltyId(randomUUID()), entry, offence: 'clothing', rule: '72(4)', measure: 'fine' };
  for (const command of [
    { type: 'AddEntries', entries: entries.map((one, nth) => ({ entry: one, person: people[nth] })) },
    { type: 'GivePenalty', ...fine, fine: toCents(1_000) },
  ])
    await post(`/night/${id}/commands`, { id: randomUUID(), command });
  const night = async (): Promise<Night> => (await request.get(`${riffle.url}/api/night/${id}`)).json();
  return { id, night };
}

describe('who owes a fine and is checked in', () => {
  it('[pvb:72(4)] is asked about: he comes in with a reason alone, and all others without him', async () => {
    const { desk } = club;
    const { id, night } = await withAFine();
    const here = async () => {
      const { view } = await night();
      return entries.map((entry) => view.entries[entry]?.checkedIn === true);
    };
    await desk.goto(`${riffle.url}/nights/${id}/players`);
    await desk.getByRole('button', { name: 'Alle 2 einchecken' }).click();
    await expect.poll(here).toEqual([false, true, true]);
    await desk.getByRole('button', { name: / einchecken$/ }).click();
    const dialog = desk.locator('dialog[open]');
    await dialog.getByText(/Offen: 10(,00)?\s€\./).waitFor();
    expect(await here()).toEqual([false, true, true]);
    const comes = dialog.getByRole('button', { name: 'Trotzdem einchecken' });
    expect(await comes.isDisabled()).toBe(true);
    await dialog.getByLabel('Warum trotzdem mitgespielt wird').fill('zahlt in der Pause');
    await pictured(desk, 'laptop');
    expect(await pageFaults(desk)).toEqual([]);
    await comes.click();
    await expect.poll(here).toEqual([true, true, true]);
    await desk.goto(`${riffle.url}/nights/${id}/log`);
    await desk.getByText('zahlt in der Pause').first().waitFor();
  });
});
