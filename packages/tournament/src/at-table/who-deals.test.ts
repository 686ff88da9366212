import { toSeatNo } from '@riffle/table';
import { describe, expect, test } from 'vitest';
import { toBustOutId, toEntryId, toTableId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { tournament } from '../tournament.ts';

const t1 = toTableId('t1');
const bust = (night: Evening, id: string, ...out: readonly (readonly [entry: string, stack: number])[]) =>
  night.do({
    type: 'BustOut',
    bustOut: toBustOutId(id),
    out: out.map(([entry, stackAtStart]) => ({ entry: toEntryId(entry), by: [], stackAtStart: stackAtStart as never })),
  });
const deals = (night: Evening) => tournament.view(night.state, { as: 'staff' }).tables[t1]?.deals?.entry;

describe('who deals the next hand where no dealer sits', () => {
  const playing = (book: string): Evening => {
    const night = new Evening(book);
    night.start(6, 1);
    night.do({ type: 'PlaceButton', table: t1, seat: toSeatNo(1) });
    return night;
  };

  test('[oepbl:2.21 rotating dealer] the players in turn, clockwise after every hand', () => {
    const night = playing('oepbl');
    const dealt = Array.from({ length: 7 }, () => {
      const dealer = deals(night);
      night.do({ type: 'NextHand', tables: [t1] });
      return dealer;
    });
    expect(dealt).toEqual(['e2', 'e3', 'e4', 'e5', 'e6', 'e1', 'e2']);
  });

  test('[oepbl:2.21 eliminated deal] from the first elimination on whoever went out last', () => {
    const night = playing('oepbl');
    bust(night, 'b1', ['e4', 1000]);
    expect(deals(night)).toBe('e4');
    night.do({ type: 'NextHand', tables: [t1] });
    expect(deals(night)).toBe('e4');
    bust(night, 'b2', ['e2', 1000]);
    expect(deals(night)).toBe('e2');
  });

  test('[oepbl:2.21 eliminated deal] of two in one hand the better placed', () => {
    const night = playing('oepbl');
    bust(night, 'b1', ['e4', 1000], ['e5', 3000]);
    expect(deals(night)).toBe('e5');
  });

  test('[oepbl:2.21 eliminated deal] of two who are out alike, as many chips before the hand, neither is taken for the last: a card decides', () => {
    const night = playing('oepbl');
    bust(night, 'b1', ['e4', 2000], ['e2', 2000]);
    expect(tournament.view(night.state, { as: 'staff' }).tables[t1]?.deals).toMatchObject({
      entry: 'e4',
      orByCard: ['e2'],
    });
    bust(night, 'b2', ['e5', 2000]);
    expect(tournament.view(night.state, { as: 'staff' }).tables[t1]?.deals).not.toHaveProperty('orByCard');
  });

  test('[oepbl:2.21 eliminated deal] whose stack was taken away deals nothing', () => {
    const night = playing('oepbl');
    night.do({
      ...{ type: 'RemoveStack', bustOut: toBustOutId('gone') },
      entry: toEntryId('e5'),
      chips: 10_000 as never,
      reason: 'weg',
    });
    expect(deals(night)).toBe('e2');
  });

  test('[bdpv:3 Einleitung Dealer] nobody of them where the rulebook wants a dealer', () => {
    expect(deals(playing('bdpv'))).toBeUndefined();
  });
});
