import { commitEnvelopes } from '@riffle/tournament';
import type { NightFile } from './night-file.ts';

export type EnvelopesVerified = { readonly commitment: string; readonly envelopes: number; readonly drawn: number };
export type EnvelopesFault =
  | { readonly code: 'no-envelopes' | 'commitment-does-not-match' }
  | { readonly code: 'envelope-does-not-match'; readonly place: number };

/** Whether each envelope lay there when the commitment was published: in every order that was sealed, taken back or not. */
export function verifyEnvelopes({ commits }: Pick<NightFile, 'commits'>): EnvelopesVerified | EnvelopesFault {
  let verified: EnvelopesVerified | undefined;
  let order: readonly number[] = [];
  const takenBack = new Set(commits.flatMap(({ takesBack = [] }) => takesBack));
  for (const { id, events } of commits)
    for (const event of events) {
      if (event.type === 'EnvelopesSealed') {
        const { envelopes, salt, commitment } = event;
        if (commitEnvelopes(envelopes, salt) !== commitment) return { code: 'commitment-does-not-match' };
        order = envelopes;
        verified = { commitment, envelopes: order.length, drawn: 0 };
      }
      if (event.type !== 'EnvelopeDrawn') continue;
      if (order[event.nth] !== event.amount) return { code: 'envelope-does-not-match', place: event.nth };
      if (verified !== undefined && !takenBack.has(id)) verified = { ...verified, drawn: verified.drawn + 1 };
    }
  return verified ?? { code: 'no-envelopes' };
}
