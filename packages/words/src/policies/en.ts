import type { RepeatBigBlind } from '@riffle/rulebooks';
import { floorEn } from './floor-en.ts';
import { handEn } from './hand-en.ts';
import { oneOf, type PolicyWords } from './policy-words.ts';

const or = new Intl.ListFormat('en', { type: 'disjunction' });

const handStarts = {
  firstRiffle: 'with the first riffle by hand',
  machineButton: 'when the shuffle button of the machine is pressed',
  shufflerOpened: 'when the button that opens the card slot is pressed',
  blindsPosted: 'when the blinds are posted',
  dealerChange: 'with a change of dealers',
} as const;

const levelChanges = {
  announced: 'when it is announced',
  clock: 'when the clock runs out, announced or not',
} as const;

const repeatBigBlind: { readonly [R in RepeatBigBlind]: string } = {
  allowed: 'Paying the big blind twice in a row is possible.',
  avoided: 'Nobody should be worse off after a move.',
  forbidden: 'Everybody pays each blind exactly once a round.',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const en: PolicyWords = {
  'seating.draw': {
    label: 'Seat draw',
    meaning: 'How the starting seats are given out.',
    value: oneOf({
      random: 'All free seats are drawn.',
      clubSpread: 'First the players of each club are spread evenly over the tables, then each table is drawn.',
      randomOrArranged: 'Seats are drawn, or set by the management; seats that were set are marked.',
    }),
  },
  'seating.separation': {
    label: 'Kept apart by the draw',
    meaning: 'Whom the draw keeps apart.',
    value: oneOf({
      none: 'Nobody is kept apart.',
      sameClub: 'Players of one club are spread as far as the numbers allow.',
      namedPairs: 'Pairs named by the management do not sit at the same table.',
      onePerClub: 'Each tournament has only one player of each club.',
    }),
  },
  'tables.maxSeats': {
    label: 'Players per table',
    meaning: 'How many players may sit at a table.',
    value: ({ holdem, omaha, stud, atStart }) =>
      `Hold’em ${holdem}, Omaha ${omaha}, stud ${stud}${atStart === undefined ? '.' : `; up to ${atStart} at the start, except in stud.`}`,
  },
  'tables.finalTableSize': {
    label: 'Size of the final table',
    meaning: 'With how many players the final table is formed.',
    value: (size) => {
      switch (size.is) {
        case 'number':
          return `Hold’em ${size.holdem}, Omaha ${size.omaha}, stud ${size.stud}.`;
        case 'bySeats':
          return `${size.eightOrNine} with eight or nine seats per table, ${size.sixOrSeven} with six or seven, otherwise as many as a table has seats.`;
        case 'sameAsTable':
          return 'As many as a table has seats.';
        case 'fullTablePlusOne':
          return `One more than at a full table, at most ${size.atMost}; not in heads-up events.`;
      }
    },
  },
  'tables.format': {
    label: 'Format',
    meaning: 'Whether tables are broken and balanced.',
    value: oneOf({
      multiTable: 'Tables are broken and balanced.',
      sitAndGo: 'Each table plays to its end; nobody is moved.',
    }),
  },
  'tables.breakOrder': {
    label: 'Order of breaking tables',
    meaning: 'Who decides which table is broken next.',
    value: oneOf({
      publishedOrder: 'The order is fixed and published.',
      managementChoice: 'The management decides case by case.',
    }),
  },
  'tables.breakSeats': {
    label: 'Seats after a break',
    meaning: 'Which seats the players of a broken table get.',
    value: oneOf({
      anyFreeSeat: 'The free seats are drawn; nobody may claim an equally good position.',
      samePosition: 'Everybody gets the same position relative to the button, as far as it is free.',
    }),
  },
  'tables.moverEntry': {
    label: 'First hand at the new table',
    meaning: 'Where a moved player is dealt in at once.',
    value: oneOf({
      notBetweenButtonAndSmallBlind:
        'Everywhere, blinds and button included; only between button and small blind a newcomer waits one hand.',
      everywhereAtOnce: 'Everywhere at once, with all duties of the seat.',
    }),
  },
  'tables.clockDuringBreak': {
    label: 'Clock during a break of tables',
    meaning: 'Whether the clock stops while a table is broken.',
    value: (tables) =>
      tables === 0 ? 'The clock runs on.' : `The clock stops once at most ${tables} tables are left.`,
  },
  'balancing.trigger': {
    label: 'When to balance',
    meaning: 'From what difference tables are balanced.',
    value: (trigger) =>
      trigger === 'managementDecides'
        ? 'The management decides.'
        : `From a difference of ${trigger} players between two tables.`,
  },
  'balancing.mover': {
    label: 'Who is moved',
    meaning: 'Which player leaves the fuller table.',
    value: oneOf({
      samePosition: 'The player whose position to the button is that of the free seat at the new table.',
      comingBigBlind: 'The player who would be the next big blind.',
      samePositionNotBlind:
        'The player whose position to the button is that of the free seat, but nobody who has to post a blind.',
    }),
  },
  'balancing.seat': {
    label: 'Seat at the new table',
    meaning: 'Which free seat the moved player gets.',
    value: oneOf({
      samePosition: 'The free seat with the same position to the button.',
      nearestBigBlind: 'The free seat nearest to the big blind, counted clockwise.',
      worstPosition: 'The free seat that has the big blind soonest, even as the only blind, but never the small blind.',
    }),
  },
  'balancing.position': {
    label: 'Position to the button',
    meaning: 'How a position relative to the button is counted.',
    value: oneOf({ seats: 'Every seat counts, empty ones too.', players: 'Only taken seats count.' }),
  },
  'balancing.blindsMovable': {
    label: 'Moving out of the blinds',
    meaning: 'Whether a player may be moved who has to post a blind in the next hand.',
    value: oneOf({ yes: 'Allowed.', no: 'Not to balance; when a table is broken everybody moves.' }),
  },
  'balancing.repeatBigBlind': {
    label: 'Big blind twice in a row',
    meaning: 'Whether a move may make a player pay the big blind twice in a row.',
    value: ({ balancing, breaking }) =>
      balancing === breaking
        ? repeatBigBlind[balancing]
        : `When balancing: ${repeatBigBlind[balancing]} When a table is broken: ${repeatBigBlind[breaking]}`,
  },
  'balancing.studSeat': {
    label: 'Balancing in stud',
    meaning: 'How tables are balanced in stud games.',
    value: oneOf({
      sameSeatNumber: 'The seat that became free last is filled from the seat with the same number.',
      byPosition: 'By position, as in games with a flop.',
    }),
  },
  'balancing.sourceTable': {
    label: 'Table that gives up a player',
    meaning: 'Which of several full tables gives up a player.',
    value: oneOf({
      managementChoice: 'The management decides.',
      fullest: 'The fullest table.',
      presetOrder: 'The first of the fullest tables in a preset order.',
    }),
  },
  'balancing.destinationTable': {
    label: 'Table that gets a player',
    meaning: 'Which of several short tables gets a player.',
    value: oneOf({
      brokenLatest: 'The table that is broken last.',
      shortest: 'The table with the fewest players.',
      managementChoice: 'The management decides.',
    }),
  },
  'balancing.haltMissingPlayers': {
    label: 'Halt at a short table',
    meaning: 'From how many missing players a table waits until the newcomers sit.',
    value: ({ missing, against }) =>
      against === 'seatLimit'
        ? `From ${missing} free seats on, if somebody can fill them.`
        : `From ${missing} players fewer than at the fullest table on, if somebody can fill them.`,
  },
  'button.first': {
    label: 'First button',
    meaning: 'Where the button is in the first hand.',
    value: oneOf({
      seat1: 'On seat 1 at every table.',
      highCardPerTable: 'At the highest card drawn, at each table.',
      highCardOneTable: 'The highest card is drawn at one table; that seat number holds for all tables.',
      randomSeat: 'One seat number is drawn for all tables.',
    }),
  },
  'button.drawTie': {
    label: 'Equal cards in the draw',
    meaning: 'What counts if two draw the same highest card.',
    value: oneOf({
      suits: 'The suit decides: spades, hearts, diamonds, clubs.',
      redraw: 'The tied players draw again.',
    }),
  },
  'button.finalTable': {
    label: 'Button at the final table',
    meaning: 'Where the button starts at the final table.',
    value: oneOf({ redraw: 'It is drawn anew.', carriesOn: 'It follows from the last hand.' }),
  },
  'button.rule': {
    label: 'Button after a bust-out',
    meaning: 'What the button follows when players go out.',
    value: oneOf({
      deadButton:
        'Dead button: the big blind always moves on by one player; small blind and button follow, onto empty seats too.',
      bigBlindFirst: 'The order of the big blind comes first; nobody skips it or pays it twice.',
    }),
  },
  'button.redrawAfterMoves': {
    label: 'Button after many moves',
    meaning: 'From how many newcomers at once the button of a table may be drawn anew.',
    value: (players) => (players === 0 ? 'Never.' : `From ${players} newcomers on; the management decides.`),
  },
  'dealing.handStart': {
    label: 'Start of a hand',
    meaning: 'Which moment begins a hand; new blinds and disputes depend on it.',
    value: (starts) =>
      `${capital(or.format(starts.map((start) => handStarts[start])))}${starts.length > 1 ? '; whichever comes first.' : '.'}`,
  },
  'timing.levelChange': {
    label: 'New level',
    meaning: 'What brings a new level into force; it always holds from the next hand on.',
    value: (changes) => `${capital(or.format(changes.map((change) => levelChanges[change])))}.`,
  },
  'elimination.sameHand': {
    label: 'Out in the same hand',
    meaning: 'Who is placed higher if several go out at one table in the same hand.',
    value: oneOf({ biggerStartingStack: 'Whoever had more chips at the start of the hand.' }),
  },
  'elimination.equalStacks': {
    label: 'Equal chips',
    meaning: 'What counts if they had equally many chips at the start of the hand.',
    value: oneOf({
      share: 'They share the places.',
      nearestButton: 'Whoever sat nearer to the button, clockwise, is placed higher.',
    }),
  },
  'elimination.differentTables': {
    label: 'Out at different tables',
    meaning: 'What counts if two go out at different tables at the same time.',
    value: oneOf({
      orderOfTime: 'The order in which they went out.',
      sharePrizes: 'In the money the prizes of the places are added and shared equally.',
    }),
  },
  'elimination.handForHandTables': {
    label: 'Out in hand-for-hand play',
    meaning: 'What counts if two go out at different tables in the same hand of hand-for-hand play.',
    value: oneOf({ biggerStartingStack: 'Whoever began the hand with more chips is placed higher.' }),
  },
  'presence.atSeatMoment': {
    label: 'At the seat in time',
    meaning: 'Until when a player must be at the seat for the hand to live.',
    value: oneOf({
      firstCard: 'Until the first card is dealt.',
      dealComplete: 'Until all have their starting cards.',
    }),
  },
  'presence.atSeatMeaning': {
    label: 'What “at the seat” means',
    meaning: 'When a player counts as present.',
    value: oneOf({
      seated: 'Sitting.',
      withinReach: 'Sitting, or standing with a hand on the chair.',
    }),
  },
  'presence.absentHandWhen': {
    label: 'Hand of an absent player',
    meaning: 'When the hand of an absent player leaves play.',
    value: oneOf({ atOnce: 'At once.', onTurn: 'When it would be their turn, even if they could check.' }),
  },
  'presence.absentBigBlindWalk': {
    label: 'All fold to an absent big blind',
    meaning: 'Who wins if all others fold to an absent big blind.',
    value: oneOf({
      handDead: 'The absent hand is dead; the last player with a live hand wins.',
      absentWins: 'The absent player wins the blinds, as their turn no longer comes.',
    }),
  },
  'presence.absentBlinds': {
    label: 'Blinds of an absent player',
    meaning: 'What becomes of the blinds and antes of an absent player.',
    value: oneOf({
      takenFromStack: 'They are posted from the stack, and cards are dealt.',
      notTaken: 'They are not posted.',
    }),
  },
  'presence.lateStartNotice': {
    label: 'Notice of being late',
    meaning: 'Whether a latecomer must give notice before the start so that the stack is in play.',
    value: oneOf({ needed: 'Yes, before the start.', notNeeded: 'No, the stack is put out anyway.' }),
  },
  'presence.lateStartLimit': {
    label: 'Time limit for latecomers',
    meaning: 'How long the stack of a player who has not arrived stays.',
    value: (limit) => {
      switch (limit.is) {
        case 'none':
          return 'No limit.';
        case 'minutes':
          return limit.withExcuse === undefined
            ? `${limit.minutes} minutes from the start.`
            : `${limit.minutes} minutes from the start, ${limit.withExcuse} with a personal excuse before it.`;
        case 'endOfLevel':
          return `Until the end of level ${limit.level}; by then a hand must have been played.`;
        case 'endOfFirstLevelOfHeat':
          return `Until the end of the first level of heat ${limit.heat}; by then a hand must have been played.`;
      }
    },
  },
  'presence.lateStartRemoval': {
    label: 'Stack after the limit',
    meaning: 'What becomes of the stack after the limit.',
    value: oneOf({
      removed: 'It leaves play; the player gets 0 points.',
      sharedAtTable: 'It is divided equally among the players at the table; the player gets 0 points.',
      blindedOff: 'It stays until the blinds have used it up.',
    }),
  },
  'presence.absenceLimit': {
    label: 'Longest absence',
    meaning: 'How long a player may be away without a break, in playing time.',
    value: (minutes) => (minutes === 0 ? 'No limit.' : `${minutes} minutes.`),
  },
  'presence.absenceExceeded': {
    label: 'Away too long',
    meaning: 'What happens after a longer absence.',
    value: oneOf({
      excludedCurrentPlace: 'Excluded in the current place; the stack leaves play.',
      none: 'Nothing.',
    }),
  },
  ...handEn,
  ...floorEn,
};
