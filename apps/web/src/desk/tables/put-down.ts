import { t } from '../../language/language.svelte.ts';
import type { Desk } from '../desk.svelte.ts';
import { type Carry, type Landing, landing } from './carry.ts';

/** What would happen here, for those who do not see it. */
export function saidOver(desk: Desk, carry: Carry): string {
  const words = t.desk.seats.carry;
  const { over } = carry;
  const where = landing(carry, desk.view, desk.seating);
  if (over === undefined) return words.cannot;
  if (over === 'tray') return words.overTray;
  const place = desk.place(over);
  switch (where.is) {
    case 'nothing':
      return words.overOwn;
    case 'move':
    case 'seat':
      return words.overFree(place);
    case 'swap':
      return words.overTaken(place, desk.name(where.with));
    case 'taken':
      return words.overTakenNo(place, desk.name(where.by));
    case 'blocked':
      return words.overBlocked(place, where.label);
    case 'unseat':
      return words.overTray;
  }
}

/** Does what the landing means. A swap touches somebody who was not picked up, so it is asked first. */
export async function putDown(desk: Desk, where: Landing, reason?: string): Promise<void> {
  const words = t.desk.seats;
  const why = reason === undefined ? {} : { reason };
  switch (where.is) {
    case 'nothing':
    case 'taken':
    case 'blocked':
      return;
    case 'move':
      await desk.perform(
        { type: 'MoveEntry', entry: where.entry, to: where.to, ...why },
        { text: words.moved(desk.name(where.entry), desk.place(where.to)) },
      );
      return;
    case 'seat':
      await desk.perform(
        { type: 'SeatEntry', entry: where.entry, at: where.to, ...why },
        { text: words.moved(desk.name(where.entry), desk.place(where.to)) },
      );
      return;
    case 'unseat':
      await desk.perform({ type: 'Unseat', entry: where.entry }, { text: words.unseated(desk.name(where.entry)) });
      return;
    case 'swap':
      desk.open({ is: 'swap', a: where.entry, b: where.with });
  }
}
