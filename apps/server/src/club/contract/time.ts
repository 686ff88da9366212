import { describe, expect, it } from 'vitest';
import type { ClubStore } from '../club-store.ts';
import { NOW } from './make-club.ts';

export function time(current: () => ClubStore): void {
  describe('what the house knows of its own time', () => {
    it('is nothing at first, and then what was last said', async () => {
      const { time } = current();
      expect(await time.get()).toBeUndefined();
      const question = { id: 'one', what: 'slept', by: 60_000, at: NOW } as const;
      const kept = {
        ahead: -3,
        boot: NOW,
        questions: [{ ...question, stopped: [{ kind: 'night', id: 'n', commit: 'c' }] }],
        answers: [{ id: 'zero', counts: true, actor: { id: 'rosa', role: 'director' } }],
      } as const;
      await time.set({ ...kept, questions: [] });
      await time.set(kept);
      expect(await time.get()).toEqual(kept);
    });
  });
}
