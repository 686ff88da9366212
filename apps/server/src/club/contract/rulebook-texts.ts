import { beforeEach, describe, expect, it } from 'vitest';
import type { ClubStore } from '../club-store.ts';
import type { KeptText } from '../rulebook-text-store.ts';
import { NOW } from './make-club.ts';

const copy = (more: Partial<KeptText> = {}): KeptText => ({
  ...{ rulebook: 'pvb', edition: 'a', name: 'Regeln.pdf', from: 'pdf', pages: 3, text: '1. Ä\f2. „Ö“', addedAt: NOW },
  ...more,
});
const plain: KeptText = { rulebook: 'gcb', edition: 'a', name: 'r.txt', from: 'text', text: 'x', addedAt: NOW };

export function rulebookTexts(current: () => ClubStore): void {
  describe('the own copies of rulebooks', () => {
    let texts: ClubStore['rulebookTexts'];
    beforeEach(() => {
      texts = current().rulebookTexts;
    });

    it('are kept by rulebook and edition, word by word', async () => {
      for (const one of [copy({ edition: 'b', text: 'neu' }), copy(), plain]) await texts.put(one);
      expect(await texts.list()).toEqual([plain, copy(), copy({ edition: 'b', text: 'neu' })]);
      expect(await texts.find('pvb', 'a')).toEqual(copy());
      expect(await texts.find('pvb', 'c')).toBeUndefined();
      expect(await texts.find('gcb', 'a')).toEqual(plain);
    });

    it('are replaced whole, and removed', async () => {
      await texts.put(copy());
      await texts.put({ ...plain, rulebook: 'pvb' });
      expect(await texts.list()).toEqual([{ ...plain, rulebook: 'pvb' }]);
      expect([await texts.remove('pvb', 'a'), await texts.remove('pvb', 'a')]).toEqual([true, false]);
      expect(await texts.list()).toEqual([]);
    });
  });
}
