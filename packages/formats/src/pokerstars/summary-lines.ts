import type { SeenCard } from '@riffle/hand';
import { wonOf } from '../hands/awarded-pots.ts';
import type { PlayedHand } from '../hands/played-hand.ts';
import type { ToldHand, ToldRound } from '../hands/told-hand.ts';
import { moneyIn } from './money.ts';
import { shownAs } from './shown-as.ts';

/** Who has got what, and the room's summary of the hand. */
export function summaryLines(hand: ToldHand, played: PlayedHand): readonly string[] {
  const money = moneyIn(hand.about.currency, hand.decimals);
  const pots = wonOf(played);
  const nameOf = new Map(hand.players.map(({ seat, name }) => [seat, name]));
  const potName = (pot: number): string =>
    pots.length === 1 ? 'pot' : pot === 0 ? 'main pot' : `side pot${numberOf(pot, pots.length)}`;
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
    `Total pot ${money(total)}${potsOf(pots, money)} | Rake ${money(0)}`,
    ...(boards.length === 0 ? [] : [`Board [${boards.join(' ')}]`]),
    ...hand.players
      .toSorted((a, b) => a.seat - b.seat)
      .map(
        ({ seat, name }) =>
          `Seat ${String(seat)}: ${name}${place(hand, seat)} ${fate(hand, boards, pots, seat, money)}`,
      ),
  ];
}

/** A side pot alone has no number. */
const numberOf = (pot: number, pots: number): string => (pots === 2 ? '' : `-${String(pot)}`);

/** With side pots each is named with its size. */
function potsOf(pots: ReturnType<typeof wonOf>, money: (count: number) => string): string {
  if (pots.length < 2) return '';
  return pots
    .map(({ pot, total }) => ` ${pot === 0 ? 'Main pot' : `Side pot${numberOf(pot, pots.length)}`} ${money(total)}.`)
    .join('');
}

function place({ button, rounds }: ToldHand, seat: ToldHand['button']): string {
  if (seat === button) return ' (button)';
  const blind = rounds[0]?.acts.find((act) => act.seat === seat && act.is === 'post' && act.kind in BLINDS);
  return blind?.is === 'post' ? ` (${BLINDS[blind.kind as keyof typeof BLINDS]})` : '';
}
const BLINDS = { smallBlind: 'small blind', bigBlind: 'big blind' } as const;

function fate(
  { showdown, rounds, variant }: ToldHand,
  board: readonly SeenCard[],
  pots: ReturnType<typeof wonOf>,
  seat: ToldHand['button'],
  money: (count: number) => string,
): string {
  const won = pots.flatMap(({ wins }) => wins).reduce((sum, win) => sum + (win.seat === seat ? win.won : 0), 0);
  const shown = showdown.find((act) => act.seat === seat && act.is === 'show');
  if (shown?.is === 'show') {
    const as = shownAs(variant, shown.cards, board);
    return `showed [${shown.cards.join(' ')}] and ${won > 0 ? `won (${money(won)})` : 'lost'}${as === undefined ? '' : ` with ${as}`}`;
  }
  if (won > 0) return `collected (${money(won)})`;
  const folded = rounds.find(({ acts }) => acts.some((act) => act.is === 'fold' && act.seat === seat));
  if (folded === undefined) return 'mucked';
  const street = variant.family === 'flop' ? (FOLDED[folded.street] ?? '') : '';
  return `folded${street}${street === FOLDED[0] && !hasBet(folded, seat) ? " (didn't bet)" : ''}`;
}

const FOLDED: readonly string[] = [' before Flop', ' on the Flop', ' on the Turn', ' on the River'];

const hasBet = ({ acts }: ToldRound, seat: ToldHand['button']): boolean =>
  acts.some(
    (act) =>
      act.seat === seat && 'amount' in act && act.is !== 'returned' && !(act.is === 'post' && act.kind === 'ante'),
  );
