import { wonOf } from '../hands/awarded-pots.ts';
import type { PlayedHand } from '../hands/played-hand.ts';
import type { ToldHand } from '../hands/told-hand.ts';
import { moneyIn } from './money.ts';

/** Who has got what, and the room's summary of the hand. */
export function summaryLines(hand: ToldHand, played: PlayedHand): readonly string[] {
  const money = moneyIn(hand.about.currency, hand.decimals);
  const pots = wonOf(played);
  const nameOf = new Map(hand.players.map(({ seat, name }) => [seat, name]));
  const potName = (pot: number): string =>
    pots.length === 1 ? 'pot' : pot === 0 ? 'main pot' : `side pot-${String(pot)}`;
  const collected = pots
    .toReversed()
    .flatMap(({ pot, wins }) =>
      wins
        .filter(({ won }) => won > 0)
        .map(({ seat, won }) => `${nameOf.get(seat) ?? ''} collected ${money(won)} from ${potName(pot)}`),
    );
  const total = pots.reduce((sum, pot) => sum + pot.total, 0);
  const boards = hand.rounds.filter(({ run }) => run === 0).flatMap(({ board }) => board);
  return [
    ...collected,
    '*** SUMMARY ***',
    `Total pot ${money(total)} | Rake ${money(0)}`,
    ...(boards.length === 0 ? [] : [`Board [${boards.join(' ')}]`]),
    ...hand.players
      .toSorted((a, b) => a.seat - b.seat)
      .map(
        ({ seat, name }) =>
          `Seat ${String(seat)}: ${name}${seat === hand.button ? ' (button)' : ''} ${fate(hand, pots, seat, money)}`,
      ),
  ];
}

function fate(
  { showdown, rounds }: ToldHand,
  pots: ReturnType<typeof wonOf>,
  seat: ToldHand['button'],
  money: (count: number) => string,
): string {
  const won = pots.flatMap(({ wins }) => wins).reduce((sum, win) => sum + (win.seat === seat ? win.won : 0), 0);
  const shown = showdown.find((act) => act.seat === seat && act.is === 'show');
  if (shown?.is === 'show') {
    return `showed [${shown.cards.join(' ')}] and ${won > 0 ? `won (${money(won)})` : 'lost'}`;
  }
  if (won > 0) return `collected (${money(won)})`;
  return rounds.some(({ acts }) => acts.some((act) => act.is === 'fold' && act.seat === seat)) ? 'folded' : 'mucked';
}
