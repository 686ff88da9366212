import { rule } from '@riffle/floor';
import { type Offence, onlyBeside, type RuleRef } from '@riffle/rulebooks';
import { toRulingId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { ruledOn } from '../../floor/record/ruled-on.ts';
import { bookOf } from './fixture/penalty-book.ts';

/** What is offered, from the mildest to the gravest, for a first breach and for the next of its kind. */
type Group = {
  readonly first: string;
  readonly again: string;
  readonly breaches: readonly (readonly [Offence, ...string[]])[];
};

/** Each breach with the rule that names it; with two where the book says the same in two places. */
const books: { readonly [book: string]: readonly Group[] } = {
  pvb: [
    {
      first: 'must caution – caution',
      again: 'must warning – disqualification',
      breaches: [
        ['touching', '69(10)a'],
        ['delay', '69(10)b', '21(5)'],
        ['outOfTurn', '69(10)c', '37(2)'],
        ['betOutOfReach', '69(10)e'],
        ['loudTalk', '69(10)f'],
        ['celebration', '69(10)g'],
        ['misconduct', '69(10)h'],
        ['posing', '69(10)i'],
        ['leftTable', '69(10)j'],
        ['insultingStyle', '69(10)k', '69(10)m'],
        ['criticisingDealer', '69(10)n'],
        ['openFold', '69(10)o'],
        ['exposedCards', '69(10)p'],
        ['showedCards', '69(10)q'],
        ['rakedPot', '69(10)s', '63(3)'],
        ['coaching', '69(10)t'],
        ['stringBet', '69(10)u'],
        ['falseAnnouncement', '69(10)v'],
        ['cardsThrown', '69(10)w'],
        ['cardsThrownHard', '69(10)x'],
        ['onePlayerToAHand', '69(10)y', '65(2)'],
        ['etiquette', '69(10)z'],
        ['toldOfFold', '65(1)a'],
      ],
    },
    {
      first: 'must warning – disqualification',
      again: 'must oneHand – disqualification',
      breaches: [['foldSignalled', '37(6)']],
    },
    {
      first: 'must time – disqualification',
      again: 'must points – disqualification',
      breaches: [
        ['softplay', '69(11)I.a'],
        ['nutsInLastPosition', '68(1)'],
        ['dispute', '69(11)I.c'],
        ['cardsThrownOnPurpose', '69(11)I.d'],
        ['cardsThrownAtDealer', '69(11)I.e'],
        ['abuse', '69(11)I.f', '69(4)'],
        ['chipsThrown', '69(11)I.g'],
        ['blindDodging', '69(11)I.h'],
      ],
    },
    {
      first: 'must elimination – exclusion',
      again: 'must disqualification – exclusion',
      breaches: [
        ['violence', '69(11)III.k'],
        ['cheating', '69(11)III.m'],
        ['chipsRemoved', '69(11)III.n'],
        ['pocketedChips', '69(11)III.o'],
        ['refusal', '69(11)III.p'],
      ],
    },
    {
      first: 'must disqualification – disqualification',
      again: 'must disqualification – disqualification',
      breaches: [['collusion', '68(2)']],
    },
    {
      first: 'may caution – disqualification',
      again: 'may warning – disqualification',
      breaches: [
        ['hiddenChips', '16(1)'],
        ['cameraRefused', '70(1)'],
      ],
    },
    {
      first: 'may caution – elimination',
      again: 'may warning – elimination',
      breaches: [['chipsExchanged', '16(3)']],
    },
  ],
  tda55: [
    {
      first: 'may warning – disqualification',
      again: 'must warning – disqualification',
      breaches: [['touching', '46.a']],
    },
    {
      first: 'must warning – disqualification',
      again: 'must warning – disqualification',
      breaches: [
        ['misconduct', '41.b'],
        ['abuse', '48'],
        ['softplay', '45.a'],
        ['chipDumping', '45.b'],
      ],
    },
    {
      first: 'may warning – disqualification',
      again: 'may warning – disqualification',
      breaches: [
        ['falseAnnouncement', '42.b'],
        ['leftTable', '47'],
        ['blindDodging', '44.a'],
        ['device', '11'],
        ['splashing', '19.b'],
      ],
    },
    {
      first: 'may warning – disqualification',
      again: 'may warning – disqualification',
      breaches: [['hiddenChips', '17.a']],
    },
  ],
  bdpv: [
    {
      first: 'may warning – time',
      again: 'may time – disqualification',
      breaches: [
        ['outOfTurn', '2 Einsätze 8'],
        ['delay', '1 Ablauf 12'],
        ['onePlayerToAHand', '1 Ablauf 5'],
        ['talkedAboutHand', '6 Einleitung Handbesprechung'],
        ['toldOfFold', '6 Einleitung weggeworfene Karten'],
        ['falseAnnouncement', '2 Showdown 2 Falschaussage'],
        ['collusion', '1 Ablauf 9'],
        ['hiddenChips', '1 Ablauf 4 Chips offenlegen'],
        ['hiddenCards', '1 Ablauf 4'],
      ],
    },
    {
      first: 'may warning – time',
      again: 'may warning – disqualification',
      breaches: [['cardsThrown', '6.24']],
    },
  ],
  gcb: [
    {
      first: 'nothing',
      again: 'must oneHand – disqualification',
      breaches: [['touching', 'T61']],
    },
    {
      first: 'may warning – disqualification',
      again: 'may oneHand – disqualification',
      breaches: [
        ['exposedCards', 'T57.A1', 'T59.1'],
        ['cardsThrown', 'T57.A2'],
        ['leftTable', 'T30.1'],
        ['foldOutOfTurn', 'T50.2'],
        ['pocketedChips', 'T54.1'],
        ['falseAnnouncement', 'T12.2'],
        ['conditionalStatement', 'T51.2'],
        ['overbetForChange', 'T53.1'],
        ['toldOfFold', 'T58.a'],
        ['showedCards', 'T58.d'],
        ['openFold', 'T59.4'],
        ['device', 'T4'],
        ['hiddenCards', 'T24.C'],
        ['hiddenChips', 'T24.A2'],
      ],
    },
    {
      first: 'must warning – disqualification',
      again: 'must oneHand – disqualification',
      breaches: [
        ['softplay', 'T60.1'],
        ['blindDodging', 'T32'],
      ],
    },
    {
      first: 'must disqualification – disqualification',
      again: 'must disqualification – disqualification',
      breaches: [['collusion', 'T60.2']],
    },
  ],
  oepbl: [
    {
      first: 'may warning – disqualification',
      again: 'must rounds – disqualification',
      breaches: [['touching', '2.16 etiquette']],
    },
    {
      first: 'may warning – disqualification',
      again: 'may warning – disqualification',
      breaches: [
        ['onePlayerToAHand', '2.16 one player to a hand'],
        ['showedCards', '6.6 one player to a hand'],
        ['device', '2.27'],
        ['leftTable', '6.6 leave table'],
        ['hiddenCards', '6.6 cards on table'],
        ['talkedAboutHand', '6.6 talk about cards'],
        ['splashing', '6.6 no splashing'],
        ['rakedPot', '6.6 reach into pot'],
        ['falseAnnouncement', '6.6 false announcement'],
        ['exposedCards', '6.6 exposed on purpose'],
        ['nutsInLastPosition', '6.6 nuts in last position'],
      ],
    },
    {
      first: 'may disqualification – disqualification',
      again: 'may disqualification – disqualification',
      breaches: [['intoxication', '2.18 intoxication']],
    },
  ],
};

for (const [book, groups] of Object.entries(books)) {
  const rows = groups.flatMap(({ first, again, breaches }) =>
    breaches.map(([offence, ...rules]) => ({ offence, rules, first, again })),
  );
  const ref = (rule: string): RuleRef => `${book}:${rule}`;
  const address = (pinned: string) => pinned.replace(/@[^:]*/, '');

  describe(`${book}: a breach is kept against the player with its rule, and the next is judged by it`, () => {
    it.each(rows.map((row) => ({ ...row, name: row.rules.map((rule) => `[${ref(rule)}]`).join(' ') })))(
      '$name $offence: $first, then $again',
      ({ offence, rules, first, again }) => {
        const evening = bookOf(book);
        expect(evening.offered({ offence })).toBe(first);
        evening.give({ offence });
        const cited = evening.kept().flatMap(({ refs }) => refs.map(address));
        expect(cited).toEqual(expect.arrayContaining(rules.map(ref)));
        // told from its neighbours: the rule of another breach stands there only where the book says the same twice
        const others = rows.filter((row) => row.offence !== offence).flatMap((row) => row.rules.map(ref));
        const isAnother = (other: RuleRef) => rules.some((rule) => onlyBeside([[ref(rule), other]]).size > 0);
        expect(others.filter((other) => cited.includes(other) && isAnother(other))).toEqual([]);
        expect(evening.offered({ offence })).toBe(again);
      },
    );
  });
}

it('a breach is no repetition of another one', () => {
  for (const book of ['tda55', 'bdpv', 'gcb', 'oepbl']) {
    const evening = bookOf(book);
    const before = evening.offered({ offence: 'outOfTurn' });
    evening.give({ offence: 'leftTable' });
    expect(evening.offered({ offence: 'outOfTurn' })).toBe(before);
  }
});

it('[oepbl:2.30 spectators] a spectator who sits down at the table is kept with the rule against it, and against no player', () => {
  const evening = bookOf('oepbl');
  const incident = { kind: 'houseRule', facts: { matter: 'spectatorSeated' } } as const;
  const ruling = rule(incident, evening.book);
  if (!ruling.ok) throw new Error(JSON.stringify(ruling));
  evening.send({ type: 'RecordRuling', ruling: toRulingId('r1'), on: ruledOn(incident, ruling.value, {}) });
  const [kept] = evening.seen('staff').rulings ?? [];
  expect(kept).toMatchObject({
    answer: 'determined',
    outcome: { is: 'stopAtTable' },
    refs: expect.arrayContaining(['oepbl@2011-01-18:2.30 spectators']) as unknown,
  });
  expect(kept).not.toHaveProperty('entry');
  expect(evening.kept()).toEqual([]);
  expect(evening.seen('room')).not.toHaveProperty('rulings');
});
