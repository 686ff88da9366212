import { describe, expect, it } from 'vitest';
import type { ClubStore } from '../club-store.ts';
import type { Medium } from '../wall-store.ts';
import { NOW } from './make-club.ts';

const medium = (id: string): Medium => ({ id, type: 'audio/ogg', bytes: new Uint8Array([0, 255, ...Buffer.from(id)]) });

export function wall(current: () => ClubStore): void {
  describe('how the club’s walls speak and what they show', () => {
    it('is nothing at first, then what was chosen last', async () => {
      const { wall } = current();
      expect(await wall.get()).toEqual({});
      await wall.set({ tongues: 'de' }, [], NOW, NOW);
      await wall.set({ tongues: 'de-en', events: { level: { how: 'spoken' } } }, [], NOW, NOW);
      expect(await wall.get()).toEqual({ tongues: 'de-en', events: { level: { how: 'spoken' } } });
    });

    it('keeps files byte by byte, until nothing names them and nobody has just brought them', async () => {
      const { wall } = current();
      for (const [id, at] of [
        ['named', NOW],
        ['old', NOW],
        ['new', NOW + 10],
      ] as const)
        expect(await wall.add(medium(id), at, 10)).toBe(true);
      expect(await wall.medium('old')).toEqual(medium('old'));
      await wall.set({}, ['named'], NOW + 20, NOW + 5);
      expect(await wall.there(['named', 'old', 'new', 'never'])).toEqual(['named', 'new']);
      expect(await wall.medium('old')).toBeUndefined();
    });

    it('takes no more files than there is room for, and one that is there again', async () => {
      const { wall } = current();
      expect(await wall.add(medium('a'), NOW, 1)).toBe(true);
      expect(await wall.add(medium('b'), NOW, 1)).toBe(false);
      expect(await wall.add(medium('a'), NOW, 1)).toBe(true);
      expect(await wall.there(['a', 'b'])).toEqual(['a']);
    });
  });
}
