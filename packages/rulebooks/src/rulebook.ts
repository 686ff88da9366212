import type { Imprint, OccasionName } from './imprint.ts';
import type { Policies, PolicyName, PolicyOn, Subject } from './policies.ts';
import type { Numbering } from './wording/numbering.ts';

/** Where an answer goes beyond the letter of the text, if it does so in part of its incidents only. */
export type ReadPart =
  | 'laterRounds'
  | 'belowHalf'
  | 'severalBettors'
  | 'firstBet'
  | 'allInBetween'
  | 'fullRaiseFirst'
  | 'potLimit'
  | 'withWords'
  | 'betByOne'
  | 'twoChecks'
  | 'threeChecks'
  | 'onFlop'
  | 'otherMistake'
  | 'buttonAndSmallBlindOut'
  | 'bothBlindsOut'
  | 'twoLeft'
  | 'eventEnds'
  | 'allInWon'
  | 'onlySmallBlind'
  | 'overShortAllIn'
  | 'raiseNoticed'
  | 'cardsNotShown'
  | 'ownFirstTwo'
  | 'onBoard'
  | 'chipAsProtector'
  | 'handRunning'
  | 'onButton'
  | 'sidePot'
  | 'onSmallBlind'
  | 'firstBuyIn'
  | 'lastMinute'
  | 'raiseMissed'
  | 'deckNotShort'
  | 'notThrown'
  | 'thrownShort'
  | 'halfOfRaiseOnly'
  | 'amountMisheard'
  | 'notReported'
  | 'blind'
  | 'carriedHidden'
  | 'otherThanThree'
  | 'receiver'
  | 'potSplit'
  | 'razz'
  | 'stud'
  | 'fewPresent'
  | 'changeBeforeList'
  | 'fewChips'
  | 'muckNotTouched'
  | 'oddChips'
  | 'laptop'
  | 'nothingToWin'
  | 'severalWinners'
  | 'headsUp'
  | 'ofAnother'
  | 'nothingToPay'
  | 'partlyCovered'
  | 'lastChips';

/** What a rulebook says to one policy, with its own numbers of the rules that say so. */
export type Answer<P extends PolicyName> = {
  readonly value: Policies[P];
  readonly refs: readonly [string, ...string[]];
  /** Of the whole answer, or of these parts. */
  readonly reading?: true | readonly [ReadPart, ...ReadPart[]];
};

/** Only what the rulebook speaks of: a policy that is not there is one on which it is silent. */
export type Answers = { readonly [P in PolicyName]?: Answer<P> };

/** What it says on one subject. */
export type AnswersOn<S extends Subject> = Pick<Answers, PolicyOn<S>>;

/** A kind of event that the rulebook treats by rules of its own. */
export type Occasion = OccasionName & { readonly answers: Answers };

/** The light part of a rulebook: what code asks. The wording of its rules is loaded apart (`loadRules`). */
export type Rulebook = Omit<Imprint, 'occasions'> & {
  /** The rulebook on top of which a house has written this one. */
  readonly under?: Rulebook;
  /** What holds on every occasion. */
  readonly answers: Answers;
  /** None where the rulebook makes no difference; otherwise the first is the usual one. */
  readonly occasions: readonly Occasion[];
};

/** A rulebook with how its numbers stand in its text, which no screen needs. */
export type ShelvedBook = {
  readonly book: Rulebook;
  readonly numbering: () => Promise<{ readonly numbering: Numbering }>;
};
