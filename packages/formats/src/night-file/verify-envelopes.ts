import { takenBackIn } from '@riffle/aggregate';
import { commitEnvelopes } from '@riffle/tournament';
import type { NightFile } from './night-file.ts';

export type EnvelopesVerified = { readonly commitment: string; readonly envelopes: number; readonly drawn: number };
export type EnvelopesFault =
  | { readonly code: 'no-envelopes' | 'commitment-does-not-match' }
  | {
      readonly code: 'envelope-does-not-match' | 'envelope-drawn-twice' | 'envelope-drawn-until-another';
      readonly place: number;
    };

/**
 * Whether each envelope held that when the commitment was published, in everything that was sealed, taken back or not, and
 * whether whoever drew anew had the one again that he had drawn.
 */
export function verifyEnvelopes({ commits }: Pick<NightFile, 'commits'>): EnvelopesVerified | EnvelopesFault {
  let verified: EnvelopesVerified | undefined;
  let sealed: readonly number[] = [];
  const opened = new Set<number>();
  const firstOf = new Map<string, number>();
  const takenBack = takenBackIn(commits);
  for (const { id, events } of commits)
    for (const event of events) {
      if (event.type === 'EnvelopesSealed') {
        const { envelopes, salt, commitment } = event;
        if (commitEnvelopes(envelopes, salt) !== commitment) return { code: 'commitment-does-not-match' };
        sealed = envelopes;
        opened.clear();
        firstOf.clear();
        verified = { commitment, envelopes: sealed.length, drawn: 0 };
      }
      if (event.type !== 'EnvelopeDrawn') continue;
      if (sealed[event.nth] !== event.amount) return { code: 'envelope-does-not-match', place: event.nth };
      const before = firstOf.get(event.entry);
      // somebody else may have it since: what was taken back is kept for him as long as nobody has
      if (before !== undefined && before !== event.nth && !opened.has(before))
        return { code: 'envelope-drawn-until-another', place: event.nth };
      firstOf.set(event.entry, before ?? event.nth);
      if (verified === undefined || takenBack.has(id)) continue;
      if (opened.has(event.nth)) return { code: 'envelope-drawn-twice', place: event.nth };
      opened.add(event.nth);
      verified = { ...verified, drawn: opened.size };
    }
  return verified ?? { code: 'no-envelopes' };
}
