import { describe, expect, it } from 'vitest';
import { changeKept, fateOf, type Keeper, type KeptStep, nextToSend, readKept } from './outbox.ts';

function keeper(): Keeper {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
const step = (id: string, more: Partial<KeptStep> = {}): KeptStep => ({
  id,
  night: 'n1',
  command: { type: 'PauseClock' },
  ...more,
});

describe('what waits for the network', () => {
  it('is there again after the page was closed', () => {
    const storage = keeper();
    changeKept(storage, (kept) => [...kept, step('a')]);
    changeKept(storage, (kept) => [...kept, step('b')]);
    expect(readKept(storage).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is nothing where the device holds something unreadable', () => {
    const storage = keeper();
    storage.setItem('riffle.outbox', '{oh');
    expect(readKept(storage)).toEqual([]);
    storage.setItem('riffle.outbox', '{}');
    expect(readKept(storage)).toEqual([]);
  });

  it('goes out in order, past what was refused and what somebody else decided', () => {
    const refused = { type: 'about:blank', status: 422, code: 'no-such-table', title: 'x' };
    const kept = [step('a', { refused }), step('b', { by: 'petra' }), step('c', { by: 'jan' }), step('d')];
    expect(nextToSend(kept, 'jan')?.id).toBe('c');
    expect(nextToSend(kept, 'petra')?.id).toBe('b');
    expect(nextToSend(kept, undefined)?.id).toBe('d');
  });
});

describe('an answer', () => {
  it.each([
    [undefined, 'done'],
    [{ code: 'id-taken', status: 409 }, 'done'],
    [{ code: 'offline', status: 0 }, 'wait'],
    [{ code: 'unreadable', status: 200 }, 'wait'],
    [{ code: 'busy', status: 503 }, 'wait'],
    [{ code: 'too-many', status: 429 }, 'wait'],
    [{ code: 'unauthenticated', status: 401 }, 'signIn'],
    [{ code: 'not-allowed', status: 403 }, 'signIn'],
    [{ code: 'no-such-entry', status: 422 }, 'refused'],
  ] as const)('%o means: %s', (problem, fate) => {
    expect(fateOf(problem)).toBe(fate);
  });
});
