import { describe, expect, it } from 'vitest';
import { ruled } from './testing.ts';

const unclear = (book: string, kind: string, facts: object) =>
  ruled(book, kind, facts).unclear.map(({ policy }) => policy);

const HALF_A_RAISE_IN_LIMIT = {
  structure: 'fixedLimit',
  street: 'flop',
  bigBlind: 200,
  betBefore: 200,
  lastRaise: 200,
  wentTo: [300],
} as const;

describe('what a rulebook says of part of an incident only', () => {
  it.each([
    ['gcb', 'T60.2'],
    ['pvb', '68(2)'],
    ['oepbl', '2.15 cheating'],
    ['tda55', '45.b'],
  ])(
    '[gcb:T60.2] [pvb:68(2)] [oepbl:2.15 cheating] [tda55:45.b] %s names who passes chips on, not who gets them',
    (book, rule) => {
      const given = ruled(book, 'chipDumping', { whose: 'giver' });
      expect(given).toMatchObject({ basis: 'text', sanction: { duty: 'must' } });
      const got = ruled(book, 'chipDumping', { whose: 'receiver' });
      expect(got).toMatchObject({ answer: 'proposed', basis: 'reading', sanction: { duty: 'may' } });
      expect(got.range).toContainEqual({ is: 'noSanction' });
      expect(got.refs.some((ref) => ref.endsWith(`:${rule}`))).toBe(true);
    },
  );

  it('[bdpv:1 Ablauf 6 Verschenken] bdpv names both', () => {
    const { basis, sanction } = ruled('bdpv', 'chipDumping', { whose: 'receiver' });
    expect({ basis, sanction }).toMatchObject({ basis: 'text', sanction: { duty: 'must' } });
  });

  it.each(['gcb', 'pvb', 'bdpv', 'tda55'])('%s: hidden chips at a split pot are read', (book) => {
    const facts = { shown: 5000, hidden: 1000, callerStack: 20_000 };
    expect(ruled(book, 'hiddenChips', { ...facts, won: 'split' }).basis).toBe('reading');
  });

  it.each(['refusesToShow', 'mucksAtShowdown'])(
    '[pvb:54(4)] [pvb:56(4)] [pvb:55(3)] %s: with a side pot all hands are opened, against what is said otherwise',
    (kind) => {
      const found = ruled('pvb', kind, { othersLeft: 2, allIn: true, sidePot: true });
      expect(found).toMatchObject({ outcome: { is: 'handOpened' }, basis: 'reading' });
      expect(found.unclear.flatMap(({ refs }) => refs)).toEqual(
        expect.arrayContaining(['54(4)', '55(3)', '56(4)'].map((rule) => expect.stringContaining(rule) as unknown)),
      );
      expect(ruled('pvb', kind, { othersLeft: 2, allIn: true }).basis).toBe('text');
    },
  );

  it('[bdpv:4.5 nicht korrigierbar] [bdpv:4.8] that a card is burned before the new flop is read', () => {
    const lost = { street: 'flop', acted: 1, orderKnown: false, players: 6 };
    expect(ruled('bdpv', 'noBurn', lost)).toMatchObject({ outcome: { is: 'dealtAnew', burn: true }, basis: 'reading' });
  });

  it('[tda55:15.stud] which card is the highest in razz is read', () => {
    const hands = [
      { seat: 1, cards: ['7c', '5h', '4h', '2h', 'Ah'] },
      { seat: 2, cards: ['7d', '5c', '4c', '2c', 'Ac'] },
    ];
    expect(unclear('tda55', 'oddChip', { game: 'razz', pot: 525, unit: 25, hands })).toEqual(['pots.oddChipStud']);
  });

  it('[gcb:T16.1] [gcb:T16.4] in stud the best open board is named whoever bet', () => {
    const shown = { inHand: [4, 7, 2], lastBettor: 7 };
    expect(ruled('gcb', 'wrongShowOrder', { ...shown, game: 'stud', bestOpenCards: 4 }).basis).toBe('reading');
    expect(ruled('gcb', 'wrongShowOrder', { ...shown, buttonSeat: 1 }).basis).toBe('text');
  });

  it('[oepbl:1.10 fine] [oepbl:2.10 minimum five] that too few count as nobody is read', () => {
    expect(ruled('oepbl', 'teamShort', { present: 4 }).basis).toBe('reading');
    expect(ruled('oepbl', 'teamShort', { present: 0 }).basis).toBe('text');
  });

  it('[gcb:C2.e] [gcb:C4.c2] the own table goes first; that a table change goes before the list is read', () => {
    expect(ruled('gcb', 'freeSeat', { asking: [7, 2], waiting: ['waitingList'] }).basis).toBe('text');
    expect(ruled('gcb', 'freeSeat', { waiting: ['waitingList', 'newGuest'] }).basis).toBe('text');
    expect(ruled('gcb', 'freeSeat', { waiting: ['tableChange', 'waitingList', 'newGuest'] }).basis).toBe('reading');
  });

  it('[gcb:T37.A4] [gcb:T39.e] that very few chips are another matter than an undercall is read', () => {
    const few = { street: 'preflop', bigBlind: 200, toFace: 200, inFront: 100 };
    expect(ruled('gcb', 'undercall', few)).toMatchObject({ answer: 'determined', basis: 'text' });
    expect(unclear('gcb', 'undercall', { ...few, fewChips: true })).toContain('betting.callForms');
  });

  it('[oepbl:6.5 All-In: incomplete raise] a short all-in in limit is judged by a rule that names no limit', () => {
    expect(unclear('oepbl', 'shortAllIn', HALF_A_RAISE_IN_LIMIT)).toContain('betting.shortAllInReopensLimit');
  });

  it('[bdpv:1 Entscheidungsfindung 6] a pot that is mixed is counted anew, however late', () => {
    const late = { amount: 900, mixed: true, amountCertain: false, noticed: 'nextHandBegun' };
    const found = ruled('bdpv', 'wrongPotPushed', late);
    expect(found).toMatchObject({ outcome: { is: 'potCorrected' }, answer: 'proposed' });
    expect(found.range).toEqual([{ is: 'potStands' }]);
    expect(ruled('pvb', 'wrongPotPushed', late).outcome).toEqual({ is: 'potStands' });
  });

  it('[oepbl:3.14 stack divided] who gets the odd chips of a stack that is shared is read', () => {
    const facts = { minutes: 21, levelOver: true, playersAtTable: 8 };
    const at = (stack: number) => ruled('oepbl', 'lateArrival', { ...facts, stack }, { occasion: 'sitAndGo' });
    expect(at(9050)).toMatchObject({ basis: 'reading', unclear: [{ policy: 'presence.lateStartRemoval' }] });
    expect(at(9000).basis).toBe('text');
  });
});

