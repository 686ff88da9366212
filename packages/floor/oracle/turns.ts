import { base, type ExpectedRulings, left, reading, text } from './expected-rulings.ts';

const fold = { is: 'fold' } as const;
const check = { is: 'check' } as const;
const free = (call: number, least: number) =>
  ({ is: 'notBinding', mayStill: [fold, { is: 'call', amount: call }, { is: 'raiseFrom', least }] }) as const;
const noBet = (least: number) => ({ is: 'notBinding', mayStill: [check, { is: 'betFrom', least }] }) as const;

export const turns: readonly ExpectedRulings[] = [
  {
    title: 'a check out of turn, then a bet of 300; now he wants to raise',
    kind: 'outOfTurn',
    facts: { street: 'flop', bigBlind: 100, toFace: 0, act: 'check', between: ['bet'], toFaceNow: 300, wants: 'raise' },
    said: {
      pvb: text(free(300, 600), '37(3)', '37(4)'),
      tda55: reading(free(300, 600), '33.b'),
      bdpv: text(
        { is: 'notBinding', mayStill: [fold, { is: 'call', amount: 300 }] },
        '2 Einsätze 8 bindend',
        '2 Einsätze 8 Check',
      ),
      gcb: text(free(300, 600), 'T38.A1', 'T38.A3'),
      oepbl: reading(free(300, 600), '6.6 out of turn'),
    },
  },
  {
    title: 'a call out of turn, then a call and a fold in front of him; now he wants to raise',
    kind: 'outOfTurn',
    facts: { bigBlind: 200, toFace: 200, act: 'call', between: ['call', 'fold'], wants: 'raise' },
    said: {
      pvb: text({ is: 'call', amount: 200 }, '37(3)'),
      tda55: text({ is: 'call', amount: 200 }, '33.b', '33.c'),
      bdpv: text({ is: 'notBinding', mayStill: [fold, { is: 'call', amount: 200 }] }, '2 Einsätze 8 Call'),
      gcb: text({ is: 'call', amount: 200 }, 'T38.A1', 'T38.A2'),
      oepbl: text({ is: 'call', amount: 200 }, '6.6 out of turn'),
    },
  },
  {
    title: 'a raise to 600 out of turn, then a raise to 900 in front of him',
    kind: 'outOfTurn',
    facts: { bigBlind: 200, toFace: 200, act: 'raise', amount: 600, between: ['raise'], toFaceNow: 900 },
    said: {
      pvb: text(free(900, 1600), '37(4)'),
      tda55: reading(free(900, 1600), '33.b'),
      bdpv: text(free(900, 1600), '2 Einsätze 8 bindend'),
      gcb: text(free(900, 1600), 'T38.A3'),
      oepbl: reading(free(900, 1600), '6.6 out of turn'),
    },
  },
  {
    title: '"fold" out of turn, then a raise to 800; he wants to call',
    kind: 'outOfTurn',
    facts: { bigBlind: 200, toFace: 200, act: 'fold', between: ['raise'], toFaceNow: 800, wants: 'call' },
    said: {
      pvb: text(fold, '37(5)', '39(4)', '38(1)'),
      tda55: text(free(800, 1400), '33.b'),
      bdpv: reading(free(800, 1400), '2 Einsätze 8 bindend'),
      gcb: text(fold, 'T38.A4', 'T50.1'),
      oepbl: text(free(800, 1400), '6.6 out of turn'),
    },
  },
  {
    title: 'the same, but his cards are in the muck',
    kind: 'outOfTurn',
    facts: {
      bigBlind: 200,
      toFace: 200,
      act: 'fold',
      cardsInMuck: true,
      between: ['raise'],
      toFaceNow: 800,
      wants: 'call',
    },
    said: {
      pvb: text(fold, '37(5)'),
      tda55: text(fold, '35.b'),
      bdpv: text(fold, '2 Dead Hand 1a'),
      gcb: text(fold, 'T38.A4'),
      oepbl: base(fold),
    },
  },
  {
    title: 'a fold out of turn and nobody raised',
    kind: 'outOfTurn',
    facts: { bigBlind: 200, toFace: 200, act: 'fold', between: ['call'] },
    said: {
      pvb: text(fold, '37(5)', '38(1)'),
      tda55: text(fold, '33.b', '33.c'),
      bdpv: reading(free(200, 400), '2 Einsätze 8 bindend'),
      gcb: text(fold, 'T38.A4', 'T50.1'),
      oepbl: text(fold, '6.6 out of turn'),
    },
  },
  {
    title: 'chips of 500 bet out of turn, then a check',
    kind: 'outOfTurn',
    facts: { street: 'turn', bigBlind: 200, toFace: 0, act: 'bet', amount: 500, form: 'chips', between: ['check'] },
    said: {
      pvb: text({ is: 'bet', amount: 500 }, '37(3)', '40(3)'),
      tda55: text({ is: 'bet', amount: 500 }, '33.b', '33.c'),
      bdpv: left(text({ is: 'bet', amount: 500 }, '2 Einsätze 8 bindend')),
      gcb: text({ is: 'bet', amount: 500 }, 'T38.A1', 'T38.A2'),
      oepbl: left(reading(noBet(200), '6.6 out of turn')),
    },
  },
  {
    title: 'a call of 400 out of turn, then an all-in for 250 in front of him; he wants to fold',
    kind: 'outOfTurn',
    facts: {
      street: 'turn',
      bigBlind: 200,
      toFace: 400,
      act: 'call',
      between: ['allInForLess'],
      wants: 'fold',
    },
    said: {
      pvb: reading({ is: 'call', amount: 400 }, '37(3)'),
      tda55: text({ is: 'call', amount: 400 }, '33.b', '33.c'),
      bdpv: text({ is: 'notBinding', mayStill: [fold, { is: 'call', amount: 400 }] }, '2 Einsätze 8 bindend'),
      gcb: reading({ is: 'call', amount: 400 }, 'T38.A1', 'T38.A2'),
      oepbl: text({ is: 'call', amount: 400 }, '6.6 out of turn'),
    },
  },
  {
    title: 'skipped facing a bet: a call and a fold behind him, he had time',
    kind: 'skippedPlayer',
    facts: { facesBet: true, acted: 2, withChips: 1 },
    said: {
      pvb: base(fold),
      tda55: reading({ is: 'turnKept' }, '33.b'),
      bdpv: text(fold, '2 Einsätze 9', '2 Einsätze 9 zwei Spieler'),
      gcb: left(text(fold, 'T38.B1', 'T38.B2', 'T35.A')),
      oepbl: base(fold),
    },
  },
  {
    title: 'skipped with nothing to pay: two checks behind him',
    kind: 'skippedPlayer',
    facts: { facesBet: false, acted: 2, withChips: 0 },
    said: {
      pvb: base({ is: 'turnKept' }),
      tda55: reading({ is: 'turnKept' }, '33.b'),
      bdpv: text(check, '2 Einsätze 9', '2 Einsätze 9 zwei Spieler'),
      gcb: text({ is: 'turnKept' }, 'T38.B1', 'T38.B2'),
      oepbl: base({ is: 'turnKept' }),
    },
  },
  {
    title: 'skipped with nothing to pay: three checks behind him',
    kind: 'skippedPlayer',
    facts: { facesBet: false, acted: 3, withChips: 0 },
    said: {
      pvb: base(check),
      tda55: reading({ is: 'turnKept' }, '33.b'),
      bdpv: text(check, '2 Einsätze 9', '2 Einsätze 9 zwei Spieler'),
      gcb: left(text(check, 'T38.B1', 'T38.B2', 'T35.B')),
      oepbl: base(check),
    },
  },
  {
    title: 'three acted behind him while he waited for one in front of him',
    kind: 'skippedPlayer',
    facts: { facesBet: true, acted: 3, withChips: 2, waiting: true },
    said: {
      pvb: base({ is: 'turnKept' }),
      tda55: reading({ is: 'turnKept' }, '33.b'),
      bdpv: text({ is: 'turnKept' }, '2 Einsätze 9', '2 Einsätze 9 Wartender'),
      gcb: text({ is: 'turnKept' }, 'T38.B1'),
      oepbl: base({ is: 'turnKept' }),
    },
  },
  {
    title: '"I fold" with nothing to pay',
    kind: 'foldOutOfOrder',
    facts: { when: 'inTurnNoBet', how: 'words' },
    said: {
      pvb: text(fold, '38(1)'),
      tda55: reading(fold, '33.a'),
      bdpv: text(fold, '2 Einsätze 5'),
      gcb: text(fold, 'T50.1', 'T50.2'),
      oepbl: reading(fold, '6.6 clear action'),
    },
  },
  {
    title: 'cards thrown forward with nothing to pay, nobody has acted',
    kind: 'foldOutOfOrder',
    facts: { when: 'inTurnNoBet', how: 'thrownForward' },
    said: {
      pvb: text(fold, '39(3)', '38(1)'),
      tda55: left(reading(noBet(100), '35.b')),
      bdpv: text(noBet(100), '2 Dead Hand 1b'),
      gcb: left(reading(noBet(100), 'T14')),
      oepbl: base(fold),
    },
  },
  {
    title: 'cards thrown forward with nothing to pay, and the next has acted on it',
    kind: 'foldOutOfOrder',
    facts: { when: 'inTurnNoBet', how: 'thrownForward', actedOn: true },
    said: {
      pvb: text(fold, '39(3)', '38(1)'),
      tda55: left(reading(noBet(100), '35.b')),
      bdpv: text(fold, '2 Dead Hand 1b'),
      gcb: left(reading(noBet(100), 'T14')),
      oepbl: base(fold),
    },
  },
  {
    title: 'facing a bet, the cards pushed over the bet line face down',
    kind: 'foldOutOfOrder',
    facts: { when: 'inTurnFacingBet', how: 'overBetLine', toFace: 400, bigBlind: 200 },
    said: {
      pvb: text(fold, '39(3)'),
      tda55: left(reading(free(400, 800), '35.b')),
      bdpv: text(fold, '2 Dead Hand 1a'),
      gcb: text(fold, 'T14'),
      oepbl: base(fold),
    },
  },
  {
    title: 'a folded hand wanted back after wrong information, identifiable',
    kind: 'foldedHandWantedBack',
    facts: { folded: 'intoMuck', why: 'wrongInformation' },
    said: {
      pvb: left(text({ is: 'live' }, '39(2)')),
      tda55: left(text({ is: 'live' }, '35.c')),
      bdpv: left(text({ is: 'live' }, '2 Dead Hand 2 Rückholung', '2 Dead Hand 2 Falschinformation')),
      gcb: text({ is: 'dead', returned: 0 }, 'T14'),
      oepbl: base({ is: 'live' }),
    },
  },
  {
    title: 'a folded hand wanted back because he has changed his mind',
    kind: 'foldedHandWantedBack',
    facts: { folded: 'intoMuck', why: 'changedMind' },
    said: {
      pvb: text({ is: 'dead', returned: 0 }, '39(2)'),
      tda55: text({ is: 'dead', returned: 0 }, '35.b', '35.c'),
      bdpv: text({ is: 'dead', returned: 0 }, '2 Dead Hand 2 Rückholung'),
      gcb: text({ is: 'dead', returned: 0 }, 'T14'),
      oepbl: base({ is: 'dead', returned: 0 }),
    },
  },
  {
    title: '"If you bet, I raise", and the other bets 400',
    kind: 'conditionalStatement',
    facts: { street: 'turn', bigBlind: 200, toFace: 400 },
    said: {
      pvb: left(text(free(400, 800), '51(1)')),
      tda55: base(free(400, 800)),
      bdpv: base(free(400, 800)),
      gcb: left(text(free(400, 800), 'T51.1', 'T51.2')),
      oepbl: base(free(400, 800)),
    },
  },
];
