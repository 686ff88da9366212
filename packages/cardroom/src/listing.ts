import { type Decide, happens, refused } from './decision.ts';
import { barredFrom } from './guests.ts';
import { placeOf } from './seats.ts';
import { isCalled, waitingFor } from './waiting-list.ts';

export const putOnList: Decide<'PutOnList'> = (room, { guest, game, wish }, { now }) => {
  if (!room.guests.has(guest)) return refused({ code: 'no-such-guest' });
  if (!room.games.has(game)) return refused({ code: 'no-such-game' });
  const barred = barredFrom(room, guest, 'room', now);
  if (barred !== undefined) return refused(barred);
  if (waitingFor(room, guest, game) !== undefined) return refused({ code: 'on-list-already' });
  const place = placeOf(room, guest);
  if (place !== undefined && room.tables.get(place.table)?.game === game)
    return refused({ code: 'seated-already', table: place.table });
  return happens({ v: 1, type: 'PutOnList', guest, game, at: now, ...(wish !== undefined && { wish }) });
};

export const takeOffList: Decide<'TakeOffList'> = (room, { guest, game }, { now }) => {
  if (waitingFor(room, guest, game) === undefined) return refused({ code: 'not-on-list' });
  const call = room.calls.find((one) => one.guest === guest && one.game === game);
  return happens(
    ...(call === undefined
      ? []
      : [{ v: 1, type: 'CallEnded', guest, game, atEnd: false, at: now, because: [] } as const]),
    { v: 1, type: 'TakenOffList', guest, game, why: 'wanted' },
  );
};

export const comeLater: Decide<'ComeLater'> = (room, { guest, game, later }) => {
  const waiting = waitingFor(room, guest, game);
  if (waiting === undefined) return refused({ code: 'not-on-list' });
  if (isCalled(room, guest)) return refused({ code: 'called-already' });
  return (waiting.later === true) === later
    ? refused({ code: 'nothing-changes' })
    : happens({ v: 1, type: 'LaterSaid', guest, game, later });
};
