import type { Differing } from '@riffle/aggregate/testing';
import type { TournamentEvent } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import type { EventInFile } from './event-shape.ts';

/** What a file may hold more freely: reasons and rulebooks of other versions, and plain data that is kept and never read. */
type KeptFreely = 'because' | 'facts' | 'outcome' | 'copy' | 'house' | 'v';
/** Both sides without it, written out in full. */
type Checked<T> = T extends string | number | boolean | undefined
  ? T
  : T extends readonly (infer I)[]
    ? readonly Checked<I>[]
    : { readonly [K in keyof T as K extends KeptFreely ? never : K]: Checked<T[K]> };
type Each<E extends { readonly type: string }> = E extends unknown ? Checked<E> : never;

describe('the events in the file of a night', () => {
  it('are checked field by field as the tournament writes them', () => {
    type Different = Differing<Each<TournamentEvent>, Each<EventInFile>>;
    const none: [Different] extends [never] ? true : Different = true;
    expect(none).toBe(true);
  });

  it('would not pass with a field that is missing, left over, or optional on one side', () => {
    type Waived = { readonly type: 'HaltWaived'; readonly table: string; readonly reason: string };
    const missing: Differing<Each<Waived>, Each<Omit<Waived, 'reason'>>> = 'HaltWaived';
    const optional: Differing<Each<Waived>, Each<Omit<Waived, 'reason'> & { readonly reason?: string }>> = 'HaltWaived';
    expect([missing, optional]).toEqual(['HaltWaived', 'HaltWaived']);
  });
});
