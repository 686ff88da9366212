import { expect, it, vi } from 'vitest';
import { speak, spoken } from './spoken.ts';

it('a table is fetched in the language that is spoken, once, and says nothing before', async () => {
  const fetched = { de: vi.fn(async () => ({ hand: 'Hand' })), en: vi.fn(async () => ({ hand: 'hand' })) };
  const table = spoken(fetched);
  expect(() => table.de.hand).toThrow('nobody has asked for the words in de');
  await speak('de');
  await speak('de');
  expect(table.de.hand).toBe('Hand');
  expect([fetched.de.mock.calls.length, fetched.en.mock.calls.length]).toEqual([1, 0]);
  await speak('en');
  expect([table.de.hand, table.en.hand]).toEqual(['Hand', 'hand']);
});

it('what did not come over a bad line is asked for again', async () => {
  const fetch = vi.fn(async () => 'da');
  fetch.mockRejectedValueOnce(new Error('no line'));
  const table = spoken({ de: fetch, en: async () => 'there' });
  await expect(speak('de')).rejects.toThrow('no line');
  await speak('de');
  expect(table.de).toBe('da');
});
