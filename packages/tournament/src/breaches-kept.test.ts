import type { Measure, Offence } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { toEntryId, toPenaltyId } from './ids.ts';
import { mayNot } from './role.ts';
import { Evening } from './testing.ts';
import { view } from './view-of.ts';

const e1 = toEntryId('e1');
const EDITION: { readonly [book: string]: string } = {
  pvb: '2020-01',
  tda55: 'undated',
  bdpv: 'undated',
  gcb: '2025-10-30',
  oepbl: '2011-01-18',
};

function night(book: string): Evening {
  const evening = new Evening(book);
  evening.start(8, 1);
  return evening;
}

/** The least of a measure that the books allow. */
const giving = (offence: Offence, measure: Measure, id = 'penalty-1') =>
  ({
    type: 'GivePenalty',
    penalty: toPenaltyId(id),
    entry: e1,
    offence,
    measure,
    ...(measure === 'rounds' && { rounds: 1 }),
    ...(measure === 'time' && { minutes: 10 }),
  }) as const;

type Breach = readonly [rule: string, offence: Offence, measure: Measure];

/** Each rule with what breaks it, and the mildest that it names for it. */
const breaches: { readonly [book: string]: readonly Breach[] } = {
  pvb: [
    ['69(10)a', 'touching', 'caution'],
    ['69(10)b', 'delay', 'caution'],
    ['21(5)', 'delay', 'caution'],
    ['69(10)c', 'outOfTurn', 'caution'],
    ['37(2)', 'outOfTurn', 'caution'],
    ['69(10)e', 'betOutOfReach', 'caution'],
    ['69(10)f', 'loudTalk', 'caution'],
    ['69(10)g', 'celebration', 'caution'],
    ['69(10)h', 'misconduct', 'caution'],
    ['69(3)', 'misconduct', 'caution'],
    ['69(10)i', 'posing', 'caution'],
    ['69(10)j', 'leftTable', 'caution'],
    ['69(10)k', 'insultingStyle', 'caution'],
    ['69(10)m', 'insultingStyle', 'caution'],
    ['69(10)n', 'criticisingDealer', 'caution'],
    ['69(10)o', 'openFold', 'caution'],
    ['69(10)p', 'exposedCards', 'caution'],
    ['69(10)q', 'showedCards', 'caution'],
    ['69(10)s', 'rakedPot', 'caution'],
    ['63(3)', 'rakedPot', 'caution'],
    ['69(10)t', 'coaching', 'caution'],
    ['69(10)u', 'stringBet', 'caution'],
    ['69(10)v', 'falseAnnouncement', 'caution'],
    ['69(10)w', 'cardsThrown', 'caution'],
    ['69(10)x', 'cardsThrownHard', 'caution'],
    ['69(10)y', 'onePlayerToAHand', 'caution'],
    ['65(2)', 'onePlayerToAHand', 'caution'],
    ['69(10)z', 'etiquette', 'caution'],
    ['65(1)a', 'toldOfFold', 'caution'],
    ['37(6)', 'foldSignalled', 'warning'],
    ['69(11)I.a', 'softplay', 'time'],
    ['68(1)', 'nutsInLastPosition', 'time'],
    ['69(11)I.c', 'dispute', 'time'],
    ['69(11)I.d', 'cardsThrownOnPurpose', 'time'],
    ['69(11)I.e', 'cardsThrownAtDealer', 'time'],
    ['69(11)I.f', 'abuse', 'time'],
    ['69(4)', 'abuse', 'time'],
    ['69(11)I.g', 'chipsThrown', 'time'],
    ['69(11)I.h', 'blindDodging', 'time'],
    ['69(11)III.k', 'violence', 'elimination'],
    ['69(11)III.m', 'cheating', 'elimination'],
    ['69(11)III.n', 'chipsRemoved', 'elimination'],
    ['69(11)III.o', 'pocketedChips', 'elimination'],
    ['69(11)III.p', 'refusal', 'elimination'],
    ['68(2)', 'collusion', 'disqualification'],
    ['16(1)', 'hiddenChips', 'caution'],
    ['16(3)', 'chipsExchanged', 'caution'],
    ['70(1)', 'cameraRefused', 'caution'],
  ],
  tda55: [
    ['46.a', 'touching', 'warning'],
    ['41.b', 'misconduct', 'warning'],
    ['48', 'abuse', 'warning'],
    ['42.b', 'falseAnnouncement', 'warning'],
    ['47', 'leftTable', 'warning'],
    ['44.a', 'blindDodging', 'warning'],
    ['45.a', 'softplay', 'warning'],
    ['45.b', 'chipDumping', 'warning'],
    ['11', 'device', 'warning'],
    ['17.a', 'hiddenChips', 'chipLoss'],
  ],
  bdpv: [
    ['2 Einsätze 8', 'outOfTurn', 'warning'],
    ['1 Ablauf 12', 'delay', 'warning'],
    ['6.24', 'cardsThrown', 'time'],
    ['1 Ablauf 5', 'onePlayerToAHand', 'warning'],
    ['6 Einleitung Handbesprechung', 'talkedAboutHand', 'warning'],
    ['6 Einleitung weggeworfene Karten', 'toldOfFold', 'warning'],
    ['2 Showdown 2 Falschaussage', 'falseAnnouncement', 'warning'],
    ['1 Ablauf 9', 'collusion', 'warning'],
    ['1 Ablauf 4 Chips offenlegen', 'hiddenChips', 'warning'],
    ['1 Ablauf 4', 'hiddenCards', 'warning'],
  ],
  gcb: [
    ['T61', 'touching', 'warning'],
    ['T57.A1', 'exposedCards', 'warning'],
    ['T59.1', 'exposedCards', 'warning'],
    ['T57.A2', 'cardsThrown', 'warning'],
    ['T57.A3', 'leftTable', 'warning'],
    ['T60.1', 'softplay', 'warning'],
    ['T60.2', 'collusion', 'disqualification'],
    ['T32', 'blindDodging', 'warning'],
    ['T30.1', 'leftTable', 'warning'],
    ['T50.2', 'foldOutOfTurn', 'warning'],
    ['T54.1', 'pocketedChips', 'warning'],
    ['T12.2', 'falseAnnouncement', 'warning'],
    ['T51.2', 'conditionalStatement', 'warning'],
    ['T53.1', 'overbetForChange', 'warning'],
    ['T58.a', 'toldOfFold', 'warning'],
    ['T58.d', 'showedCards', 'warning'],
    ['T59.4', 'openFold', 'warning'],
    ['T4', 'device', 'warning'],
    ['T24.C', 'hiddenCards', 'warning'],
    ['T24.A2', 'hiddenChips', 'warning'],
  ],
  oepbl: [
    ['2.16 etiquette', 'touching', 'warning'],
    ['2.16 one player to a hand', 'onePlayerToAHand', 'warning'],
    ['6.6 one player to a hand', 'showedCards', 'warning'],
    ['2.18 intoxication', 'intoxication', 'disqualification'],
    ['2.27', 'device', 'warning'],
    ['6.6 leave table', 'leftTable', 'warning'],
    ['6.6 cards on table', 'hiddenCards', 'warning'],
    ['6.6 talk about cards', 'talkedAboutHand', 'warning'],
    ['6.6 no splashing', 'splashing', 'warning'],
    ['6.6 reach into pot', 'rakedPot', 'warning'],
    ['6.6 false announcement', 'falseAnnouncement', 'warning'],
    ['6.6 exposed on purpose', 'exposedCards', 'warning'],
    ['6.6 nuts in last position', 'nutsInLastPosition', 'warning'],
  ],
};

