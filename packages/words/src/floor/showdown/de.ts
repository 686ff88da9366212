import type { ShowdownKinds, ShowdownOutcome, ShowdownReasons, ShowdownSteps } from '@riffle/floor';
import { joined } from '@riffle/floor/joined';
import { formatChips } from '../../figures.ts';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
import { cardsAtRiskDe } from './cards-at-risk-de.ts';
import { potDe } from './pot-de.ts';
import { seenCardsDe } from './seen-cards-de.ts';
import { tablingDe } from './tabling-de.ts';

const chips = (amount: number): string => formatChips(amount, 'de');
const of = (amount: number | undefined): string => (amount === undefined ? '' : ` (${chips(amount)})`);
const all = new Intl.ListFormat('de', { type: 'conjunction' });
const either = new Intl.ListFormat('de', { type: 'disjunction' });

const lookers = {
  dealerCovertly: 'der Dealer (verdeckt)',
  floor: 'der Floor',
  director: 'die Turnierleitung',
  refereeOpens: 'der Schiedsrichter (er deckt sie auf)',
} as const;

export const showdownKindsDe: KindWords<ShowdownKinds> = joined({
  cardsAtRisk: cardsAtRiskDe,
  seenCards: seenCardsDe,
  tabling: tablingDe,
  pot: potDe,
});

export const showdownOutcomesDe: OutcomeWords<ShowdownOutcome> = {
  winsUnshown: ({ amount }) => `Er bekommt den Pot${of(amount)}, ohne zu zeigen`,
  mustShowAll: ({ amount, seconds }) =>
    `Alle Karten offen auf den Tisch, sonst kein Anspruch auf den Pot${of(amount)}${seconds === undefined ? '' : `; ${String(seconds)} Sekunden`}`,
  noClaim: () => 'Kein Anspruch auf den Pot',
  handOpened: () => 'Die Hand wird aufgedeckt und kann gewinnen',
  allHandsOpened: ({ when }) =>
    when === 'now' ? 'Alle Hände werden jetzt aufgedeckt' : 'Alle Hände werden nach dem River aufgedeckt',
  staysHidden: () => 'Die Karten bleiben verdeckt',
  staffLooks: ({ by }) => `Nur nachsehen darf ${either.format(by.map((who) => lookers[who]))}`,
  shownToAll: ({ when, cards }) =>
    `${cards === 'all' ? 'Alle dürfen die Hand sehen' : 'Alle dürfen sehen, was gezeigt wurde'}${{ now: '', afterBetting: ', sobald nicht mehr gesetzt wird', afterHand: ', sobald die Hand vorbei ist' }[when]}`,
  winsAsTabled: () => 'Die Hand gewinnt trotzdem',
  winsWithShown: () => 'Das Gezeigte reicht: Er bekommt den Pot',
  sharesPot: () => 'Er bekommt seinen Anteil',
  showOrder: ({ seats, onlyIfClaiming }) =>
    `Zuerst zeigt Platz ${seats.map(String).join(', dann ')}${onlyIfClaiming.length === 0 ? '' : `; ${all.format(onlyIfClaiming.map(String))} nur mit Anspruch auf den Pot`}`,
  cardsSpeak: () => 'Die Karten zählen, nicht die Ansage',
  potCorrected: ({ amount }) => `${chips(amount)} gehen an den richtigen Spieler`,
  potsPutRight: ({ amount }) => `${chips(amount)} gehören in den anderen Pot`,
  betReturned: ({ amount }) => `${chips(amount)} gehen an den Setzer zurück`,
  potStands: () => 'Der Pot bleibt, wie er vergeben ist',
  disputeHeard: () => 'Der Einspruch kommt rechtzeitig: nachprüfen',
  potShared: ({ shares }) => shares.map(({ seat, amount }) => `Platz ${String(seat)}: ${chips(amount)}`).join('; '),
  nextCardHidden: () => 'Die nächsten Karten bleiben verdeckt',
  nextCardMayBeShown: () => 'Der Dealer darf die Karte zeigen',
};