describe('what a book leaves to common practice, or says twice', () => {
  it('[gcb:T41.B2] in limit half a raise opens the betting; how much a raise is there is common practice', () => {
    expect(ruled('gcb', 'shortAllIn', HALF_A_RAISE_IN_LIMIT)).toMatchObject({
      basis: 'reading',
      unclear: [{ policy: 'betting.limitSizes', from: 'base' }],
    });
  });

  it('[tda55:30.a] the second card is a misdeal; that two calls make it too late is common practice', () => {
    const facts = { cardNo: 2, players: 9, found: 'afterActs', actsWithChips: 2 };
    expect(ruled('tda55', 'exposedByDealer', facts)).toMatchObject({ outcome: { is: 'playOn' }, basis: 'reading' });
    expect(unclear('tda55', 'exposedByDealer', facts)).toEqual([
      'dealing.misdealDeadline',
      'dealing.substantialAction',
    ]);
  });

  it('[pvb:30(2)i] [pvb:33(3)] a card short is a misdeal early on, though it is said to make no difference', () => {
    const early = ruled('pvb', 'missingCard', {});
    expect(early).toMatchObject({ outcome: { is: 'misdeal' }, basis: 'reading' });
    expect(early.unclear.flatMap(({ refs }) => refs)).toEqual(
      ['30(2)i', '33(3)'].map((rule) => expect.stringContaining(rule) as unknown),
    );
    expect(ruled('pvb', 'missingCard', { found: 'afterFlop' })).toMatchObject({
      outcome: { is: 'playOn' },
      basis: 'text',
    });
  });

  it('[pvb:13(1)] to pass oneself off as another is punished; that nobody openly plays for another is read', () => {
    expect(ruled('pvb', 'rightToSeat', { question: 'substitute' })).toMatchObject({
      outcome: { is: 'seatRefused' },
      basis: 'reading',
    });
  });

  it.each(['pvb', 'oepbl'])(
    '[pvb:68(1)] [oepbl:6.6 nuts in last position] %s: the nuts with nothing to win',
    (book) => {
      const nuts = { how: 'nutsInLastPosition' };
      expect(ruled(book, 'softplay', nuts).basis).toBe('text');
      expect(ruled(book, 'softplay', { ...nuts, couldWinMore: false })).toMatchObject({
        outcome: { is: 'noSanction' },
        basis: 'reading',
      });
    },
  );

  it('[gcb:T62.3] one jeton goes to one winner; how two share it is not said', () => {
    expect(ruled('gcb', 'bounty', { winners: [3] }).basis).toBe('text');
    expect(ruled('gcb', 'bounty', { winners: [3, 7] }).basis).toBe('reading');
  });
});

