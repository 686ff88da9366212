import type { ConductKinds, ConductOutcome, ConductReasons, ConductSteps } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import { measuresEn, offencesEn } from '../../policies/en/offences.ts';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

const chips = (amount: number): string => formatChips(amount, 'en');
const or = new Intl.ListFormat('en', { type: 'disjunction' });
const UNITS = { hands: 'hands', minutes: 'minutes' } as const;
const SCORES = {
  nothing: 'no points, no prize',
  resultsKept: 'counts as out, earlier results stay',
  outNow: 'counts as out now',
} as const;
const AWAY = {
  tableOrArea: 'The player leaves the table, with a time penalty the tournament area.',
  area: 'The player leaves the tournament area.',
  table: 'The player leaves the table.',
} as const;
const BEGINS = {
  atOnce: 'The penalty begins at once.',
  afterHand: 'The penalty begins after the running hand.',
  nextHand: 'The penalty begins with the next hand.',
} as const;
const repeated = { label: 'Has it happened before?' };

export const conductKindsEn: KindWords<ConductKinds> = {
  etiquette: {
    label: 'Etiquette',
    what: 'A player breaks the etiquette of the table.',
    says: ['etiquette', 'stalling', 'loud talk', 'touches chips', 'throws cards', 'splashing', 'manners'],
    facts: { offence: { label: 'What?', values: offencesEn }, repeated },
  },
  twoBreaches: {
    label: 'Two breaches at once',
    what: 'With one act a player breaches two rules.',
    says: ['two breaches', 'two infringements', 'both at once', 'out of turn and string bet', 'breaks two rules'],
    facts: {
      first: { label: 'What?', values: offencesEn },
      second: { label: 'And what else?', values: offencesEn },
      repeated,
    },
  },
  abuse: {
    label: 'Abuse, violence',
    what: 'A player insults, threatens or attacks somebody.',
    says: ['insult', 'abuse', 'threat', 'violence', 'fight'],
    facts: { how: { label: 'How?', values: { words: 'in words', violence: 'with violence' } }, repeated },
  },
  softplay: {
    label: 'Soft play',
    what: 'A player spares an opponent, or does not bet the nuts.',
    says: ['soft play', 'checks the nuts', 'goes easy'],
    facts: {
      how: {
        label: 'How?',
        values: {
          sparedOpponent: 'spared an opponent',
          nutsInLastPosition: 'checked or called the nuts last on the river',
        },
      },
      couldWinMore: {
        label: 'Could he win more?',
        help: 'Somebody could still pay, and his hand wins more than a share.',
      },
      repeated,
    },
  },
  collusion: {
    label: 'Collusion',
    what: 'Players make agreements or play together.',
    says: ['collusion', 'team play', 'agreement to check', 'soft bubble'],
    facts: { repeated },
  },
  chipDumping: {
    label: 'Chip dumping',
    what: 'Chips are given away or lost on purpose.',
    says: ['chip dumping', 'gives chips away', 'loses on purpose'],
    facts: { whose: { label: 'Who is meant?', values: { giver: 'who gave', receiver: 'who received', both: 'both' } } },
  },
  cheating: {
    label: 'Cheating',
    what: 'Cards are marked, chips vanish, somebody cheats.',
    says: ['cheating', 'marked cards', 'stolen chips'],
    facts: {
      how: {
        label: 'How?',
        values: {
          markedCards: 'cards marked or damaged',
          chipsTakenAway: 'chips taken off the table',
          other: 'otherwise',
        },
      },
    },
  },
  secondWarning: {
    label: 'Cautioned before',
    what: 'A player who has been cautioned breaks a rule again.',
    says: ['second warning', 'again', 'repeat offender', 'third caution'],
    facts: { cautions: { label: 'Cautions so far' }, sameKind: { label: 'The same breach as before?' } },
  },
  penaltyImposed: {
    label: 'Reckon a penalty',
    what: 'A penalty is imposed: how many hands, from when, and what meanwhile?',
    says: ['penalty', 'missed hands', 'orbit', 'sit out', 'time penalty'],
    facts: {
      penalty: { label: 'Penalty', values: { oneHand: 'one hand', rounds: 'rounds', time: 'time' } },
      rounds: { label: 'Rounds' },
      players: { label: 'Players at the table', help: 'With the penalised one; empty seats do not count.' },
      minutes: { label: 'Minutes' },
      for: { label: 'What for?', values: { cards: 'exposed cards', other: 'anything else' } },
    },
  },
  blindDuringPenalty: {
    label: 'All-in while penalised',
    what: 'A blind puts a penalised player all-in.',
    says: ['penalty all-in', 'blinded all-in'],
    facts: {
      bigBlind: { label: 'Big blind' },
      smallBlind: { label: 'Small blind' },
      position: { label: 'The penalised player is', values: { bigBlind: 'big blind', smallBlind: 'small blind' } },
      stack: { label: 'He has left' },
      callers: { label: 'How many pay the big blind?', help: 'The other blind included if he is in.' },
      otherBlindFolded: { label: 'Has the other blind folded?' },
    },
  },
  penaltyUnserved: {
    label: 'Penalty not served',
    what: 'Table, day or event ends before the penalty is served.',
    says: ['rest of the penalty', 'penalty carries over', 'table broken during penalty'],
    facts: {
      unit: { label: 'Penalty in', values: UNITS },
      left: { label: 'Still open' },
      ends: { label: 'What ends?', values: { table: 'table or seat', day: 'day, heat or game', event: 'the event' } },
    },
  },
  refusedPenalty: {
    label: 'Penalty refused',
    what: 'A player refuses a penalty or an order.',
    says: ['refuses', 'ignores the floor', 'will not leave'],
    facts: { repeated },
  },
  disqualification: {
    label: 'Disqualification',
    what: 'A player is disqualified or excluded: stack, place, points?',
    says: ['disqualification', 'excluded', 'thrown out', 'DQ'],
    facts: {
      how: {
        label: 'What is imposed?',
        values: { disqualified: 'disqualification', excluded: 'exclusion, place kept' },
      },
      playersLeft: { label: 'Players still in', help: 'He included.' },
    },
  },
  intoxication: {
    label: 'Alcohol, drugs',
    what: 'A player is drunk or under drugs.',
    says: ['drunk', 'alcohol', 'drugs'],
    facts: { repeated },
  },
  floorWanted: {
    label: 'Floor wanted',
    what: 'A player wants the floor at the table.',
    says: ['call the floor', 'complaint', 'referee'],
    facts: { calledBy: { label: 'Who calls?', values: { player: 'the player', dealer: 'the dealer' } } },
  },
};

