import type { Differing, Exact } from '@riffle/aggregate/testing';
import type { TournamentCommand } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { schemasOf } from '../../host/schema.ts';
import type { tournamentCommand } from './command.ts';
import { night } from './night.ts';

/** Clients do not make demo nights, the clock alone holds itself, and what is carried over comes from an event of several days. */
type FromClients = Exclude<TournamentCommand, { type: 'Create' | 'HoldClock' | 'CarryOver' | 'CarryPaid' }>;
type Checked = Exclude<z.infer<typeof tournamentCommand>, { type: 'Create' }>;

describe('the check at the rim', () => {
  it('lets in exactly what the domain takes', () => {
    const none: [Differing<FromClients, Checked>] extends [never] ? true : Differing<FromClients, Checked> = true;
    expect(none).toBe(true);
  });

  it('would notice a field that is missing, left over or optional on one side alone', () => {
    type Field = { readonly a: string };
    const same: Exact<{ a: string; b?: 1 }, { readonly a: string; readonly b?: 1 }> = true;
    const noOptional: Exact<Field & { readonly b?: 1 }, Field> = false;
    const leftOver: Exact<Field, Field & { readonly b?: 1 }> = false;
    const optional: Exact<Field, { readonly a?: string }> = false;
    const otherChoice: Exact<{ readonly a: 'x' | 'y' }, { readonly a: 'x' }> = false;
    const inside: Exact<
      { readonly list: readonly Field[] },
      { readonly list: readonly { readonly a: string; b?: 1 }[] }
    > = false;
    expect([same, noOptional, leftOver, optional, otherChoice, inside]).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['an unknown command', { type: 'Cheat' }],
    ['a field too many', { type: 'DrawSeats', seed: 1 }],
    ['a seat that no table has', { type: 'PlaceButton', table: 't', seat: 13 }],
    ['half a chip', { type: 'BustOut', bustOut: 'bust-1', out: [{ entry: 'e', by: [], stackAtStart: 1.5 }] }],
    // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
    ['a moment in seconds', { type: 'StartCountdown', until: 1_700_000_000, then: 'start' }],
    ['a demo made by a client', { type: 'ChangeSetup', changes: { demo: true } }],
  ])('keeps out %s', (_, command) => {
    expect(schemasOf(night).commandBody.safeParse({ id: 'command-1', command }).success).toBe(false);
  });
});