describe('what is read against the letter, or beyond it', () => {
  it.each(['bdpv', 'oepbl'])(
    '[bdpv:5.2 kurzer Big Blind] [oepbl:6.5 All-In: full blind for the others] %s: of two nobody pays more than can be won',
    (book) => {
      const short = { bigBlind: 100, posted: 30, inFront: 50 };
      expect(unclear(book, 'shortBigBlind', { ...short, headsUp: true })).toEqual(['betting.shortBlindCall']);
      expect(unclear(book, 'shortBigBlind', short)).toEqual([]);
    },
  );

  it('[bdpv:6.22 Wegnehmen] who takes chips away "loses": those that were taken', () => {
    expect(unclear('bdpv', 'chipsHiddenOrMoved', { how: 'pocketed', hidden: 500, stack: 4000 })).toEqual([
      'chips.hiddenTransport',
    ]);
  });

  it('[oepbl:6.5 Dealer Button: several bust] where the button goes that nobody can keep', () => {
    const left = { playing: [1, 2, 3, 4, 5, 6], buttonSeat: 1, smallBlindSeat: 2, bigBlindSeat: 3, out: [1, 2] };
    expect(unclear('oepbl', 'nextBlinds', left)).toContain('button.rule');
    expect(unclear('oepbl', 'nextBlinds', { ...left, out: [2, 3] })).not.toContain('button.rule');
  });

  it('[oepbl:3.19 stack removed] a notice that no rule asks for shapes nothing', () => {
    const late = { notice: 'none', minutes: 30, levelOver: true, stack: 5000 };
    expect(ruled('oepbl', 'lateArrival', late, { occasion: 'teamMtt' })).toMatchObject({ basis: 'text', unclear: [] });
  });

  it('[oepbl:6.6 false announcement] of the hand that was thrown away for it nothing is said', () => {
    const said = { onPurpose: true, otherMucked: true, identifiable: false };
    expect(ruled('oepbl', 'handAnnounced', said).basis).not.toBe('text');
  });

  it('[oepbl:1.10 points deduction] the points are the club’s', () => {
    for (const [kind, facts] of [
      ['noShow', {}],
      ['teamShort', { present: 4 }],
    ] as const)
      expect(ruled('oepbl', kind, facts).steps.map(({ key }) => key)).toContain('deductTablePoints');
  });

  it('[oepbl:6.1 penalty ladder] a first breach may cost more than a warning', () => {
    expect(ruled('oepbl', 'etiquette', { offence: 'delay' }).sanction).toMatchObject({
      duty: 'may',
      measures: ['warning', 'rounds', 'disqualification'],
    });
  });
});

