import { expect, it } from 'vitest';
import { cardRoom } from './cardroom.ts';
import type { RoomCommand } from './command.ts';
import { FLOOD } from './joining.ts';
import { kioskActor } from './role.ts';
import { at, Evening, g, holdem, omaha } from './testing.ts';

const join = (no: number, called: string, games = [holdem]): RoomCommand => ({
  type: 'JoinAtKiosk',
  ...{ guest: g(no), called, games },
});

it('whoever comes to the kiosk is on the lists that he chose, by the name that he gave', () => {
  const room = new Evening();
  room.do(join(1, '  Rote Mütze ', [holdem, omaha, holdem]));
  expect(room.state.guests.get(g(1))).toMatchObject({ called: 'Rote Mütze', byKiosk: true });
  expect(room.state.waiting.map(({ game }) => game)).toEqual([holdem, omaha]);
});

it('no two in the room are called the same by it', () => {
  const room = new Evening();
  room.do(join(1, 'Anna'));
  expect(room.refusal(join(2, 'ANNA '))).toEqual({ code: 'name-taken' });
  room.do({ type: 'WelcomeGuest', guest: g(3), called: 'Bernd' });
  expect(room.refusal(join(2, 'bernd'))).toEqual({ code: 'name-taken' });
  expect(room.refusal(join(2, ' '))).toEqual({ code: 'name-needed' });
});

it('no list is flooded by it', () => {
  const room = new Evening();
  for (let no = 1; no <= FLOOD.most; no += 1) room.do(join(no, `Gast ${String(no)}`));
  const refusal = room.refusal(join(99, 'Noch wer'));
  expect(refusal).toEqual({ code: 'kiosk-busy', until: room.now + FLOOD.minutes * 60_000 });
  expect(room.wait(FLOOD.minutes).refusal(join(99, 'Noch wer'))).toBeUndefined();
});

it('it may ask for nothing else, and sees no name, no money and nobody who is kept away', () => {
  const room = new Evening().tables(3).list(10);
  room.do({ type: 'BarGuest', guest: g(10), from: 'reservations', reason: 'Streit' });
  room.do({ type: 'CallGuest', guest: g(10), place: at(1, 5) });
  const ask = (command: RoomCommand) => {
    const verdict = cardRoom.decide(room.state, command, { now: room.now, random: () => 0, actor: kioskActor });
    return verdict.ok ? 'done' : verdict.refusal.code;
  };
  expect(ask(join(20, 'Neu'))).toBe('done');
  for (const command of [
    { type: 'PutOnList', guest: g(1), game: omaha },
    { type: 'TakeOffList', guest: g(10), game: holdem },
    { type: 'WelcomeGuest', guest: g(21), called: 'x' },
    { type: 'CloseRoom' },
  ] as const)
    expect(ask(command)).toBe('not-yours-to-ask');
  const seen = JSON.stringify(cardRoom.view(room.state, { as: 'kiosk' }));
  for (const secret of ['g10', 'g1"', 'Streit', 'inPlay', 'boxes', 'barred', 'dealers'])
    expect(seen).not.toContain(secret);
});
