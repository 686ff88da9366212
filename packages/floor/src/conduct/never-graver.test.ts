import { policy } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { sanctionOf } from '../sanction-of.ts';
import { BOOKS, bookOf, ruled } from '../testing.ts';

describe('a penalty is never graver than the text', () => {
  it('[oepbl:2.24 pocketed chips] pocketed chips are taken out; [oepbl:6.1 penalty ladder] beyond that a penalty may follow, a warning at least', () => {
    const { sanction } = ruled('oepbl', 'chipsHiddenOrMoved', { how: 'pocketed', hidden: 500, stack: 4000 });
    expect(sanction).toMatchObject({ duty: 'may', measures: ['warning', 'rounds', 'disqualification'] });
  });

  it('[oepbl:2.24 pocketed chips] that chips carried out of sight leave the event as well is read into it', () => {
    const facts = { hidden: 500, stack: 4000 };
    expect(ruled('oepbl', 'chipsHiddenOrMoved', { ...facts, how: 'pocketed' }).basis).toBe('text');
    expect(ruled('oepbl', 'chipsHiddenOrMoved', { ...facts, how: 'carriedHidden' }).basis).toBe('reading');
  });

  it('[bdpv:6.22 Wegnehmen] who takes chips off the table loses them; a disqualification only threatens, [bdpv:6 Einleitung Sanktionen] and a warning is possible', () => {
    const { sanction } = ruled('bdpv', 'chipsHiddenOrMoved', { how: 'pocketed', hidden: 500, stack: 4000 });
    expect(sanction).toMatchObject({ duty: 'may', measures: ['warning', 'time', 'disqualification'] });
  });

  it.each(BOOKS)('%s: whatever is listed, the measures lie within what its rule names', (id) => {
    const list = policy(bookOf(id), 'sanctions.offences').value;
    for (const offence of Object.keys(list) as (keyof typeof list)[]) {
      const { sanction } = sanctionOf(offence, bookOf(id));
      if (sanction.duty === 'none') continue;
      const first = list[offence]?.first;
      expect(sanction.duty).toBe(first?.duty);
      expect(sanction.measures.length).toBeGreaterThan(0);
      if (first?.least === first?.most) expect(sanction.measures).toEqual([first?.least]);
    }
  });
});

describe('must only where the text says must', () => {
  it('[pvb:54(2)] a hand thrown away on purpose with an all-in can cost a penalty; the others name none for it', () => {
    const facts = { onPurpose: true, identifiable: false };
    expect(ruled('pvb', 'muckedWithAllIn', facts).sanction).toMatchObject({ duty: 'may' });
    for (const book of ['gcb', 'tda55', 'bdpv', 'oepbl'])
      expect(ruled(book, 'muckedWithAllIn', facts).sanction.duty).not.toBe('must');
  });

  it.each([
    ['gcb', 'T57.A2', ['warning', 'oneHand', 'rounds', 'disqualification']],
    ['bdpv', '6.24', ['warning', 'time']],
  ])(
    '[gcb:T57.A2] [bdpv:6.24] %s: cards thrown off the table on purpose cost no less than by accident',
    (book, rule, measures) => {
      for (const facts of [{ how: 'offTheTable' }, { how: 'offTheTable', onPurpose: true }, { how: 'atTheDealer' }]) {
        const { sanction, refs } = ruled(book, 'cardsThrown', facts);
        expect(sanction).toMatchObject({ duty: 'may', measures });
        expect(refs.some((ref) => ref.endsWith(`:${rule}`))).toBe(true);
      }
    },
  );

  it('[bdpv:1 Entscheidungsfindung 7] [bdpv:1 Entscheidungsfindung 7 Disqualifikation] a repeated breach may be punished', () => {
    const { outcome, range } = ruled('bdpv', 'secondWarning', { cautions: 1 });
    expect(outcome).toEqual({ is: 'sanction', duty: 'may', proposed: 'time' });
    expect(range).toContainEqual({ is: 'noSanction' });
  });

  it('[gcb:T61] [gcb:T57.B4] [oepbl:2.16 etiquette] [tda55:46.a] and must be where it says so', () => {
    for (const book of ['gcb', 'oepbl', 'tda55'])
      expect(ruled(book, 'secondWarning', { cautions: 1 }).outcome).toMatchObject({ duty: 'must' });
  });

  it('[gcb:T30.1] [gcb:T30.2] walking away in a hand may be punished; folding by it before the turn must be', () => {
    expect(ruled('gcb', 'leftWithLiveHand', { how: 'afterActing' }).sanction).toMatchObject({ duty: 'may' });
    expect(ruled('gcb', 'leftWithLiveHand', { how: 'leftCards' }).sanction).toMatchObject({ duty: 'must' });
  });

  it('[gcb:T50.1] [gcb:T50.2] [pvb:38(1)] a fold out of turn, or with nothing to pay, can cost a penalty at once', () => {
    for (const book of ['gcb', 'pvb'])
      for (const when of ['outOfTurn', 'inTurnNoBet'])
        expect(ruled(book, 'foldOutOfOrder', { when, how: 'words' }).sanction).toMatchObject({ duty: 'may' });
    const told = { street: 'flop', bigBlind: 200, toFace: 200, act: 'fold', between: [] };
    expect(ruled('gcb', 'outOfTurn', told).sanction).toMatchObject({ duty: 'may', offence: 'foldOutOfTurn' });
  });

  it.each(['tda55', 'bdpv'])('%s is silent on marked cards: common practice obliges nobody', (book) => {
    const facts = { how: 'markedCards' };
    expect(ruled(book, 'cheating', facts)).toMatchObject({ answer: 'notCovered', sanction: { duty: 'may' } });
  });
});