describe('a few that claimed too little', () => {
  it('[pvb:05(5)a] [pvb:05(3)] a reporter reads no messages in a hand; of a computer the two are worded differently', () => {
    const reporter = { reporter: true, inHand: true };
    expect(ruled('pvb', 'device', { ...reporter, use: 'message' }).basis).toBe('text');
    expect(ruled('pvb', 'device', { ...reporter, use: 'computer' }).basis).toBe('reading');
  });

  it('[pvb:50(3)] what came first is cited for one chip as for two', () => {
    const said = {
      street: 'flop',
      bigBlind: 200,
      toFace: 400,
      said: 'amount',
      amount: 800,
      added: [1000],
      cameFirst: 'chips',
    };
    expect(ruled('pvb', 'wordsAndChips', said).refs.some((ref) => ref.endsWith(':50(3)'))).toBe(true);
  });

  it('[bdpv:2 Misdeals 1a] what is read otherwise stands beside it', () => {
    const { unclear: read } = ruled('bdpv', 'exposedByDealer', { cardNo: 5, players: 6 });
    expect(read.flatMap(({ refs }) => refs)).toContainEqual(expect.stringContaining('2 Misdeals 1a'));
  });

  it.each([
    ['bdpv', 'dodgedBlind', { bigBlind: 600, stack: 9000 }, '6 Einleitung Sanktionen'],
    ['tda55', 'refusedPenalty', {}, '41.a'],
  ])('[bdpv:6 Einleitung Sanktionen] [tda55:41.a] %s: a penalty for %s stands on a rule', (book, kind, facts, rule) => {
    const { refs, sanction } = ruled(book, kind, facts);
    expect(sanction).toMatchObject({ duty: 'may' });
    expect(refs.some((ref) => ref.endsWith(`:${rule}`))).toBe(true);
  });
});

describe('what follows from a rule without being said by it', () => {
  it('[gcb:T53.1] an overbet for change is a breach after "call" as well', () => {
    const over = { street: 'flop', bigBlind: 200, toFace: 600, added: [500, 500, 100], saidCall: true };
    const { outcome, sanction, refs } = ruled('gcb', 'overbetForChange', over);
    expect(outcome).toMatchObject({ is: 'call' });
    expect(sanction).toMatchObject({ duty: 'may', offence: 'overbetForChange' });
    expect(refs.some((ref) => ref.endsWith(':T53.1'))).toBe(true);
  });

  it('[gcb:T53a.3] "as long as" the caller had more is read as "as far as"', () => {
    const lost = { shown: 8000, hidden: 2000, won: 'caller' };
    expect(ruled('gcb', 'hiddenChips', { ...lost, callerStack: 9000 }).basis).toBe('reading');
    expect(ruled('gcb', 'hiddenChips', { ...lost, callerStack: 20_000 }).basis).toBe('text');
  });

  it('[gcb:T56.1] with nothing to pay a card picked up kills no hand, by reverse conclusion', () => {
    expect(ruled('gcb', 'studUpCardPickedUp', { facesBet: false })).toMatchObject({
      outcome: { is: 'live' },
      basis: 'reading',
    });
  });
});

