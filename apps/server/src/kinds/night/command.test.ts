import type { TournamentCommand } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { schemasOf } from '../../host/schema.ts';
import type { tournamentCommand } from './command.ts';
import { night } from './night.ts';

/** `readonly` all the way down on both sides, so that what is compared is the shape. */
type Frozen<T> = T extends string | number | boolean | undefined ? T : { readonly [K in keyof T]: Frozen<T[K]> };
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** Clients do not make demo nights. */
type FromClients = Exclude<TournamentCommand, { type: 'Create' }>;
type Checked = Exclude<z.infer<typeof tournamentCommand>, { type: 'Create' }>;

describe('the check at the rim', () => {
  it('lets in exactly what the domain takes', () => {
    const same: Same<Frozen<FromClients>, Frozen<Checked>> = true;
    expect(same).toBe(true);
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
