import type { Rank, Suit } from '@riffle/cards';
import type { identity as german, SaidSeat } from '../de/identity.ts';

const SUITS: { readonly [S in Suit]: string } = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };
const RANKS: { readonly [R in Rank]: string } = {
  '2': 'Two',
  '3': 'Three',
  '4': 'Four',
  '5': 'Five',
  '6': 'Six',
  '7': 'Seven',
  '8': 'Eight',
  '9': 'Nine',
  T: 'Ten',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  A: 'Ace',
};
const STATES: { readonly [S in SaidSeat['state']]: string } = {
  taken: '',
  free: 'free',
  blocked: 'blocked',
  locked: 'stays put',
  absent: 'away',
};

export const identity: typeof german = {
  wholeNumber: 'Enter a whole number from 0.',
  close: 'Close',
  seat: (seat, button) => {
    const said = [seat.label ?? '', STATES[seat.state], seat.sign ?? '', button ? 'button' : ''].filter(
      (part) => part !== '',
    );
    const no = `Seat ${String(seat.seat)}${seat.tag === undefined ? '' : ` ${seat.tag}`}`;
    return said.length === 0 ? no : `${no}: ${said.join(', ')}`;
  },
  card: (suit, rank) => `${RANKS[rank]} of ${SUITS[suit]}`,
  rankIndex: {
    '2': '2',
    '3': '3',
    '4': '4',
    '5': '5',
    '6': '6',
    '7': '7',
    '8': '8',
    '9': '9',
    T: '10',
    J: 'J',
    Q: 'Q',
    K: 'K',
    A: 'A',
  },
};