describe('measures', () => {
  it('[pvb:13(1)] a false card is punished, up to disqualification; that he may not sit is read', () => {
    const found = ruled('pvb', 'rightToSeat', { question: 'identity', document: 'ofAnother' });
    expect(found).toMatchObject({ basis: 'reading', sanction: { duty: 'must', offence: 'falseIdentity' } });
    if (found.sanction.duty === 'none') throw new Error('no sanction');
    expect([found.sanction.measures[0], found.sanction.measures.at(-1)]).toEqual(['warning', 'disqualification']);
  });

  it.each(['delay', 'coaching', 'rakedPot'])('[tda55:41.a] a penalty is possible for any breach, as %s', (offence) => {
    const { sanction, refs } = ruled('tda55', 'etiquette', { offence });
    expect(sanction).toMatchObject({ duty: 'may' });
    expect(refs.some((ref) => ref.endsWith(':41.a'))).toBe(true);
    expect(ruled('tda55', 'etiquette', { offence, repeated: true }).sanction).toMatchObject({ duty: 'must' });
  });

  it('[bdpv:2 Unregelmäßigkeiten 2 ungeschützt] [bdpv:2 Dead Hand 2] a hand swept in comes back only while it can be told', () => {
    const swept = { thrown: false, why: 'dealersMistake' };
    expect(ruled('bdpv', 'handTouchedMuck', { ...swept, identifiable: false }).outcome).toMatchObject({ is: 'dead' });
    const told = ruled('bdpv', 'handTouchedMuck', { ...swept, identifiable: true });
    expect(told).toMatchObject({ outcome: { is: 'live' }, answer: 'proposed' });
    expect(told.refs.some((ref) => ref.includes('2 Unregelmäßigkeiten 2'))).toBe(true);
    expect(told.refs.some((ref) => ref.includes('2 Dead Hand 2'))).toBe(true);
  });

  it('[tda55:45.c] chips are lost for collusion alone, [pvb:68(1)] and for sparing somebody under pvb', () => {
    const measures = (book: string, offence: string) => {
      const { sanction } = ruled(book, 'etiquette', { offence });
      return sanction.duty === 'none' ? [] : sanction.measures;
    };
    expect(measures('tda55', 'misconduct')).not.toContain('chipLoss');
    for (const [book, kind, facts] of [
      ['tda55', 'softplay', {}],
      ['tda55', 'chipDumping', {}],
      ['pvb', 'softplay', {}],
    ] as const)
      expect(ruled(book, kind, facts).sanction).toMatchObject({
        measures: expect.arrayContaining(['chipLoss']) as unknown,
      });
    expect(measures('pvb', 'misconduct')).not.toContain('chipLoss');
  });

  it('[tda55:16] high chips behind others are put right, and a penalty is possible', () => {
    const { sanction } = ruled('tda55', 'chipsHiddenOrMoved', { how: 'behindOthers', hidden: 3000, stack: 10_000 });
    expect(sanction).toMatchObject({ duty: 'may', measures: ['warning', 'rounds', 'time', 'disqualification'] });
  });

  it('[tda55:41.b] two breaches are punished for the graver one, and the milder leaves no doubt', () => {
    const found = ruled('tda55', 'twoBreaches', { first: 'misconduct', second: 'outOfTurn' });
    expect(found).toMatchObject({ basis: 'text', unclear: [], sanction: { duty: 'must' } });
  });

  it('[pvb:72(4)] [pvb:72(5)] clothing is punished', () => {
    const { sanction, refs } = ruled('pvb', 'etiquette', { offence: 'clothing' });
    expect(sanction).toMatchObject({ duty: 'must', offence: 'clothing' });
    expect(refs.some((ref) => ref.endsWith(':72(5)'))).toBe(true);
  });

  it('[pvb:69(9)e] how long a time penalty may be is said by one rule alone', () => {
    const { outcome, refs } = ruled('pvb', 'penaltyImposed', { penalty: 'time', minutes: 60 });
    expect(outcome).toEqual({ is: 'penaltyLength', from: 10, to: 50 });
    expect(refs).toEqual([expect.stringContaining('69(9)e')]);
  });
});
