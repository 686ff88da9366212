import { type Chips, toChips } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import { shuffledDeck } from '../deck.ts';
import { type HandRules, usualHandRules } from '../hand-rules.ts';
import { mostPlayers } from '../most-players.ts';
import type { ForcedBet, HandSetup } from '../setup.ts';
import type { Variant } from '../variant.ts';
import { VARIANTS } from '../variants.ts';
import { pick } from './seeded.ts';

type Random = (below: number) => number;

/** Every combination of rules is played, also those that no rulebook has. */
const randomRules = (random: Random): HandRules => ({
  betting: {
    shortBlindCall: pick(random, ['fullBigBlind', 'postedAmount']),
    minRaiseOverShortBet: pick(random, ['allInPlusBigBlind', 'doubleAllIn']),
    shortAllInReopensNoLimit: pick(random, ['no', 'reopens']),
    shortAllInReopensLimit: pick(random, [50, 100]),
    shortAllInsAddUp: pick(random, ['judgedAlone', 'addUp']),
    raiseCapLimit: pick(random, ['none', { first: 3, later: 3 }, { first: 4, later: 3 }, { first: 1, later: 0 }]),
    raiseCapLifted: pick(random, ['lastTwoOfTournament', 'headsUpPot', 'never']),
    straddle: pick(random, ['any', 'chainFromUnderTheGun']),
    shortStraddle: 'allowed',
    raiseOverStraddle: pick(random, ['straddle', 'bigBlind']),
    anteOrder: 'asWritten',
  },
  pots: {
    order: pick(random, ['separateLastFirst', 'separate']),
    oddChips: pick(random, ['oneEach', 'allToFirst']),
    oddChipStud: pick(random, ['highCardBySuit', 'position']),
    antes: pick(random, ['share', 'mainPot']),
    killedHandUncalledBet: pick(random, ['uncalledPartBack', 'nothing']),
    runs: { atMost: pick(random, [1, 1, 2, 3]), from: pick(random, ['flop', 'turn']), minBigBlinds: 0 },
  },
  showdown: {
    noLastBet: pick(random, ['leftOfButton', 'earlierAggressor']),
    allChecked: pick(random, ['leftOfButton', 'preflopAggressor']),
    stud: pick(random, ['highBoard', 'leftOfButton']),
    allInReveal: pick(random, ['noFurtherAction', 'riverIfSidePot']),
    allInMuck: pick(random, ['yes', 'no', 'unlessSidePot']),
    muck: pick(random, ['yes', 'yes', 'no']),
    muckWhen: pick(random, ['inTurn', 'anyTime']),
    winnerMustShow: pick(random, ['yes', 'no']),
    tableAllCards: pick(random, ['all', 'partlyByFloor']),
    playTheBoard: pick(random, ['showAll', 'announceIsEnough']),
    tabledWinner: pick(random, ['cannotBeKilled', 'canBeKilled']),
  },
  dealing: {
    headsUpFirstCard: pick(random, ['bigBlind', 'smallBlind']),
    nextCards: pick(random, ['forbidden', 'dealerMayIfAllAgree']),
  },
  potSize: pick(random, ['told', 'potLimitOnly', 'never']),
  refs: usualHandRules.refs,
});

export function randomSetup(random: Random, among: readonly Variant[] = VARIANTS): HandSetup {
  const variant = pick(random, among);
  const unit = pick(random, [1, 1, 5, 25]);
  const small = 2 * unit * (1 + random(4));
  const count = 2 + random(mostPlayers(variant) - 1);
  const first = random(12);
  const players = Array.from({ length: count }, (_, nth) => ({
    seat: toSeatNo(((first + nth) % 12) + 1),
    stack: randomStack(random, unit, small),
  }));
  return {
    variant,
    rules: randomRules(random),
    players,
    forced: randomForced(random, players, small, unit, variant.family === 'stud'),
    bringIn: toChips(variant.family === 'stud' ? pick(random, [0, unit, Math.max(unit, small / 2)]) : 0),
    bets: { small: toChips(small), big: toChips(variant.structure === 'noLimit' ? small : small * 2) },
    chipUnit: toChips(unit),
    ...(random(5) === 0 ? { shareUnit: toChips(unit * pick(random, [2, 5])) } : {}),
    deck: random(3) === 0 ? 'dealtByCommand' : shuffledDeck(variant.deck, random),
    showdown: pick(random, ['asked', 'automatic']),
    field: pick(random, ['more', 'lastTwo']),
  };
}

/** Short, unequal and equal stacks find what deep ones hide. */
function randomStack(random: Random, unit: number, small: number): Chips {
  const most = pick(random, [small, small * 3, small * 10, small * 40]);
  return toChips(unit * (1 + random(Math.max(1, Math.floor(most / unit)))));
}

function randomForced(
  random: Random,
  players: HandSetup['players'],
  small: number,
  unit: number,
  stud: boolean,
): readonly ForcedBet[] {
  const forced: ForcedBet[] = [];
  const post = (nth: number, kind: ForcedBet['kind'], amount: number) => {
    const player = players[nth % players.length];
    if (player !== undefined && amount > 0) forced.push({ seat: player.seat, kind, amount: toChips(amount) });
  };
  const ante = random(2) === 0 ? 0 : unit * (1 + random(2));
  if (random(3) > 0) for (let nth = 0; nth < players.length; nth += 1) post(nth, 'ante', ante);
  else post(players.length === 2 ? 0 : 1, 'ante', small);
  if (stud) return forced;
  const [smallBlind, bigBlind] = players.length === 2 ? [1, 0] : [0, 1];
  if (random(6) > 0) post(smallBlind, 'smallBlind', small / 2);
  post(bigBlind, 'bigBlind', small);
  if (players.length > 3 && random(3) === 0) {
    post(2, 'straddle', small * 2);
    if (players.length > 4 && random(2) === 0) post(3, 'straddle', small * 4);
  }
  if (players.length > 5 && random(4) === 0) {
    post(5, 'livePost', small);
    post(5, 'deadPost', small / 2);
  }
  return forced;
}