export const conductOutcomesEn: OutcomeWords<ConductOutcome> = {
  sanction: ({ duty, proposed, both }) =>
    `${duty === 'must' ? 'A penalty must follow' : 'A penalty is possible'}: ${measuresEn[proposed]}${both ? ' for all concerned' : ''}`,
  noSanction: () => 'No penalty',
  missHands: ({ hands }) => (hands === 1 ? 'Miss one hand' : `Miss ${String(hands)} hands`),
  missButtonRounds: ({ rounds }) =>
    rounds === 1
      ? 'Sit out until the button has gone round once'
      : `Sit out until the button has gone round ${String(rounds)} times`,
  awayMinutes: ({ from, to }) =>
    to === undefined
      ? `A time penalty of ${String(from)} minutes`
      : `A time penalty of ${String(from)} to ${String(to)} minutes`,
  penaltyNotKnown: ({ ladder, maxRounds }) =>
    `Not provided for. Possible: ${or.format(ladder.map((measure) => measuresEn[measure]))}${maxRounds === undefined ? '' : `; at most ${String(maxRounds)} rounds`}`,
  penaltyLength: ({ from, to }) => `Not that length: a time penalty is ${String(from)} to ${String(to)} minutes`,
  penaltyGoesOn: ({ left, unit }) => `The penalty goes on: ${String(left)} ${UNITS[unit]} left`,
  penaltyEnds: () => 'The penalty ends',
  disqualified: ({ chips, score, place }) =>
    `Disqualified${chips === 'removed' ? '; the stack leaves play' : ''}; ${SCORES[score]}${place === undefined ? '' : ` (place ${String(place)})`}`,
  eliminatedAtPlace: ({ place }) => `Excluded, ranked at place ${String(place)}; the stack leaves play`,
  allInDuringPenalty: ({ hand, mainPot, sidePot, returned, uncontested }) => {
    const back = returned === undefined ? '' : `; ${chips(returned)} go back to the caller`;
    if (hand === 'liveForMainPot')
      return `His hand lives without action: main pot ${chips(mainPot)}${sidePot > 0 ? `, side pot ${chips(sidePot)}` : ''}${back}`;
    const pot = uncontested ? `the caller gets ${chips(mainPot)}` : `the others play for ${chips(mainPot)}`;
    return `His hand is dead, he is out; ${pot}${back}`;
  },
  floorCalled: ({ by }) => (by === 'dealer' ? 'The dealer calls the floor' : 'The player may call the floor himself'),
};

