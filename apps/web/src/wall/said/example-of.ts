import type { EntryId } from '@riffle/tournament';
import type { Night, WallEvent } from '@riffle/wire';
import type { Happening } from './happening.ts';

/** Something like what would happen tonight, to be heard at the push of a button. */
export function exampleOf(event: WallEvent, night: Night): Happening {
  const { view, announcement = '' } = night;
  const entry = (Object.keys(view.entries)[0] ?? '') as EntryId;
  const level = view.setup.levels.find((line) => line.kind === 'play');
  const table = Object.values(view.tables)[0]?.name ?? '1';
  switch (event) {
    case 'start':
    case 'level':
      return { event, no: 1, ...(level && { level }) };
    case 'minute':
      return { event, next: level ?? 'break', minutes: 1 };
    case 'break':
      return { event, minutes: 15 };
    case 'breakSoon':
      return { event, minutes: 5 };
    case 'breakEnding':
      return { event, minutes: 2 };
    case 'hand':
      return { event, hand: 2 };
    case 'lastHands':
      return { event, hands: 3 };
    case 'move': {
      const at = { table: Object.keys(view.tables)[0] ?? '', seat: 5 } as Extract<
        Happening,
        { event: 'move' }
      >['moves'][0]['to'];
      return { event, moves: [{ entry, from: at, fromName: table, to: at, toName: table }], broken: [] };
    }
    case 'bustOut':
      return { event, entry, place: Math.max(2, view.figures.left) };
    case 'timeCall':
      return { event, table, entry, seconds: 30 };
    case 'envelope':
      return { event, entry, amount: 50_00 };
    case 'bubble':
      return { event, paid: view.prizes.length };
    case 'money':
      return { event, left: Math.max(3, view.prizes.length) };
    case 'stopped':
      return { event, table };
    case 'over':
      return { event, entry };
    case 'announcement':
      return { event, text: announcement };
    default:
      return { event };
  }
}
