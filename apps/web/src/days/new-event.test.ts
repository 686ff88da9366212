import { expect, it } from 'vitest';
import { partsFrom } from './new-event.ts';

const named = { flight: (letter: string) => `Tag 1${letter}` };
const ids = () => {
  let no = 0;
  return () => {
    no += 1;
    return `id-${String(no)}`;
  };
};

it('flights feed the day after them, and each day the next; the last is played to its end', () => {
  const days = [
    { name: 'Tag 2', through: 20 },
    { name: 'Finale ', through: 30 },
  ];
  expect(partsFrom(['a', 'b'], days, named, ids())).toEqual([
    { id: 'id-3', name: 'Tag 1A', night: 'a', feeds: 'id-1' },
    { id: 'id-4', name: 'Tag 1B', night: 'b', feeds: 'id-1' },
    { id: 'id-1', name: 'Tag 2', feeds: 'id-2', through: 20 },
    { id: 'id-2', name: 'Finale' },
  ]);
});

it('a single first day has no letter', () => {
  const [first] = partsFrom(['a'], [{ name: 'Tag 2', through: 1 }], named, ids());
  expect(first?.name).toBe('Tag 1');
});
