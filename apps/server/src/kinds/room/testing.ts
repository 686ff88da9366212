import { randomUUID } from 'node:crypto';
import { findRulebook } from '@riffle/rulebooks';
import type { CardRoomDocument, CommandAnswer, RoomLinks } from '@riffle/wire';
import type { Caller, Club } from '../../testing/club.ts';

const GAME = {
  ...{ name: 'Hold’em 5/10', variant: 'holdem', limit: 'noLimit', smallBlind: 500, bigBlind: 1000 },
  ...{ minBuyIn: 40_000, maxBuyIn: 200_000, colour: '#2a7f62' },
};

/** An evening with one game and two tables of it, the first open. */
export async function openRoom(club: Club, book = 'gcb') {
  const id = randomUUID();
  const rulebook = { id: book, edition: findRulebook(book)?.edition ?? '' };
  const setup = { name: 'Freitag', currency: 'CHF', rulebook, statuses: ['Gold'], noShows: 2 };
  const created = await club.owner.post('/api/room', { id, commandId: randomUUID(), setup });
  if (created.statusCode !== 200) throw new Error(created.body);
  const command = (asked: object, caller: Caller = club.owner) =>
    caller.post(`/api/room/${id}/commands`, { id: randomUUID(), command: asked });
  const done = async (asked: object): Promise<CommandAnswer> => {
    const answer = await command(asked);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };
  await done({ type: 'AddGame', game: 'game-1', is: GAME });
  for (const no of [1, 2])
    await done({ type: 'PlanTable', table: `table-${no}`, game: 'game-1', name: `Tisch ${no}`, seats: 3 });
  await done({ type: 'OpenTable', table: 'table-1' });
  const document = async (caller: Caller = club.owner): Promise<CardRoomDocument> =>
    (await caller.get(`/api/room/${id}`)).json();
  const { code } = await document();
  return {
    ...{ id, code, command, done, document },
    links: async (): Promise<RoomLinks> => (await club.owner.get(`/api/room/${id}/links`)).json(),
    board: async (): Promise<CardRoomDocument> => (await club.visitor.get(`/api/room/link/${code}`)).json(),
    welcome: (guest: string, as: object = { called: guest }) => done({ type: 'WelcomeGuest', guest, ...as }),
    list: (guest: string) => done({ type: 'PutOnList', guest, game: 'game-1' }),
    sit: (guest: string, seat: number) =>
      done({
        ...{ type: 'TakeSeat', guest, place: { table: 'table-1', seat }, reason: 'Test' },
        buyIn: { amount: 50_000, box: 'A', means: 'cash' },
      }),
    call: (guest: string, seat: number) => done({ type: 'CallGuest', guest, place: { table: 'table-1', seat } }),
    /** By a link: as a guest, or as whoever deals at a table. */
    by: (way: 'own' | 'dealer', token: string, asked: object) =>
      club.visitor.post(`/api/room/link/${code}/${way}/commands`, { token, id: randomUUID(), command: asked }),
  };
}