export const showdownStepsDe: Sentences<ShowdownSteps> = {
  restStaysInPot: () => 'Was sonst von ihm im Pot liegt, bleibt dort.',
  floorTellsCards: () => 'Floor rufen; er stellt fest, welche Karten zu der Hand gehören.',
  readTabledHand: () => 'Die offen liegende Hand laut vorlesen; jeder am Tisch darf helfen.',
  discardsStayFolded: () => 'Die hineingeworfenen Karten verdeckt in den Muck.',
  pickCardsUpInSight: () => 'Die Karten unter den Augen des Dealers aufheben.',
  countDeck: () => 'Prüfen, ob alle Karten da sind.',
  bringCardsOut: () => 'Die Karten gut sichtbar auf den Tisch legen lassen.',
  turnCardBack: () => 'Die Karte wieder offen hinlegen.',
  leaveCardsOpen: () => 'Die gesehenen Karten bleiben liegen, wie sie sind.',
  tellOnlyCallOrFold: () => 'Ansagen: Dieser Spieler darf nur noch checken, callen oder folden.',
  keepCardsApart: () => 'Die Karten getrennt vom Muck verdeckt liegen lassen.',
  turnUpForAll: ({ when }) =>
    ({
      now: 'Für alle am Tisch aufdecken.',
      afterBetting: 'Für alle aufdecken, sobald nicht mehr gesetzt wird.',
      afterHand: 'Nach der Hand für alle aufdecken.',
    })[when],
  onePlayerToAHand: () => 'Dem Spieler sagen: Die eigene Hand zeigt man niemandem.',
  stopTalk: () => 'Das Gespräch sofort unterbinden.',
  leaveCardsHidden: () => 'Die Karten nicht zeigen.',
  lookUnseen: () => 'Nachsehen, ohne sie anderen zu zeigen oder zu nennen.',
  refereeOpensCards: () => 'Der Schiedsrichter deckt die Karten auf.',
  coverStub: () => 'Den Stapel verdeckt zu den anderen Karten nehmen.',
  showNextCard: () => 'Nur der Dealer deckt die Karte auf.',
  askToShow: () => 'Den Spieler auffordern, alle Karten offen hinzulegen.',
  countdownToShow: ({ seconds }) => `Laut ${String(seconds)} Sekunden herunterzählen; danach ist die Hand tot.`,
  askInOrder: () => 'Die Spieler in dieser Reihenfolge auffordern.',
  dealerTurnsUp: () => 'Der Dealer deckt die Karten auf.',
  warnNeighbour: () => 'Den Nachbarn zurechtweisen: Fremde Karten rührt man nicht an.',
  pushPot: () => 'Den Pot zum Gewinner schieben.',
  potToOthers: () => 'Der Pot geht an die anderen, die ihn beanspruchen.',
  splitPot: () => 'Den Pot teilen.',
  workOutPot: () => 'Den Pot aus den Einsätzen nachrechnen.',
  movePayout: ({ amount }) => `${chips(amount)} vom falschen zum richtigen Stack legen.`,
  moveBetweenPots: ({ amount }) => `${chips(amount)} in den richtigen Pot legen.`,
  breakDownPot: ({ unit }) => `In Chips zu ${chips(unit)} wechseln und gleich aufteilen.`,
  splitEachPotApart: () => 'Jeden Pot für sich teilen.',
  pushShares: () => 'Die Anteile hinschieben.',
};

export const showdownReasonsDe: Sentences<ShowdownReasons> = {
  uncalledPart: ({ bet, matched, uncalled }) =>
    `${chips(bet)} gesetzt, ${chips(matched)} davon bezahlt oder vorher gesetzt: ${chips(uncalled)} hat niemand bezahlt.`,
  cardsCanBeTold: () => 'Die Karten sind eindeutig zu erkennen.',
  cardsCannotBeTold: () => 'Die Karten sind nicht mehr sicher zu erkennen.',
  handWasProtected: () => 'Die Hand war geschützt.',
  muckNotTouched: () => 'Die Karten haben den Muck nicht berührt.',
  notFoldedYet: () => 'So ist es noch kein Fold.',
  nothingToPay: () => 'Es war nichts zu bezahlen.',
  passedOverForIt: ({ acted }) => `Deshalb wurde er übergangen; hinter ihm haben gehandelt: ${String(acted)}.`,
  neverTabled: () => 'Die Karten lagen nie offen auf dem Tisch.',
  nobodyCanAct: () => 'Niemand kann mehr handeln; Zeigen ist erlaubt.',
  onlyTwoLeft: () => 'Nur noch zwei sind in der Hand.',
  saidWhatHeDoes: () => 'Er hat dabei angesagt, was er tut.',
  mistakesMayBeNamed: () => 'Bei offenen Karten soll jeder auf Irrtümer hinweisen.',
  handIsOver: () => 'Die Hand war vorbei.',
  askerHasNoCards: () => 'Wer fragt, hat keine Karten mehr im Showdown.',
  askerNotAtTable: () => 'Wer fragt, spielt nicht an diesem Tisch.',
  onlyOneClaims: () => 'Nur einer beansprucht noch den Pot.',
  allInShowsAll: () => 'Beim All-in werden alle Hände gezeigt.',
  cardsWereToBeKept: () => 'Er hätte die Karten behalten müssen, bis der Gewinner feststeht.',
  lastRoundChecked: () => 'In der letzten Runde hat niemand gesetzt.',
  neighbourIsPunished: () => 'Bestraft wird, wer die fremden Karten umgedreht hat.',
  saidTooLate: () => 'Die Ansage muss vor dem Wegwerfen kommen.',
  allCardsNeeded: () => 'Für einen Anteil müssen alle eigenen Karten offen liegen.',
  oddChips: ({ chips: odd, unit, among }) => `Bei ${String(among)} Anteilen übrig: ${String(odd)} × ${chips(unit)}.`,
  halvesOfPot: ({ high, low }) => `High ${chips(high)}, Low ${chips(low)}.`,
};