export const conductStepsEn: Sentences<ConductSteps> = {
  giveSanction: ({ measure }) => `The floor gives: ${measuresEn[measure]}.`,
  hintAtTable: () => 'Point it out to the player at the table.',
  nameBothBreaches: () => 'Name both breaches; the graver one is punished.',
  sendAway: ({ where }) => AWAY[where],
  beginPenalty: ({ when }) => BEGINS[when],
  dealInTakeBlinds: () => 'He is still dealt cards, which are dead; blinds and ante are taken.',
  dealNothing: () => 'He is dealt no cards and pays no blinds.',
  countHands: ({ hands }) => `Count the hands: ${String(hands)}.`,
  countMisdeal: ({ times }) =>
    times === 1
      ? 'A misdeal and the hand dealt again count as one.'
      : 'A misdeal and the hand dealt again count as two.',
  tellFloorWhenServed: () => 'The dealer tells the floor when the player may come back.',
  tellNextTable: ({ left, unit }) => `Tell the dealer at the new table: ${String(left)} ${UNITS[unit]} left.`,
  removeStack: () => 'Take the stack out of play.',
  leaveArea: () => 'The player leaves the tournament area.',
  reportToBoard: () => 'Report it to the board; the club may be penalised too.',
  fineClub: ({ euro }) => `The club is fined ${String(euro)} euro.`,
  showWithMainPot: () => 'Turn his cards up after the last betting round; they can win the main pot only.',
  askThroughDealer: () => 'The player asks the dealer; only the dealer calls.',
  mustBetOrRaiseNow: () => 'If the round is still open: he must bet or raise now.',
};

export const conductReasonsEn: Sentences<ConductReasons> = {
  reproachedWith: ({ offence }) => `Offence: ${offencesEn[offence]}.`,
  repeatedBreach: () => 'It has happened before.',
  cautionsSoFar: ({ cautions }) => `${String(cautions)} ${cautions === 1 ? 'caution' : 'cautions'} so far.`,
  handsReckoned: ({ players, rounds, hands }) =>
    `${String(players)} players times ${String(rounds)} ${rounds === 1 ? 'round' : 'rounds'} are ${String(hands)} hands.`,
  mainPotReckoned: ({ stack, callers, dead, pot }) =>
    `Main pot: ${String(callers + 1)} × ${chips(stack)}${dead > 0 ? ` + ${chips(dead)}` : ''} = ${chips(pot)}.`,
  cannotRaiseFurther: () => 'He could not win more than a share, or nobody could still pay.',
};
