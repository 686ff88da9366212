import type { PinnedRef, Policies } from '@riffle/rulebooks';

/** What a rulebook decides about betting. The size of bets is the game's own: see `Variant` and `HandSetup`. */
export type BettingRules = {
  /** What callers owe when the big blind was posted short. */
  readonly shortBlindCall: 'fullBigBlind' | 'postedAmount';
  readonly minRaiseOverShortBet: 'allInPlusBigBlind' | 'doubleAllIn';
  readonly shortAllInReopensNoLimit: 'no' | 'reopens';
  /** Percent of a full raise from which an all-in in limit opens the betting again, and counts as a raise. */
  readonly shortAllInReopensLimit: number;
  readonly shortAllInsAddUp: 'judgedAlone' | 'addUp';
  /** Limit: raises in one round on top of the bet; before the flop the blind is the bet. */
  readonly raiseCapLimit: { readonly first: number; readonly later: number } | 'none';
  readonly raiseCapLifted: 'lastTwoOfTournament' | 'headsUpPot' | 'never';
  readonly straddle: 'forbidden' | 'chainFromUnderTheGun' | 'any';
  /** A straddle is a choice, so it is full and leaves chips, or is none. */
  readonly shortStraddle: 'refused' | 'allowed';
  /** The smallest raise over a straddle is by the straddle, or still by the big blind. */
  readonly raiseOverStraddle: 'straddle' | 'bigBlind';
  /** Of a stack too short for both: which is paid first. */
  readonly anteOrder: Policies['betting.anteOrder'] | 'asWritten';
};

/** What a rulebook decides about pots. */
export type PotRules = {
  readonly order: 'separateLastFirst' | 'separate';
  readonly oddChips: 'oneEach' | 'allToFirst';
  readonly oddChipStud: 'highCardBySuit' | 'position';
  /** A short ante wins only its share of each ante, or all antes are the main pot's. */
  readonly antes: 'share' | 'mainPot';
  readonly killedHandUncalledBet: 'uncalledPartBack' | 'nothing';
  readonly runs: { readonly atMost: number; readonly from: 'flop' | 'turn'; readonly minBigBlinds: number };
};

/** What a rulebook decides about showing cards. */
export type ShowdownRules = {
  readonly noLastBet: 'leftOfButton' | 'earlierAggressor';
  readonly allChecked: 'leftOfButton' | 'preflopAggressor';
  readonly stud: 'highBoard' | 'leftOfButton';
  readonly allInReveal: 'noFurtherAction' | 'riverIfSidePot';
  readonly allInMuck: 'yes' | 'no' | 'unlessSidePot';
  readonly muck: 'yes' | 'no';
  readonly muckWhen: 'inTurn' | 'anyTime';
  readonly winnerMustShow: 'yes' | 'no';
  readonly tableAllCards: 'all' | 'partlyByFloor';
  readonly playTheBoard: 'showAll' | 'announceIsEnough';
  readonly tabledWinner: 'cannotBeKilled' | 'canBeKilled';
};

/** What a rulebook decides about giving out cards. */
type DealingRules = {
  /** With two players, on the first street. */
  readonly headsUpFirstCard: 'bigBlind' | 'smallBlind';
  /** Whether the cards that would have come may be shown after the hand. */
  readonly nextCards: Policies['dealing.rabbitHunting'];
};

/** The rules that a refusal can name; each with the addresses in the rulebook that say so, none where it is silent. */
const HAND_RULE_NAMES = [
  'minBet',
  'minRaise',
  'reopening',
  'undercall',
  'raiseCap',
  'potLimit',
  'straddle',
  'anteOrder',
  'passive',
  'muck',
  'winnerMustShow',
  'tabledWinner',
  'tableAllCards',
  'runs',
  'nextCards',
] as const;
export type HandRuleName = (typeof HAND_RULE_NAMES)[number];

/** All that one hand asks of a rulebook. Plain data, resolved once before the first card. */
export type HandRules = {
  readonly betting: BettingRules;
  readonly pots: PotRules;
  readonly showdown: ShowdownRules;
  readonly dealing: DealingRules;
  /** Whether players and spectators are told how large the pots are. */
  readonly potSize: 'told' | 'potLimitOnly' | 'never';
  readonly refs: { readonly [Name in HandRuleName]: readonly PinnedRef[] };
};

const silent = Object.fromEntries(HAND_RULE_NAMES.map((name) => [name, []])) as unknown as HandRules['refs'];

/** Common tournament practice, where no rulebook is chosen. */
export const usualHandRules: HandRules = {
  betting: {
    shortBlindCall: 'fullBigBlind',
    minRaiseOverShortBet: 'allInPlusBigBlind',
    shortAllInReopensNoLimit: 'no',
    shortAllInReopensLimit: 50,
    shortAllInsAddUp: 'addUp',
    raiseCapLimit: { first: 3, later: 3 },
    raiseCapLifted: 'lastTwoOfTournament',
    straddle: 'forbidden',
    shortStraddle: 'refused',
    raiseOverStraddle: 'straddle',
    anteOrder: { fromBigBlind: 'blind', fromEverybody: 'ante' },
  },
  pots: {
    order: 'separateLastFirst',
    oddChips: 'oneEach',
    oddChipStud: 'highCardBySuit',
    antes: 'share',
    killedHandUncalledBet: 'uncalledPartBack',
    runs: { atMost: 1, from: 'turn', minBigBlinds: 0 },
  },
  showdown: {
    noLastBet: 'leftOfButton',
    allChecked: 'leftOfButton',
    stud: 'highBoard',
    allInReveal: 'noFurtherAction',
    allInMuck: 'no',
    muck: 'yes',
    muckWhen: 'inTurn',
    winnerMustShow: 'no',
    tableAllCards: 'partlyByFloor',
    playTheBoard: 'showAll',
    tabledWinner: 'cannotBeKilled',
  },
  dealing: { headsUpFirstCard: 'bigBlind', nextCards: 'forbidden' },
  potSize: 'told',
  refs: silent,
};

/**
 * For hands that were played elsewhere, under rules that the record does not name: nothing is refused that some
 * room allows, and straddles raise by the big blind. How chips are shared stays as usual.
 */
export const replayHandRules: HandRules = {
  ...usualHandRules,
  betting: {
    ...usualHandRules.betting,
    shortAllInReopensNoLimit: 'reopens',
    shortAllInReopensLimit: 0,
    raiseCapLimit: 'none',
    straddle: 'any',
    shortStraddle: 'allowed',
    raiseOverStraddle: 'bigBlind',
    anteOrder: 'asWritten',
  },
  pots: { ...usualHandRules.pots, runs: { atMost: 4, from: 'flop', minBigBlinds: 0 } },
  showdown: { ...usualHandRules.showdown, allInMuck: 'yes', muckWhen: 'anyTime' },
};
