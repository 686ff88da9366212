import type { NightEffect, Stand } from '@riffle/floor';
import type { Words } from '../../words/de/index.ts';

type RecordWords = Words['record'];

/** `Uhr anhalten`: what the night does. */
export const sayEffect = ({ command }: NightEffect, words: RecordWords): string =>
  command.type === 'RuleHand' ? words.ruledHand[command.is] : (words.effect[command.type] ?? words.effectOther);

/** `Uhr läuft → Uhr steht`: how it stands before, and after. */
export const sayChange = ({ before, after }: NightEffect, words: RecordWords): string =>
  `${sayStand(before, words)} → ${sayStand(after, words)}`;

function sayStand(stand: Stand, { stand: words }: RecordWords): string {
  switch (stand.is) {
    case 'clock':
      return words.clock[stand.runs ? 'runs' : 'stands'];
    case 'table':
      return words.table[stand.plays ? 'plays' : 'stands'];
    case 'hand':
      return words.hand(stand.void, stand.no);
    case 'blinds':
      return words.blinds(stand.level);
    case 'player':
      return words.player[stand.in ? 'in' : 'out'];
    case 'players':
      return words.players(stand.left);
    case 'seatsAt':
      return words.seatsAt(stand.table, stand.seats);
    case 'chips':
      return words.chips(stand.inPlay);
    case 'button':
      return words.button(stand.seat);
    case 'handForHand':
      return words.handForHand[stand.on ? 'on' : 'off'];
    case 'inHand':
      return words.inHand[stand.at];
    case 'time':
      return words.time[stand.runs ? 'runs' : 'none'];
    case 'seat':
      return words.seat(stand.table, stand.seat);
    case 'tableThere':
      return words.tableThere(stand.table, stand.there);
    case 'tables':
      return words.tables(stand.count);
    case 'buttonDrawn':
      return words.buttonDrawn;
    case 'lastHands':
      return words.lastHands(stand.on, stand.hands);
    case 'penalty':
      return words.penalty[stand.runs ? 'runs' : 'over'];
  }
}
