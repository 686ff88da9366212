import { loadRules, type Offence, type PinnedRef } from '@riffle/rulebooks';
import { breachesOf } from '@riffle/rulebooks/breaches';
import { toEntryId, toPenaltyId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { bookOf } from './fixture/penalty-book.ts';

/** What is offered, from the mildest to the gravest, for a first breach and for the next of its kind. */
type Row = readonly [rule: string, is: Offence, first: string, again: string];

const caution = ['must caution – caution', 'must warning – disqualification'] as const;
const mayBe = ['may caution – exclusion', 'may warning – exclusion'] as const;
const excluded = ['must elimination – exclusion', 'must disqualification – exclusion'] as const;
const fined = ['must fine – elimination', 'must fine – elimination'] as const;
const may = ['may warning – disqualification', 'may warning – disqualification'] as const;
const rising = ['may warning – disqualification', 'may oneHand – disqualification'] as const;
const time = ['may warning – time', 'may time – disqualification'] as const;

const books: { readonly [book: string]: readonly Row[] } = {
  pvb: [
    ['05(1)', 'device', ...mayBe],
    ['05(2)', 'device', ...mayBe],
    ['05(3)', 'device', ...mayBe],
    ['05(5)b', 'device', ...mayBe],
    ['05(5)c', 'device', ...mayBe],
    ['05(5)d', 'device', ...mayBe],
    ['05(5)e', 'device', ...mayBe],
    ['05(5)f', 'device', ...mayBe],
    ['06(1)', 'etiquette', ...mayBe],
    ['12(3)', 'leftTable', ...mayBe],
    ['17(1)', 'pocketedChips', ...excluded],
    ['17(2)', 'chipsRemoved', ...excluded],
    ['71(1)', 'chipsRemoved', ...excluded],
    ['71(2)', 'chipsRemoved', 'must warning – exclusion', 'must oneHand – exclusion'],
    ['17(4)', 'cheating', 'may caution – elimination', 'may warning – elimination'],
    ['18(1)', 'hiddenCards', 'may caution – disqualification', 'may warning – disqualification'],
    ['19(4)', 'cheating', ...excluded],
    ['24(1)', 'leftTable', ...caution],
    ['25(1)', 'leftTable', ...caution],
    ['25(3)', 'leftTable', ...caution],
    ['25(4)', 'leftTable', ...caution],
    ['25(2)', 'etiquette', ...caution],
    ['40(4)', 'outOfTurn', 'must warning – disqualification', 'must oneHand – disqualification'],
    ['65(1)b', 'talkedAboutHand', ...caution],
    ['65(1)c', 'talkedAboutHand', ...caution],
    ['65(1)d', 'talkedAboutHand', ...caution],
    ['65(1)e', 'coaching', ...caution],
    ['67(1)', 'showedCards', 'may caution – disqualification', 'must warning – disqualification'],
    ['69(10)d', 'splashing', ...caution],
    ['69(10)r', 'splashing', ...caution],
    ['69(3)', 'misconduct', ...mayBe],
    ['69(7)', 'misconduct', ...mayBe],
    ['69(18)', 'refusal', ...excluded],
    ['72(1)', 'clothing', ...fined],
    ['72(2)', 'clothing', ...fined],
    ['72(3)', 'clothing', ...fined],
    ['72(4)', 'clothing', ...fined],
    ['72(5)', 'clothing', 'must warning – exclusion', 'must oneHand – exclusion'],
  ],
  tda55: [
    ['10.a', 'leftTable', ...may],
    ['10.b', 'leftTable', ...may],
    ['12.a', 'misconduct', ...may],
    ['16', 'hiddenChips', ...may],
    ['28.1', 'toldOfFold', ...may],
    ['28.2', 'coaching', ...may],
    ['28.3', 'talkedAboutHand', ...may],
    ['28.4', 'abuse', 'must warning – disqualification', 'must warning – disqualification'],
    ['28.onePlayer', 'onePlayerToAHand', ...may],
    ['29', 'language', ...may],
    ['46.b', 'outOfTurn', 'may warning – disqualification', 'must warning – disqualification'],
  ],
  bdpv: [
    ['1 Sitzordnung 2', 'leftTable', ...time],
    ['1 Ablauf 3', 'etiquette', ...time],
    ['1 Ablauf 10', 'lookedAtMuck', ...time],
    ['1 Ablauf 12 Nebentätigkeiten', 'etiquette', ...time],
    ['1 Ablauf 14', 'language', ...time],
    ['6 Einleitung', 'etiquette', ...time],
    ['6.19 mündlich', 'talkedAboutHand', ...time],
    ['6.21', 'etiquette', ...time],
    ['6.22', 'hiddenChips', ...time],
  ],
  gcb: [
    ['T25.2', 'etiquette', ...rising],
    ['T29.4', 'leftTable', ...rising],
    ['T57.A3', 'onePlayerToAHand', ...rising],
    ['T58.b', 'talkedAboutHand', ...rising],
    ['T58.c', 'talkedAboutHand', ...rising],
  ],
  oepbl: [
    ['2.14 uniform', 'clothing', 'must fine – fine', 'must fine – fine'],
    ['2.20 notice', 'language', ...may],
    ['6.6 no own change', 'rakedPot', ...may],
  ],
};

/** What the book wants kept on record. Of a rule that is to be enforced, or led through, an entry in the book shows too little. */
const shows = new Set(
  (await Promise.all(Object.keys(books).map((book) => loadRules(book))))
    .flatMap((catalogue) => catalogue?.rules ?? [])
    .flatMap(({ address, kind }) => (kind === 'record' ? [address as string] : [])),
);

const penaltyOf = (no: number) => ({ penalty: toPenaltyId(`p${String(no)}`), entry: toEntryId('e1') });
const address = (pinned: PinnedRef): string => pinned.replace(/@[^:]*/, '');

for (const [id, rows] of Object.entries(books))
  describe(`${id}: a breach is entered with the rule that was broken`, () => {
    it.each(
      rows
        .map(([rule, offence, first, again]) => ({ ref: `${id}:${rule}`, rule, offence, first, again }))
        .map((row) => ({ ...row, of: shows.has(row.ref) ? `[${row.ref}]` : `breach of ${row.rule}` })),
    )('$of $offence: $first, then $again; an undo takes it back', ({ ref, rule, offence, first, again }) => {
      const evening = bookOf(id);
      const told = { offence, rule };
      expect(breachesOf(evening.book)).toContainEqual(expect.objectContaining({ rule, is: offence }));
      expect(evening.offered(told)).toBe(first);
      // of a first breach the rule that was told is cited, and not what holds for its kind besides
      const asked = evening.asks(told).asked?.refs.map(address);
      evening.give(told);
      const [kept] = evening.kept();
      expect(kept).toMatchObject({ offence, breach: kept?.refs[0] });
      const cited = (kept?.refs ?? []).map(address);
      expect(cited[0]).toBe(ref);
      expect(asked?.toSorted()).toEqual(cited.toSorted());
      // the rule of a neighbour of its kind is not cited with it
      const neighbours = breachesOf(evening.book).filter((one) => one.is === offence && one.rule !== rule);
      const follows = evening.asks(told).asked?.refs.map(address) ?? [];
      expect(follows).toContain(ref);
      for (const other of neighbours.map((one) => `${id}:${one.rule}`))
        if (cited.slice(1).includes(other)) expect(SAYS_WHAT_FOLLOWS).toContain(other);
      expect(evening.asks(told).record?.offences).toEqual([offence]);
      expect(evening.offered(told)).toBe(again);
      expect(evening.seen('room')).not.toHaveProperty('penalties');
      evening.undo();
      expect(evening.kept()).toEqual([]);
      expect(evening.offered(told)).toBe(first);
    });
  });

/** Rules that forbid something and say what follows the others. */
const SAYS_WHAT_FOLLOWS = ['pvb:69(10)z', 'pvb:72(4)', 'tda55:46.a', 'gcb:T57.A3'];

it('a rule of another rulebook, or one that is not against this, is refused', () => {
  const evening = bookOf('pvb');
  for (const rule of ['T58.b', '69(10)d'])
    expect(evening.refusal({ offence: 'device', rule }, 'caution')).toMatchObject({ code: 'no-such-breach', rule });
});

it('every rule of the lists stands in the catalogue of its book, and each breach has what follows', async () => {
  const { loadRules, rulebooks } = await import('@riffle/rulebooks');
  const { answerToBreach } = await import('@riffle/rulebooks/breaches');
  for (const book of rulebooks) {
    const known = new Set((await loadRules(book.id))?.rules.map(({ ref }) => ref));
    const named = breachesOf(book);
    const cited = named.flatMap((one) => {
      const { refs, repeatedRefs = [] } = answerToBreach(book, one);
      return [...refs, ...repeatedRefs];
    });
    expect(cited.filter((ref) => !known.has(ref))).toEqual([]);
    expect(new Set(named.map(({ rule, is }) => `${rule} ${is}`)).size).toBe(named.length);
  }
});

describe('what follows', () => {
  it('[pvb:67(3)] whoever shows his cards again must be punished, by the rule on repetition', () => {
    const evening = bookOf('pvb');
    const told = { offence: 'showedCards', rule: '67(1)' } as const;
    evening.give(told);
    expect(evening.kept()[0]?.refs.map(address)).not.toContain('pvb:67(3)');
    expect(evening.asks(told).asked?.refs.map(address)).toContain('pvb:67(3)');
    evening.give(told);
    expect(evening.kept().map(({ measure, refs }) => [measure, refs.map(address).includes('pvb:67(3)')])).toEqual(
      expect.arrayContaining([
        ['caution', false],
        ['warning', true],
      ]),
    );
  });

  it('[pvb:69(11)I.b] after two cautions, for whatever, the next breach brings a time penalty', () => {
    const evening = bookOf('pvb');
    const last = { offence: 'splashing', rule: '69(10)d' } as const;
    evening.give({ offence: 'touching' });
    expect(evening.offered(last)).toBe('must caution – caution');
    evening.give({ offence: 'delay' });
    expect(evening.asks(last)).toMatchObject({ asked: { sanction: { duty: 'must' } }, usual: ['time'] });
    expect(evening.asks(last).asked?.refs.map(address)).toContain('pvb:69(11)I.b');
  });

  it('[pvb:69(11)II.i] who goes on with what brought a time penalty loses points, by that rule', () => {
    const evening = bookOf('pvb');
    evening.give({ offence: 'dispute' });
    expect(evening.kept()[0]).toMatchObject({ measure: 'time' });
    expect(evening.asks({ offence: 'dispute' }).usual[0]).toBe('points');
    evening.give({ offence: 'dispute' });
    const again = evening.kept().find(({ measure }) => measure === 'points');
    expect(again?.refs.map(address)).toContain('pvb:69(11)II.i');
  });

  it('[pvb:69(11)] what must be punished is offered no caution, and what is on no list is', () => {
    const evening = bookOf('pvb');
    for (const offence of ['softplay', 'dispute', 'chipsThrown', 'violence', 'refusal'] as const) {
      expect(evening.asks({ offence }).asked).toMatchObject({ sanction: { duty: 'must' } });
      expect(evening.asks({ offence }).usual).not.toContain('caution');
      expect(evening.asks({ offence }).asked?.refs.map(address)).toContain('pvb:69(11)');
    }
    expect(evening.asks({ offence: 'touching' }).asked?.refs.map(address)).not.toContain('pvb:69(11)');
  });

  it.each([
    { rule: 'pvb:69(12)e', told: { offence: 'foldSignalled' } },
    { rule: 'gcb:T57.B4', told: { offence: 'exposedCards' } },
  ] as const)('[$rule] each repetition is met with the next step of the ladder', ({ rule, told }) => {
    const evening = bookOf(rule.slice(0, rule.indexOf(':')));
    const steps = [0, 1, 2].map(() => {
      const measure = evening.asks(told).usual[0];
      evening.give(told);
      return measure;
    });
    expect(steps).toEqual(['warning', 'oneHand', 'rounds']);
    expect(evening.asks(told).asked?.refs.map(address)).toContain(rule);
    expect(bookOf('tda55').asks(told).asked?.refs.map(address)).not.toContain(rule);
  });

  it('[pvb:69(16)] a first breach may be met with any step, a disqualification among them, and what is beyond the list is kept', () => {
    const evening = bookOf('pvb');
    evening.give({ offence: 'touching' }, 'disqualification');
    expect(evening.kept()).toMatchObject([{ offence: 'touching', measure: 'disqualification' }]);
  });

  it('[pvb:69(8)] whatever is against the rules may be punished, from a warning to exclusion from all events', () => {
    const evening = bookOf('pvb');
    const told = { offence: 'device', rule: '05(2)' } as const;
    expect(evening.asks(told)).toMatchObject({ asked: { sanction: { duty: 'may' } } });
    expect(evening.asks(told).usual).toEqual(expect.arrayContaining(['warning', 'disqualification', 'exclusion']));
    evening.give(told, 'exclusion');
    expect(evening.kept()[0]?.refs.map(address)).toEqual(['pvb:05(2)', 'pvb:69(8)']);
  });

  it('[bdpv:1 Entscheidungsfindung 7] misconduct costs time, as long as is appropriate', () => {
    const evening = bookOf('bdpv');
    expect(evening.asks({ offence: 'misconduct' }).usual).toEqual(['warning', 'time']);
    for (const minutes of [1, 45, 240])
      evening.send({ type: 'GivePenalty', ...penaltyOf(minutes), offence: 'misconduct', measure: 'time', minutes });
    expect(evening.kept().map(({ length }) => length?.in === 'time' && length.until / 60_000)).toEqual([240, 45, 1]);
  });

  it('[bdpv:1 Entscheidungsfindung 7 Disqualifikation] repeated misconduct may cost a disqualification', () => {
    const evening = bookOf('bdpv');
    const told = { offence: 'misconduct' } as const;
    expect(evening.asks(told).usual).not.toContain('disqualification');
    evening.give(told);
    expect(evening.asks(told).usual).toContain('disqualification');
  });

  it('[gcb:T54.2] chips that were carried unseen may be lost, or worse; nobody loses them for anything else', () => {
    const evening = bookOf('gcb');
    const told = { offence: 'pocketedChips', rule: 'T54.1' } as const;
    expect(evening.asks(told).usual).toEqual(expect.arrayContaining(['chipLoss', 'disqualification']));
    evening.give(told, 'chipLoss');
    expect(evening.kept()[0]).toMatchObject({
      measure: 'chipLoss',
      refs: ['gcb@2025-10-30:T54.1', 'gcb@2025-10-30:T54.2'],
    });
    expect(evening.refusal({ offence: 'leftTable' }, 'chipLoss')?.code).toBe('not-on-the-ladder');
  });

  it('[tda55:45.c] soft play may cost the chips or a disqualification, and a table left does not cost chips', () => {
    for (const offence of ['softplay', 'chipDumping'] as const) {
      const evening = bookOf('tda55');
      expect(evening.asks({ offence }).usual).toEqual(expect.arrayContaining(['chipLoss', 'disqualification']));
      evening.give({ offence }, 'chipLoss');
      expect(evening.kept()[0]?.refs.map(address)).toContain('tda55:45.c');
    }
    expect(bookOf('tda55').refusal({ offence: 'leftTable' }, 'chipLoss')?.code).toBe('not-on-the-ladder');
  });
});

describe('a fine', () => {
  it.each([
    { rule: 'oepbl:2.14 fine', told: { offence: 'clothing', rule: '2.14 uniform' }, amount: 1000 },
    { rule: 'oepbl:2.18 fine', told: { offence: 'intoxication', rule: '2.18 intoxication' }, amount: 5000 },
  ] as const)('[$rule] is $amount cents, and the club pays it', ({ rule, told, amount }) => {
    const evening = bookOf('oepbl');
    evening.give(told);
    const [kept] = evening.kept();
    expect(kept).toMatchObject({ fine: { amount, by: 'club' } });
    expect(kept?.refs.map(address)).toContain(rule);
    expect(evening.refusal({ offence: 'touching' }, 'fine')?.code).toBe('fine-not-so');
  });

  it('is the sum that the floor says where the rulebook names none, and never nothing', () => {
    const evening = bookOf('pvb');
    const told = { offence: 'clothing', rule: '72(1)' } as const;
    expect(evening.refusalWithoutSum(told)?.code).toBe('fine-needed');
    evening.give(told);
    expect(evening.kept()[0]).toMatchObject({ measure: 'fine', fine: { amount: 1000, by: 'player' } });
  });
});
