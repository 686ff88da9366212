import type { ShowdownKinds, ShowdownOutcome, ShowdownReasons, ShowdownSteps } from '@riffle/floor';
import { joined } from '@riffle/floor/joined';
import { formatChips } from '../../figures.ts';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
import { cardsAtRiskEn } from './cards-at-risk-en.ts';
import { potEn } from './pot-en.ts';
import { seenCardsEn } from './seen-cards-en.ts';
import { tablingEn } from './tabling-en.ts';

const chips = (amount: number): string => formatChips(amount, 'en');
const of = (amount: number | undefined): string => (amount === undefined ? '' : ` (${chips(amount)})`);
const all = new Intl.ListFormat('en', { type: 'conjunction' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const lookers = {
  dealerCovertly: 'the dealer (covertly)',
  floor: 'the floor',
  director: 'the tournament director',
  refereeOpens: 'the referee (who turns them up)',
} as const;

export const showdownKindsEn: KindWords<ShowdownKinds> = joined({
  cardsAtRisk: cardsAtRiskEn,
  seenCards: seenCardsEn,
  tabling: tablingEn,
  pot: potEn,
});

export const showdownOutcomesEn: OutcomeWords<ShowdownOutcome> = {
  winsUnshown: ({ amount }) => `He gets the pot${of(amount)} without showing`,
  mustShowAll: ({ amount, seconds }) =>
    `All cards face up on the table, or no claim to the pot${of(amount)}${seconds === undefined ? '' : `; ${String(seconds)} seconds`}`,
  noClaim: () => 'No claim to the pot',
  handOpened: () => 'The hand is turned up and can win',
  allHandsOpened: ({ when }) =>
    when === 'now' ? 'All hands are turned up now' : 'All hands are turned up after the river',
  staysHidden: () => 'The cards stay hidden',
  staffLooks: ({ by }) => `Only ${either.format(by.map((who) => lookers[who]))} may look`,
  shownToAll: ({ when, cards }) =>
    `${cards === 'all' ? 'Everybody may see the hand' : 'Everybody may see what was shown'}${{ now: '', afterBetting: ' once the betting is over', afterHand: ' once the hand is over' }[when]}`,
  winsAsTabled: () => 'The hand wins all the same',
  winsWithShown: () => 'What was shown is enough: he gets the pot',
  sharesPot: () => 'He gets his share',
  showOrder: ({ seats, onlyIfClaiming }) =>
    `First seat ${seats.map(String).join(', then ')}${onlyIfClaiming.length === 0 ? '' : `; ${all.format(onlyIfClaiming.map(String))} only if claiming the pot`}`,
  cardsSpeak: () => 'The cards count, not what was said',
  potCorrected: ({ amount }) => `${chips(amount)} go to the right player`,
  potsPutRight: ({ amount }) => `${chips(amount)} belong in the other pot`,
  betReturned: ({ amount }) => `${chips(amount)} go back to the bettor`,
  potStands: () => 'The pot stands as it was awarded',
  disputeHeard: () => 'The objection is in time: check it',
  potShared: ({ shares }) => shares.map(({ seat, amount }) => `Seat ${String(seat)}: ${chips(amount)}`).join('; '),
  nextCardHidden: () => 'The next cards stay hidden',
  nextCardMayBeShown: () => 'The dealer may show the card',
};

export const showdownStepsEn: Sentences<ShowdownSteps> = {
  restStaysInPot: () => 'Whatever else he has in the pot stays there.',
  floorTellsCards: () => 'Call the floor, who tells which cards belong to the hand.',
  readTabledHand: () => 'Read the tabled hand aloud; anybody at the table may help.',
  discardsStayFolded: () => 'The cards thrown into it go face down to the muck.',
  pickCardsUpInSight: () => 'Pick the cards up under the dealer’s eyes.',
  countDeck: () => 'Check that all cards are there.',
  bringCardsOut: () => 'Have the cards put on the table in plain sight.',
  turnCardBack: () => 'Lay the card face up again.',
  leaveCardsOpen: () => 'The cards that were seen stay as they lie.',
  tellOnlyCallOrFold: () => 'Announce: this player may only check, call or fold.',
  keepCardsApart: () => 'Keep the cards face down apart from the muck.',
  turnUpForAll: ({ when }) =>
    ({
      now: 'Turn them up for everybody at the table.',
      afterBetting: 'Turn them up for everybody once the betting is over.',
      afterHand: 'After the hand, turn them up for everybody.',
    })[when],
  onePlayerToAHand: () => 'Tell the player: one’s hand is shown to nobody.',
  stopTalk: () => 'Stop the talk at once.',
  leaveCardsHidden: () => 'Do not show the cards.',
  lookUnseen: () => 'Look at them without showing or naming them to others.',
  refereeOpensCards: () => 'The referee turns the cards up.',
  coverStub: () => 'Put the stub face down with the other cards.',
  showNextCard: () => 'Only the dealer turns the card up.',
  askToShow: () => 'Ask the player to lay all his cards face up.',
  countdownToShow: ({ seconds }) => `Count down ${String(seconds)} seconds aloud; then the hand is dead.`,
  askInOrder: () => 'Ask the players in this order.',
  dealerTurnsUp: () => 'The dealer turns the cards up.',
  warnNeighbour: () => 'Reprimand the neighbour: other players’ cards are not touched.',
  pushPot: () => 'Push the pot to the winner.',
  potToOthers: () => 'The pot goes to the others who claim it.',
  splitPot: () => 'Split the pot.',
  workOutPot: () => 'Work the pot out again from the bets.',
  movePayout: ({ amount }) => `Move ${chips(amount)} from the wrong stack to the right one.`,
  moveBetweenPots: ({ amount }) => `Move ${chips(amount)} to the right pot.`,
  breakDownPot: ({ unit }) => `Break the pot down to chips of ${chips(unit)} and share it evenly.`,
  splitEachPotApart: () => 'Split every pot by itself.',
  pushShares: () => 'Push the shares.',
};

export const showdownReasonsEn: Sentences<ShowdownReasons> = {
  uncalledPart: ({ bet, matched, uncalled }) =>
    `${chips(bet)} bet, ${chips(matched)} of it called or bet before: nobody has paid ${chips(uncalled)}.`,
  cardsCanBeTold: () => 'The cards can be told for certain.',
  cardsCannotBeTold: () => 'The cards can no longer be told for certain.',
  handWasProtected: () => 'The hand was protected.',
  muckNotTouched: () => 'The cards did not touch the muck.',
  notFoldedYet: () => 'That is not a fold yet.',
  nothingToPay: () => 'There was nothing to pay.',
  passedOverForIt: ({ acted }) => `For that he was passed over; acted behind him: ${String(acted)}.`,
  neverTabled: () => 'The cards never lay face up on the table.',
  nobodyCanAct: () => 'Nobody can act any more; showing is allowed.',
  onlyTwoLeft: () => 'Only two are left in the hand.',
  saidWhatHeDoes: () => 'He said with it what he does.',
  mistakesMayBeNamed: () => 'Of tabled cards anybody should point out a mistake.',
  handIsOver: () => 'The hand was over.',
  askerHasNoCards: () => 'Who asks has no cards in the showdown any more.',
  askerNotAtTable: () => 'Who asks does not play at this table.',
  onlyOneClaims: () => 'Only one still claims the pot.',
  allInShowsAll: () => 'With an all-in all hands are shown.',
  cardsWereToBeKept: () => 'He should have kept his cards until the winner was settled.',
  lastRoundChecked: () => 'Nobody bet in the last round.',
  neighbourIsPunished: () => 'Who turned up another’s cards is punished.',
  saidTooLate: () => 'It must be said before the cards are thrown away.',
  allCardsNeeded: () => 'For a share all own cards must lie face up.',
  oddChips: ({ chips: odd, unit, among }) => `Left over from ${String(among)} shares: ${String(odd)} × ${chips(unit)}.`,
  halvesOfPot: ({ high, low }) => `High ${chips(high)}, low ${chips(low)}.`,
};
