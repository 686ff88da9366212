import type { HandCommand } from '../command.ts';
import { dealerActions } from '../dealer-action.ts';
import type { HandEvent } from '../event.ts';
import type { Hand } from '../hand.ts';
import { legalActions } from '../legal-action.ts';
import { nutsInLastPosition } from '../nuts-in-last-position.ts';
import type { HandRefusal } from '../refusal.ts';
import { actionSoFar } from '../substantial-action.ts';
import { view } from '../view.ts';

/** On one line: words and figures in the order in which they are written, `–` for what is left out. */
function told(value: unknown): string {
  if (value === undefined) return '–';
  if (Array.isArray(value)) return `[${value.map(told).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('catalogue' in value || 'ref' in value) return JSON.stringify(value);
  return Object.values(value).map(told).join(' ');
}

/** A set-up is known by the name of its hand. */
export const commandTold = (command: HandCommand): string =>
  command.type === 'StartHand' ? command.type : told(command);

export const eventTold = (event: HandEvent): string => (event.type === 'HandStarted' ? event.type : told(event));

export const refusalTold = (refusal: HandRefusal): string => `✗ ${told(refusal)}`;

/** Offered at nearly every step, and with tests of its own. */
const PUTS_RIGHT: ReadonlySet<string> = new Set(['VoidHand', 'PutCardsRight', 'BindToCall']);

/** Where the hand stands, what everybody may do and see there: eight letters, as it is said at every step. */
export function standing(hand: Hand): string {
  const seats = hand.players.map(({ seat }) => seat);
  return letters(
    JSON.stringify([
      { ...hand, setup: undefined, shelf: undefined },
      seats.map((seat) => legalActions(hand, seat)),
      dealerActions(hand).filter(({ type }) => !PUTS_RIGHT.has(type)),
      seats.slice(0, 2).map((seat) => view(hand, { is: 'seat', seat })),
      view(hand, { is: 'spectator' }),
      view(hand, { is: 'dealer' }).pots,
      nutsInLastPosition(hand),
      actionSoFar(hand),
    ]),
  );
}

/** Two sums over a text, which another text hardly has. */
function letters(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1234567];
  for (let nth = 0; nth < text.length; nth += 1) {
    one = Math.imul(one ^ text.charCodeAt(nth), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(nth), 0x5bd1e995) + one;
  }
  return ((one ^ other) >>> 0).toString(36);
}
