import { describe, expect, it } from 'vitest';
import type { ClubStore } from '../club-store.ts';
import type { Logo } from '../logo-store.ts';
import { NOW } from './make-club.ts';

const picture = (hash: string, type: Logo['type'] = 'image/png'): Logo => ({
  ...{ type, hash },
  bytes: new Uint8Array([0x89, 0x00, 0xff, ...Buffer.from(hash)]),
});

export function logo(current: () => ClubStore): void {
  describe('the club’s logo', () => {
    it('is none at first, then the last that was given, byte by byte', async () => {
      const { logo } = current();
      expect([await logo.get(), await logo.hash()]).toEqual([undefined, undefined]);
      await logo.set(picture('a'), NOW);
      await logo.set(picture('b', 'image/webp'), NOW);
      expect(await logo.get()).toEqual(picture('b', 'image/webp'));
      expect(await logo.hash()).toBe('b');
    });

    it('is removed', async () => {
      const { logo } = current();
      await logo.set(picture('a'), NOW);
      expect([await logo.remove(), await logo.remove()]).toEqual([true, false]);
      expect(await logo.get()).toBeUndefined();
    });
  });
}
