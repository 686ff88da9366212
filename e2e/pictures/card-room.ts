import { randomUUID } from 'node:crypto';
import { findRulebook } from '@riffle/rulebooks';
import type { APIRequestContext } from 'playwright-core';

export type CardRoomPictured = {
  readonly id: string;
  readonly code: string;
  /** What stands behind the `#` of the link of somebody who waits, of somebody who is called, of a table and of the kiosk. */
  readonly waits: string;
  readonly called: string;
  readonly dealer: string;
  readonly kiosk: string;
};

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän';
const NAMES = ['Anna', 'Bernd', 'Çağla', LONG.slice(0, 40), 'Ellen', 'Falk', 'Gül', 'Ines'];

/** One table that is full, one to come, two who wait, somebody who is called and somebody who has missed his blinds. */
export async function aCardRoom(api: APIRequestContext, url: string, name: string): Promise<CardRoomPictured> {
  const headers = { origin: url };
  const id = randomUUID();
  const rulebook = { id: 'gcb', edition: findRulebook('gcb')?.edition ?? '' };
  const setup = { name, currency: 'CHF', rulebook, statuses: ['Diamant'], noShows: 2 };
  await api.post(`${url}/api/room`, { data: { id, commandId: randomUUID(), setup }, headers });
  const ask = async (command: object): Promise<void> => {
    const data = { id: randomUUID(), command };
    const answer = await api.post(`${url}/api/room/${id}/commands`, { data, headers });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  const game = (nth: number, is: object) =>
    ask({
      ...{ type: 'AddGame', game: `game-${String(nth)}` },
      is: { limit: 'noLimit', smallBlind: 500, bigBlind: 1000, minBuyIn: 40_000, ...is },
    });
  await game(1, { name: 'No-Limit Hold’em 5/10 mit Einsatz bis 2000', variant: 'holdem', colour: '#2a7f62' });
  await game(2, { name: 'PL Omaha 5/10', mustMove: true, variant: 'omaha', limit: 'potLimit', colour: '#1a4f9c' });
  for (const nth of [1, 2]) {
    const table = { table: `table-${String(nth)}`, name: `Tisch ${String(nth)}`, seats: 6 };
    await ask({ type: 'PlanTable', game: `game-${String(nth)}`, ...table });
  }
  await ask({ type: 'OpenTable', table: 'table-1' });
  for (const [nth, called] of NAMES.entries()) {
    const guest = `guest-${String(nth)}`;
    await ask({ type: 'WelcomeGuest', guest, called, ...(nth === 6 && { status: 0 }) });
    if (nth < 5) {
      const buyIn = { amount: 50_000, box: 'A', means: 'cash' };
      await ask({ type: 'TakeSeat', guest, place: { table: 'table-1', seat: nth + 1 }, buyIn, reason: 'Eröffnung' });
    } else await ask({ type: 'PutOnList', guest, game: 'game-1' });
  }
  await ask({ type: 'PlaceButton', table: 'table-1', seat: 1 });
  await ask({ type: 'Interrupt', guest: 'guest-3', kind: 'restaurant', stake: 61_500 });
  for (let hand = 0; hand < 4; hand += 1) await ask({ type: 'DealHand', table: 'table-1' });
  await ask({ type: 'ComeBack', guest: 'guest-3', stake: 61_500 });
  await ask({ type: 'Interrupt', guest: 'guest-1', kind: 'pause', stake: 40_000 });
  await ask({ type: 'CallGuest', guest: 'guest-6', place: { table: 'table-1', seat: 6 }, reason: 'abgesprochen' });
  for (const [nth, called] of ['Dora Dealer', LONG.slice(0, 40), 'Kurt'].entries())
    await ask({ type: 'ClockIn', dealer: `dealer-${String(nth)}`, called });
  await ask({ type: 'MoveDealer', dealer: 'dealer-0', to: 'table-1' });
  await ask({ type: 'ClockOut', dealer: 'dealer-2' });
  await ask({ type: 'PlanRotation', plan: { every: 30, most: 3, pause: 20 } });
  const { code } = await (await api.get(`${url}/api/room/${id}`)).json();
  const { guests, tables, kiosk } = await (await api.get(`${url}/api/room/${id}/links`)).json();
  return { id, code, waits: guests['guest-5'], called: guests['guest-6'], dealer: tables['table-1'], kiosk };
}
