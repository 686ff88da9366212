import type { Rank, Suit } from '@riffle/cards';

const SUITS: { readonly [S in Suit]: string } = { s: 'Pik', h: 'Herz', d: 'Karo', c: 'Kreuz' };
const RANKS: { readonly [R in Rank]: string } = {
  '2': 'Zwei',
  '3': 'Drei',
  '4': 'Vier',
  '5': 'Fünf',
  '6': 'Sechs',
  '7': 'Sieben',
  '8': 'Acht',
  '9': 'Neun',
  T: 'Zehn',
  J: 'Bube',
  Q: 'Dame',
  K: 'König',
  A: 'Ass',
};
const STATES = {
  taken: '',
  free: 'frei',
  blocked: 'gesperrt',
  locked: 'bleibt sitzen',
  absent: 'abwesend',
};

/** A seat of a table plan, as far as it is said. */
export type SaidSeat = {
  readonly seat: number;
  readonly label?: string;
  readonly state: keyof typeof STATES;
  readonly sign?: string;
  readonly tag?: string;
};

export const identity = {
  wholeNumber: 'Eine ganze Zahl ab 0 eingeben.',
  close: 'Schließen',
  /** "Platz 3: Anna K., abwesend, Button" */
  seat: (seat: SaidSeat, button: boolean): string => {
    const said = [seat.label ?? '', STATES[seat.state], seat.sign ?? '', button ? 'Button' : ''].filter(
      (part) => part !== '',
    );
    const no = `Platz ${String(seat.seat)}${seat.tag === undefined ? '' : ` ${seat.tag}`}`;
    return said.length === 0 ? no : `${no}: ${said.join(', ')}`;
  },
  card: (suit: Suit, rank: Rank): string => `${SUITS[suit]}-${RANKS[rank]}`,
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
    J: 'B',
    Q: 'D',
    K: 'K',
    A: 'A',
  } as { readonly [R in Rank]: string },
};