for (const [book, list] of Object.entries(breaches))
  describe(`${book}: a breach is kept against the player, with its rule`, () => {
    it.each(list.map(([rule, offence, measure]) => ({ rule, offence, measure })))(
      `[${book}:$rule] $offence`,
      ({ rule, offence, measure }) => {
        const evening = night(book);
        evening.do(giving(offence, measure));
        expect(view(evening.state, { as: 'staff' }).penalties).toMatchObject([
          { entry: e1, offence, measure, refs: expect.arrayContaining([`${book}@${EDITION[book] ?? ''}:${rule}`]) },
        ]);
      },
    );
  });

describe('what a rulebook has against a breach', () => {
  it.each([
    { rule: 'pvb:69(5)', measure: 'hint' },
    { rule: 'pvb:69(6)', measure: 'caution' },
    { rule: 'pvb:69(9)a', measure: 'warning' },
    { rule: 'pvb:69(9)b', measure: 'oneHand' },
    { rule: 'pvb:69(9)c', measure: 'rounds' },
    { rule: 'pvb:69(9)d', measure: 'deadHand' },
    { rule: 'pvb:69(9)e', measure: 'time' },
    { rule: 'pvb:69(9)f', measure: 'points' },
    { rule: 'pvb:69(9)g', measure: 'elimination' },
    { rule: 'pvb:69(9)h', measure: 'disqualification' },
    { rule: 'pvb:69(9)i', measure: 'exclusion' },
    { rule: 'tda55:41.c', measure: 'warning' },
    { rule: 'tda55:41.c', measure: 'rounds' },
    { rule: 'tda55:41.c', measure: 'time' },
    { rule: 'gcb:T57.B1', measure: 'warning' },
    { rule: 'gcb:T57.B3', measure: 'rounds' },
    { rule: 'oepbl:6.1 penalty ladder', measure: 'warning' },
    { rule: 'oepbl:2.16 penalty ladder', measure: 'rounds' },
  ] as const)('[$rule] $measure', ({ rule, measure }) => {
    const evening = night(rule.slice(0, rule.indexOf(':')));
    evening.do(giving('misconduct', measure));
    expect(evening.state.penalties).toMatchObject([{ measure, entry: e1 }]);
  });

  it.each([
    {
      book: 'tda55',
      rule: '41.c',
      not: ['hint', 'caution', 'oneHand', 'deadHand', 'points', 'elimination', 'exclusion'],
    },
    { book: 'gcb', rule: 'T57.B1', not: ['hint', 'caution', 'deadHand', 'time', 'points', 'elimination', 'exclusion'] },
    { book: 'oepbl', rule: '6.1 penalty ladder', not: ['hint', 'caution', 'oneHand', 'deadHand', 'time', 'points'] },
    { book: 'pvb', rule: '69(9)', not: ['chipLoss'] },
  ] as const)('[$book:$rule] and nothing besides', ({ book, rule, not }) => {
    for (const measure of not)
      expect(night(book).refusal(giving('misconduct', measure))).toMatchObject({
        code: 'not-on-the-ladder',
        measure,
        refs: expect.arrayContaining([`${book}@${EDITION[book] ?? ''}:${rule}`]) as unknown,
      });
  });

  it('[tda55:41.a] can be used for any breach, also one that no rule names, and by staff alone', () => {
    const named = (breaches['tda55'] ?? []).map(([, offence]) => offence);
    for (const offence of [...named, 'posing', 'openFold', 'chipsThrown'] as const) {
      const evening = night('tda55');
      evening.do(giving(offence, 'warning'));
      expect(evening.state.penalties).toMatchObject([{ offence, refs: expect.any(Array) as unknown }]);
    }
    for (const role of ['player', 'display'] as const)
      expect(mayNot(night('tda55').state, giving('misconduct', 'warning'), { id: role, role })).toMatchObject({
        code: 'role-may-not',
        needed: ['director', 'floor'],
      });
  });
});
