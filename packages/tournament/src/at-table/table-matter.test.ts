import { describe, expect, it } from 'vitest';
import { toEntryId, toTableId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { tournament } from '../tournament.ts';
import { DECK_REASONS, type DeckReason, type TableMatter } from './kept-of-table.ts';

const t1 = toTableId('t1');
const address = (ref: string): string => ref.replace(/@[^:]*/, '');

function playing(book: string, tables = 1): Evening {
  const night = new Evening(book);
  night.start(8, tables);
  return night;
}
const tells = (what: TableMatter) => ({ type: 'TellOfTable', table: t1, what }) as const;
const changed = (why: DeckReason) => tells({ is: 'deckChanged', why });

describe('another deck', () => {
  it.each([
    { rule: 'tda55:50.a', for: ['dealerChange', 'levelEnd', 'damaged'] },
    { rule: 'bdpv:6.25', for: ['dealerChange', 'damaged'] },
    { rule: 'gcb:T25.1', for: ['dealerAsks', 'floor'] },
  ] as const)('[$rule] comes into play for $for, and for nothing else', ({ rule, for: reasons }) => {
    const book = rule.slice(0, rule.indexOf(':'));
    for (const why of DECK_REASONS) {
      const night = playing(book);
      if ((reasons as readonly DeckReason[]).includes(why)) {
        night.do(changed(why));
        expect(night.state.tables.get(t1)?.deck).toEqual({ no: 2, why, at: night.now });
      } else {
        const refusal = night.refusal(changed(why));
        expect(refusal).toMatchObject({ code: 'deck-stays', why, reasons });
        expect(refusal?.refs?.map(address)).toContain(rule);
      }
    }
  });

  it('[tda55:51.a] is the other of the two that a table has', () => {
    const night = playing('tda55');
    const decks = (['dealerChange', 'levelEnd', 'dealerChange'] as const).map((why) => {
      night.do(changed(why));
      return night.state.tables.get(t1)?.deck?.no;
    });
    expect(decks).toEqual([2, 1, 2]);
  });

  it('is told by whoever deals there, and seen by staff and dealer alone', () => {
    const night = playing('tda55', 2);
    night.actor = { id: 'dealer:t1', role: 'dealer' };
    night.do(changed('dealerChange'));
    expect(night.refusal({ ...changed('dealerChange'), table: toTableId('t2') })?.code).toBe('role-may-not');
    const seen = (as: 'staff' | 'room') => tournament.view(night.state, { as }).tables[t1];
    expect(seen('staff')).toMatchObject({ deck: { no: 2 } });
    expect(seen('room')).not.toHaveProperty('deck');
  });
});

describe('players with a share in each other', () => {
  const pair = (night: Evening): readonly [ReturnType<typeof toEntryId>, ReturnType<typeof toEntryId>] => {
    const here = [...night.state.entries.values()].filter(({ at }) => at?.table === t1).map(({ id }) => id);
    return [here[0] ?? toEntryId(''), here[1] ?? toEntryId('')];
  };

  it('[tda55:12.b] are kept with their table, until the others there were told', () => {
    const night = playing('tda55');
    expect(night.refusal(tells({ is: 'stakesAnnounced' }))?.code).toBe('nothing-to-do');
    night.do(tells({ is: 'stakesShared', entries: pair(night) }));
    const seen = () => tournament.view(night.state, { as: 'staff' }).tables[t1]?.sharedStakes;
    expect(seen()).toEqual({ entries: pair(night), at: night.now });
    night.wait(60_000).do(tells({ is: 'stakesAnnounced' }));
    expect(seen()).toMatchObject({ toldAt: night.now });
    expect(night.refusal(tells({ is: 'stakesAnnounced' }))?.code).toBe('nothing-to-do');
  });

  it('are two at least, and sit at that table', () => {
    const night = playing('tda55', 2);
    const [one] = pair(night);
    expect(night.refusal(tells({ is: 'stakesShared', entries: [one, one] }))?.code).toBe('two-needed');
    const far = [...night.state.entries.values()].find(({ at }) => at?.table !== t1)?.id ?? one;
    expect(night.refusal(tells({ is: 'stakesShared', entries: [one, far] }))).toMatchObject({
      code: 'not-at-the-table',
      entry: far,
    });
  });
});
