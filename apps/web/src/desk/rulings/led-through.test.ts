import { later, restore } from '@riffle/aggregate';
import { nightEffects, rule, stepsDone } from '@riffle/floor';
import { findRulebook, loadRules } from '@riffle/rulebooks';
import { type CarriedOut, toBustOutId, toRulingId, toTableId, tournament } from '@riffle/tournament';
import { EVENING, Evening } from '@riffle/tournament/testing';
import { LANGUAGES, sayStep, speak } from '@riffle/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { ruledOn } from '../../floor/record/ruled-on.ts';

/** A rule, an incident that it speaks of, and what dealer and floor are led through, one after the other. */
type Led = readonly [rule: string, kind: string, facts: object, steps: string];

/** What the night does of it by itself stands behind the steps. */
const books: {
  readonly [book: string]: readonly (
    | Led
    | readonly [...Led, acts: string]
    | readonly [...Led, acts: string, outcome: object]
  )[];
} = {
  pvb: [
    ['21(1)', 'timeCalled', { seconds: 60 }, 'callFloor startClock countDown', 'CallTime'],
    ['16(4)', 'chipsExchanged', { how: 'asked' }, 'dealerMakesChange'],
    [
      '19(1)',
      'deckChangeWanted',
      { by: 'dealer', cause: 'visibleToAll' },
      'lookAtCard callFloor changeDeckNow useOtherDeck',
    ],
    ['19(2)', 'markedCard', {}, 'lookAtCard callFloor finishHandFirst changeDeckAfterHand useOtherDeck'],
    ['19(3)', 'markedCard', {}, 'lookAtCard callFloor finishHandFirst changeDeckAfterHand useOtherDeck'],
    [
      '30(3)',
      'dealtOutOfOrder',
      { looked: false, orderKnown: false },
      'stopPlay announce returnAllBets gatherDeck buttonStays redeal',
      'RuleHand again',
    ],
    [
      '30(6)',
      'wrongNumberOfCards',
      { seat: 3, cards: 3, found: 'afterActs', actsWithChips: 2 },
      'callFloor drawSurplus noBurnBeforeFlop playOn',
    ],
    ['34(1)', 'fourCardFlop', { players: 9, acted: 2 }, 'showCardToAll moveCard betsStand playOn burnBefore'],
    [
      '34(2)',
      'fourCardFlop',
      { surplusKnown: false },
      'mixFaceDown drawBurn moveCard moveCard moveCard playOn burnBefore',
    ],
    ['35(1)', 'extraCard', { seat: 1 }, 'moveCard moveCard noBurnBeforeFlop playOn'],
    [
      '35(2)',
      'doubleBurn',
      { street: 'turn', acted: 1, betMade: true },
      'leaveBoard betsStand moveCard playOn burnBefore',
    ],
    [
      '35(3)',
      'doubleBurn',
      { street: 'flop', orderKnown: false },
      'leaveBoard betsStand mixFaceDown drawBurn moveCard playOn burnBefore',
    ],
    [
      '35(5)',
      'boardTooEarly',
      { street: 'turn', shown: ['Kd'], toAct: [2] },
      'shuffleStub finishBetting noOtherBurn dealStreet playOn',
    ],
    [
      '35(6)',
      'stubMuckedOrDropped',
      { board: 'turn', happened: 'mixedWithMuck', identifiable: 'partly' },
      'stopPlay callFloor keepLiveApart gatherStub shuffleStub burnBefore dealStreet playOn',
    ],
    [
      '49(2)',
      'stringBet',
      { street: 'flop', bigBlind: 200, toFace: 400, first: 400, second: 800 },
      'announceCall returnChips',
    ],
    [
      '49(3)',
      'stringBet',
      { street: 'flop', bigBlind: 200, toFace: 400, first: 400, second: 800, calledBy: 'player' },
      'announceCall returnChips',
    ],
    [
      '49(4)',
      'stringBet',
      {
        street: 'flop',
        bigBlind: 200,
        toFace: 400,
        first: 400,
        second: 800,
        calledBy: 'player',
        dealerConfirms: false,
      },
      'announceRaise',
    ],
    ['52(2)', 'dealerSays', { about: 'amountAsked' }, 'announce', '', { is: 'dealerAnswers' }],
    ['52(2)', 'dealerSays', { about: 'amountUnasked' }, 'announce', '', { is: 'dealerKeepsSilent' }],
    ['55(4)', 'wantsToSeeHand', { why: 'suspicion', who: 'foldedBefore' }, 'keepCardsApart lookUnseen writeDown'],
    ['56(4)', 'refusesToShow', {}, 'callFloor askToShow countdownToShow'],
    ['57(5)', 'wantsToSeeHand', { why: 'suspicion', who: 'foldedBefore' }, 'keepCardsApart lookUnseen writeDown'],
    ['66(3)', 'shownToSomeone', { to: 'playerWhoCanBet', onPurpose: false }, 'keepCardsApart turnUpForAll'],
    [
      '67(2)',
      'shownToSomeone',
      { thenMucked: true },
      'keepCardsApart turnUpForAll',
      '',
      { when: 'afterHand', cards: 'all' },
    ],
  ],
  tda55: [
    [
      '51.c',
      'deckChangeWanted',
      { by: 'floor', cause: 'dealerChange', televised: true },
      'changeDeckNow newDealerBringsDeck',
    ],
    ['26.a', 'timeCalled', { seconds: 120 }, 'callFloor startClock countDown', 'CallTime'],
    ['26.a', 'timeCalled', { seconds: 119 }, 'refuseClock'],
    ['26.b', 'timeCalled', { seconds: 180 }, 'callFloor startClock countDown', 'CallTime'],
    ['18.b', 'stackAsked', {}, 'dealerCounts'],
    [
      '24.c',
      'stringBet',
      { street: 'flop', bigBlind: 100, toFace: 400, first: 400, second: 600, calledBy: 'player' },
      'announceCall returnChips',
    ],
    ['34.d', 'exposedByPlayer', {}, 'leaveCardsOpen playOn'],
    ['40.c', 'wantsToSeeHand', { why: 'suspicion' }, 'keepCardsApart lookUnseen writeDown'],
  ],
  bdpv: [
    [
      '2 Unregelmäßigkeiten 13 nicht korrigierbar',
      'doubleBurn',
      { street: 'flop', acted: 2, players: 9 },
      'leaveBoard betsStand moveCard playOn burnBefore',
    ],
    ['6.3', 'lateArrival', { minutes: 120, stack: 9850, smallestChip: 50, notice: 'none' }, 'tryToReach keepDealingIn'],
    ['2 Unregelmäßigkeiten 5', 'knowinglyFouled', { pot: 1200, ownPart: 400 }, 'keepForNextHand changeDeckNow'],
    [
      '1 Entscheidungsfindung 3',
      'wrongPotPushed',
      { amount: 900, noticed: 'afterSubstantialAction' },
      'announce writeDown',
      '',
      { is: 'potStands' },
    ],
    [
      '2 Misdeals 1 neu geben',
      'firstCardToWrongSeat',
      { found: 'afterActs', actsWithChips: 1 },
      'stopPlay announce returnAllBets gatherDeck buttonStays redeal',
      'RuleHand again',
    ],
    ['2 Showdown 3', 'wrongSidePot', { amount: 600 }, 'stopPlay workOutPot moveBetweenPots announce'],
    [
      '2 Unregelmäßigkeiten 6 Ersatz',
      'boxedCard',
      { cardNo: 8, players: 9, found: 'whileDealing' },
      'showWrongCard moveCard dealOn moveCard moveCard noBurnBeforeFlop',
    ],
    [
      '2 Unregelmäßigkeiten 7 rechtzeitig',
      'joker',
      { cardNo: 3, seat: 4, players: 6 },
      'showWrongCard moveCard moveCard moveCard noBurnBeforeFlop',
    ],
    [
      '2 Unregelmäßigkeiten 13 korrigierbar',
      'doubleBurn',
      { street: 'flop', acted: 1, players: 9 },
      'moveCard moveCard roundBeginsAgain playOn noOtherBurn',
    ],
    [
      '2 Unregelmäßigkeiten 13 nicht korrigierbar',
      'doubleBurn',
      { street: 'turn', acted: 2, betMade: true, orderKnown: false, players: 9 },
      'leaveBoard betsStand mixFaceDown drawBurn moveCard playOn burnBefore',
    ],
    ['2 Unregelmäßigkeiten 13 Rivercard', 'riverBurned', { players: 9 }, 'shuffleStub burnBefore dealStreet playOn'],
    [
      '2 Unregelmäßigkeiten 13 Folgekarten',
      'doubleBurn',
      { street: 'flop', acted: 2, players: 9 },
      'leaveBoard betsStand moveCard playOn burnBefore',
    ],
    [
      '2 Unregelmäßigkeiten 14',
      'stubMuckedOrDropped',
      { board: 'flop', happened: 'dropped', identifiable: 'allButOrder' },
      'stopPlay callFloor keepLiveApart gatherStub shuffleStub burnBefore dealStreet playOn',
    ],
    [
      '4.1 andere Holecard',
      'exposedByDealer',
      { cardNo: 5, boxed: 1, found: 'whileDealing' },
      'showWrongCard moveCard dealOn moveCard moveCard noBurnBeforeFlop boxedToo',
    ],
    [
      '4.1 Burncard',
      'exposedByDealer',
      { cardNo: 7, players: 9, seat: 2, found: 'whileDealing' },
      'showWrongCard moveCard dealOn moveCard moveCard noBurnBeforeFlop',
    ],
    ['4.4', 'fiveCardFlop', { players: 9 }, 'shuffleStub noOtherBurn dealStreet playOn'],
    [
      '4.5',
      'doubleBurn',
      { street: 'flop', acted: 1, players: 9 },
      'moveCard moveCard roundBeginsAgain playOn noOtherBurn',
    ],
    [
      '4.5 nicht korrigierbar',
      'doubleBurn',
      { street: 'flop', orderKnown: false, players: 9 },
      'shuffleStub noOtherBurn dealStreet playOn',
    ],
    [
      '4.6',
      'noBurn',
      { street: 'turn', acted: 1, betMade: true, players: 9 },
      'showCardToAll moveCard moveCard roundBeginsAgain playOn',
    ],
    [
      '4.6 Folgekarten',
      'doubleBurn',
      { street: 'turn', acted: 2, betMade: true, orderKnown: false, players: 9 },
      'leaveBoard betsStand mixFaceDown drawBurn moveCard playOn burnBefore',
    ],
    [
      '4.7',
      'boardTooEarly',
      { street: 'flop', players: 9 },
      'moveCard moveCard moveCard finishBetting shuffleStub noOtherBurn dealStreet playOn',
    ],
    [
      '4.7 Setzen',
      'boardTooEarly',
      { street: 'turn', toAct: [1, 2], players: 9 },
      'moveCard finishBetting moveCard moveCard playRound shuffleStub noOtherBurn dealStreet playOn',
    ],
    [
      '4.8',
      'boardTooEarly',
      { street: 'flop', players: 9 },
      'moveCard moveCard moveCard finishBetting shuffleStub noOtherBurn dealStreet playOn',
    ],
    [
      '4.9',
      'boardTooEarly',
      { street: 'turn', toAct: [1, 2], players: 9 },
      'moveCard finishBetting moveCard moveCard playRound shuffleStub noOtherBurn dealStreet playOn',
    ],
    [
      '4.9 River',
      'boardTooEarly',
      { street: 'turn', players: 6 },
      'moveCard finishBetting moveCard moveCard playRound shuffleStub noOtherBurn dealStreet playOn',
    ],
    [
      '4.10',
      'boardTooEarly',
      { street: 'river', players: 9 },
      'moveCard finishBetting shuffleStub noOtherBurn dealStreet playOn',
    ],
  ],
  gcb: [
    ['T27.1', 'timeCalled', { seconds: 160 }, 'callFloor startClock countDown', 'CallTime'],
    ['T27.3', 'timeCalled', { seconds: 180, given: 20 }, 'callFloor startClock countDown', 'CallTime'],
    ['T12.3', 'disputedPot', { who: 'otherPlayer' }, 'stopPlay readTabledHand announce'],
    ['T18.2', 'wantsToSeeHand', { why: 'suspicion' }, 'keepCardsApart lookUnseen writeDown'],
    [
      'T36',
      'fourCardFlop',
      { flop: ['As', '7d', '7c', '2h'], surplusKnown: false },
      'mixFaceDown drawBurn moveCard moveCard moveCard playOn burnBefore',
    ],
    [
      'T38.B1',
      'skippedPlayer',
      { facesBet: true, acted: 2, withChips: 1, hadTime: false },
      'goBackToSkipped judgeActsBehind',
    ],
    [
      'T48',
      'stringBet',
      { street: 'flop', bigBlind: 400, toFace: 1000, first: 1000, second: 2500 },
      'announceCall returnChips',
    ],
    ['T52.1', 'stackAsked', {}, 'chipsInSight'],
    ['T52.2', 'stackAsked', { playerAllIn: true, asked: 'answers' }, 'dealerCounts'],
    ['T52.3', 'stackAsked', { playerAllIn: true }, 'dealerCounts'],
  ],
  oepbl: [
    ['2.6 consult', 'dispute', { potPushed: true }, 'stopPlay callFloor writeDown', 'PauseClock RuleHand stops'],
    [
      '2.22',
      'markedCard',
      { by: 'dealer', cause: 'damaged' },
      'stopPlay callFloor finishHandFirst changeDeckAfterHand useOtherDeck',
    ],
    ['1.6 identification', 'rightToSeat', { question: 'identity', when: 'onRequest', document: 'own' }, 'announce'],
    ['2.23', 'foreignChips', { what: 'secondProtector' }, 'clearTable'],
    ['2.24 rack', 'chipsHiddenOrMoved', { how: 'carriedOpenly', hidden: 3500, stack: 0 }, 'giveRack'],
    ['6.6 clock call', 'timeCalled', { by: 'foldedPlayer' }, 'callFloor startClock countDown', 'CallTime'],
    ['2.30 complaint', 'houseRule', { matter: 'spectatorDisturbs' }, 'callFloor'],
    ['6.1 stop and consult', 'dispute', {}, 'stopPlay leavePot callFloor writeDown', 'PauseClock RuleHand stops'],
    ['6.6 reading hands', 'winnerKilled', {}, 'readTabledHand pushPot'],
    [
      '6.6 show one show all',
      'shownToSomeone',
      { thenMucked: true },
      'keepCardsApart turnUpForAll',
      '',
      { when: 'afterHand', cards: 'all' },
    ],
    ['6.7 deck check', 'deckCounted', { counted: 51 }, 'changeDeckNow countNewDeck'],
    ['6.7 stack information', 'stackAsked', {}, 'dealerCounts'],
    [
      '6.7 string bet',
      'stringBet',
      { street: 'flop', bigBlind: 200, toFace: 200, first: 200, second: 400 },
      'announceCall returnChips',
    ],
  ],
};

