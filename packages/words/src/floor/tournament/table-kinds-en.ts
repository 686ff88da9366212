import type { TournamentKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

type Here = Pick<TournamentKinds, 'whoMovesToBalance' | 'tablesUneven' | 'fewerSeats' | 'buttonDrawn' | 'nextBlinds'>;

export const tableKindsEn: KindWords<Here> = {
  whoMovesToBalance: {
    label: 'Who moves where?',
    what: 'Two tables are uneven, and one player has to move.',
    says: ['balancing', 'change tables', 'who has to go', 'move a player'],
    facts: {
      game: { label: 'Game', values: { holdem: "Hold'em", omaha: 'Omaha', stud: 'Stud' } },
      size: { label: 'Seats at each table' },
      fuller: { label: 'Fuller table: seats taken' },
      fullerButton: { label: 'Fuller table: next button' },
      fullerSmallBlind: { label: 'Fuller table: next small blind' },
      fullerBigBlind: { label: 'Fuller table: next big blind' },
      shorter: { label: 'Other table: seats taken' },
      shorterButton: { label: 'Other table: next button' },
      shorterSmallBlind: { label: 'Other table: next small blind' },
      shorterBigBlind: { label: 'Other table: next big blind' },
      lastFreed: { label: 'Seat that became free last' },
    },
  },
  tablesUneven: {
    label: 'Break a table?',
    what: 'Players have gone out: is a table broken, or are tables evened out?',
    says: ['break table', 'final table', 'short table', 'uneven tables'],
    facts: {
      tables: { label: 'Players at each table', help: 'First the table that breaks next.' },
      seats: { label: 'Seats at each table' },
      game: { label: 'Game', values: { holdem: "Hold'em", omaha: 'Omaha', stud: 'Stud' } },
      orderKnown: { label: 'Is the order made known?' },
    },
  },
  fewerSeats: {
    label: 'Fewer seats at a table',
    what: 'The management wants to play with fewer seats at each table from now on.',
    says: ['ten to nine', 'nine-handed', 'smaller tables'],
    facts: {
      tables: { label: 'Tables' },
      players: { label: 'Players left' },
      seats: { label: 'Seats at each table from now on' },
    },
  },
  buttonDrawn: {
    label: 'Where does the button go?',
    what: 'The button is fixed: at the start, or because several came to a table.',
    says: ['draw for the button', 'high card', 'first button', 'new table button'],
    facts: {
      when: { label: 'When?', values: { start: 'at the start', afterMoves: 'several came to the table' } },
      seating: { label: 'How were seats given out?', values: { byLot: 'by lot', arranged: 'arranged' } },
      draws: { label: 'Cards drawn', each: { seat: { label: 'Seat' }, card: { label: 'Card' } } },
      moved: { label: 'How many came at once?' },
    },
  },
  nextBlinds: {
    label: 'Who has the blinds?',
    what: 'Players have gone out or come: where are button and blinds in the next hand?',
    says: [
      'dead button',
      'small blind busted',
      'big blind busted',
      'who is big blind',
      'heads-up button',
      'big blind twice',
      'no small blind',
      'button stays',
    ],
    facts: {
      playing: { label: 'Who played the last hand?' },
      buttonSeat: { label: 'Button of the last hand' },
      smallBlindSeat: { label: 'Small blind of the last hand', help: 'Also where the seat was empty.' },
      bigBlindSeat: { label: 'Big blind of the last hand' },
      out: { label: 'Who is gone?' },
      newcomers: { label: 'Who is new at the table?' },
    },
  },
};
