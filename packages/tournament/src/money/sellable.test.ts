import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from '../command.ts';
import { type EntryId, toBustOutId, toEntryId, toPenaltyId, toSaleId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { SALE_KINDS, type SaleKind } from './money-setup.ts';
import { MONEY } from './testing.ts';

const [e1, e2, e3] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3')];
const playing = (book = 'tda55', money = MONEY): Evening => {
  const night = new Evening(book, { money });
  night.start(6, 1);
  return night;
};
const goesOut = (night: Evening, entry = e1) =>
  night.do({ type: 'BustOut', bustOut: toBustOutId(`b-${entry}`), out: [{ entry, by: [e2] }] });
const disqualified = (night: Evening, entry = e1) =>
  night.do({
    type: 'GivePenalty',
    ...{ penalty: toPenaltyId('p'), entry, offence: 'collusion', measure: 'disqualification' },
  });
const buys = (night: Evening, entry: EntryId, as: 'staff' | 'cashier' | 'room' = 'cashier') =>
  view(night.state, { as }).entries[entry]?.buys ?? [];

/** Asked for with a word on it, as a limit of the night or its hour may be passed by one. */
function selling(night: Evening, entry: EntryId, kind: SaleKind): TournamentCommand {
  const reason = 'Ausnahme';
  const person = night.state.entries.get(entry)?.person;
  return kind === 'reEntry' && person !== undefined
    ? { type: 'AddEntries', entries: [{ entry: toEntryId('e99'), person }], reason }
    : { type: 'Sell', sale: toSaleId('s99'), entry, kind: kind === 'reEntry' ? 'entry' : kind, reason };
}

describe('what is offered to somebody', () => {
  it('is what is sold to him, under every rulebook and however he stands', () => {
    const told: string[] = [];
    for (const book of ['gcb', 'tda55', 'pvb', 'bdpv', 'oepbl']) {
      for (const become of [
        () => undefined,
        goesOut,
        disqualified,
        (one: Evening) => [goesOut(one), disqualified(one)],
      ]) {
        const night = playing(book);
        become(night);
        for (const entry of [e1, e3])
          for (const kind of SALE_KINDS) {
            const isSold = night.refusal(selling(night, entry, kind)) === undefined;
            expect(buys(night, entry).includes(kind), `${book} ${entry} ${kind}`).toBe(isSold);
            if (isSold) told.push(kind);
          }
      }
    }
    expect(new Set(told)).toEqual(new Set(['rebuy', 'addOn', 'reEntry']));
  });

  it('is another entry, whatever the others are called', () => {
    const night = new Evening('tda55', { money: MONEY });
    const named = { type: 'AddEntries', entries: [{ entry: toEntryId('again'), person: 'p99' as never }] } as const;
    night.enter(5);
    night.do(named);
    night.seatAll(1).do({ type: 'StartClock' });
    goesOut(night);
    expect(night.refusal(selling(night, e1, 'reEntry'))).toBeUndefined();
    expect(buys(night, e1)).toContain('reEntry');
  });

  it.each(['gcb:T57.B2', 'tda55:41.f', 'oepbl:2.16 penalty ladder'])(
    '[%s] is nothing once he is disqualified',
    (rule) => {
      const night = playing(rule.split(':')[0]);
      goesOut(night);
      expect(buys(night, e1)).not.toEqual([]);
      disqualified(night);
      expect(buys(night, e1)).toEqual([]);
      expect(view(night.state, { as: 'cashier' }).penalties).toBeUndefined();
    },
  );

  it('is a rebuy while he is in only where a price is for that', () => {
    expect(buys(playing(), e1)).toEqual(['addOn']);
    const profiles = MONEY.profiles.map((one) => (one.kind === 'rebuy' ? { ...one, whileIn: true as const } : one));
    expect(buys(playing('tda55', { ...MONEY, profiles }), e1)).toEqual(['rebuy', 'addOn']);
  });

  it('is his entry where it was taken back', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.enter(2);
    expect(buys(night, e1)).not.toContain('entry');
    const [sale] = night.state.money?.sales ?? [];
    night.do({ type: 'ReverseSale', sale: sale?.id ?? toSaleId(''), reason: 'doch nicht' });
    expect(buys(night, e1)).toContain('entry');
  });

  it('[gcb:T7.3] is no re-entry once the bubble has burst, and the room is told of none of it', () => {
    const night = new Evening('gcb', { prizes: [5_000, 4_000, 3_000, 2_000] as never });
    night.start(6, 1);
    goesOut(night);
    expect(buys(night, e1)).toEqual(['reEntry']);
    expect(buys(night, e1, 'room')).toEqual([]);
    goesOut(night, e3);
    expect(buys(night, e1)).toEqual([]);
  });
});
