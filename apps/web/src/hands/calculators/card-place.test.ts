import { describe, expect, it } from 'vitest';
import { fitted, type Laid, neighbourCard, readCards, toggleCard } from './card-place.ts';

const empty: Laid = { hands: [[], []], board: [], dead: [] };
const first = { is: 'hand', nth: 0 } as const;
const second = { is: 'hand', nth: 1 } as const;
const room = { own: 2, board: 5 };

describe('laying out cards', () => {
  it('lays a card once, takes it back, and never more than there is room for', () => {
    const one = toggleCard(empty, first, 'As', room);
    expect(one.hands).toEqual([['As'], []]);
    expect(toggleCard(one, second, 'As', room)).toBe(one);
    expect(toggleCard(one, first, 'As', room)).toEqual(empty);
    const two = toggleCard(one, first, 'Ks', room);
    expect(toggleCard(two, first, 'Qs', room)).toBe(two);
  });

  it('keeps what fits into another game', () => {
    expect(fitted({ ...empty, hands: [['As', 'Ks', 'Qs', 'Js']] }, room).hands).toEqual([['As', 'Ks']]);
  });

  it('reads cards as they are typed, in both languages', () => {
    expect(readCards('as 10h', empty, first)).toEqual({ ok: true, cards: ['As', 'Th'] });
    expect(readCards('DsBh', empty, first)).toEqual({ ok: true, cards: ['Qs', 'Jh'] });
    expect(readCards('', empty, first)).toEqual({ ok: true, cards: [] });
    expect(readCards('Ax', empty, first)).toEqual({ ok: false, wrong: 'noCards' });
    const laid = toggleCard(empty, second, 'As', room);
    expect(readCards('As', laid, first)).toEqual({ ok: false, wrong: 'As' });
    expect(readCards('As', laid, second)).toEqual({ ok: true, cards: ['As'] });
  });

  it('goes through the grid by arrows and stays in it', () => {
    expect(neighbourCard('As', 'ArrowRight')).toBe('Ks');
    expect(neighbourCard('As', 'ArrowUp')).toBe('As');
    expect(neighbourCard('2c', 'ArrowRight')).toBe('2c');
    expect(neighbourCard('7h', 'ArrowDown')).toBe('7d');
    expect(neighbourCard('7h', 'Enter')).toBeUndefined();
  });
});