const t1 = toTableId('t1');
const ruling = toRulingId('r1');
const TOLD: ReadonlySet<string> = new Set(['RulingRecorded', 'StepTicked']);
const address = (pinned: string): string => pinned.replace(/@[^:]*/, '');
/** `RuleHand again`: what the night is asked, told briefly. */
const briefly = (command: CarriedOut): string =>
  command.type === 'RuleHand' ? `${command.type} ${command.is}` : command.type;

beforeAll(() => Promise.all(LANGUAGES.map(speak)));

/** Records what the rulebook says of an incident at table 1, and has the night do what it can of it. */
function recorded(id: string, kind: string, facts: object) {
  const book = findRulebook(id);
  const verdict = book && rule({ kind, facts }, book);
  if (!verdict?.ok) throw new Error(`${id} ${kind}: ${JSON.stringify(verdict)}`);
  const night = new Evening(id);
  night.start(6, 1);
  const before = night.state;
  const where = { view: tournament.view(before, { as: 'staff' }), now: night.now, table: t1 };
  const effects = nightEffects(verdict.value, verdict.value.outcome, {
    ...where,
    bustOut: toBustOutId('b1'),
    reason: 'x',
  });
  const acts = effects.map(({ command }) => command);
  const ticks = stepsDone(verdict.value.steps, acts).map(
    (step): CarriedOut => ({ type: 'TickStep', ruling, step, done: true }),
  );
  const on = ruledOn({ kind, facts }, verdict.value, { table: t1 });
  night.do({ type: 'RecordRuling', ruling, on, carryOut: [...acts, ...ticks] });
  return { night, before, effects, said: verdict.value };
}

for (const [book, rows] of Object.entries(books)) {
  describe(`${book}: who rules is led through it, what was done is kept, and the night does what it can`, () => {
    // said outright: a placeholder is cut off where a rule's number is long, and then shows nothing
    for (const [ref, kind, facts, steps, acts = '', outcome = {}] of rows)
      it(`[${book}:${ref}] ${kind}: ${steps}`, async () => {
        const { night, before, effects, said } = recorded(book, kind, facts);
        expect(said.refs.map(address)).toContain(`${book}:${ref}`);
        expect(said.outcome).toMatchObject(outcome);
        expect(effects.map(({ command }) => briefly(command)).join(' ')).toBe(acts);
        for (const { before: was, after } of effects) expect(after).not.toEqual(was);

        const kept = () => tournament.view(night.state, { as: 'staff' }).rulings?.[0];
        expect(kept()?.refs.map(address)).toContain(`${book}:${ref}`);
        expect(
          kept()
            ?.steps?.map(({ key }) => key)
            .join(' '),
        ).toBe(steps);
        for (const language of LANGUAGES)
          for (const one of said.steps) expect(sayStep(language, one)).toMatch(/\p{L}{3}/u);

        // one after the other, each with when it was done; what the night did is done already
        for (const [step] of said.steps.entries()) {
          night.now = later(night.now, 1000);
          const already = kept()?.done?.[step];
          if (already === undefined) night.do({ type: 'TickStep', ruling, step, done: true });
          // what the night did was done as it was ruled, before anybody ticked
          expect(kept()?.done?.[step]).toBe(already === undefined ? night.now : EVENING);
        }
        expect(Object.keys(kept()?.done ?? {})).toHaveLength(said.steps.length);
        expect(tournament.view(night.state, { as: 'room' })).not.toHaveProperty('rulings');

        // without the ruling and its ticks the night is what it was
        const own = night.commits.filter(({ events }) => events.every(({ type }) => !TOLD.has(type)));
        expect(restore(tournament, own).state).toEqual(before);
      });
  });
}

it('only what people do is shown by being led through it: no row names a rule that the program itself has to enforce', async () => {
  for (const [book, rows] of Object.entries(books)) {
    const rules = (await loadRules(book))?.rules ?? [];
    const kinds = rows.map(([ref]) => [ref, rules.find((rule) => rule.ref === ref)?.kind]);
    expect(kinds.filter(([, kind]) => kind !== 'procedure' && kind !== 'record')).toEqual([]);
  }
});
