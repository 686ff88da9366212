import type { PersonId } from '@riffle/people';
import { toBustOutId, toEntryId, toSaleId } from '@riffle/tournament';
import type { NightCommand } from '@riffle/wire';
import { newId } from '../../ask/new-id.ts';
import { t } from '../../language/language.svelte.ts';
import type { BoughtAgain } from '../cashier/buyers.ts';
import type { Desk } from '../desk.svelte.ts';
import { lastOut, nextBuyer, nextOut } from './next-in-line.ts';

export type TallyStep = 'bustOut' | BoughtAgain;

/** One more is out, buys back in or adds on: counted, whoever it was. A reason passes what the night's own limits say. */
export async function tally(desk: Desk, step: TallyStep, reason?: string): Promise<boolean> {
  const command = commandFor(desk, step, reason);
  return command !== undefined && desk.perform(command, { text: t.tally.done[step] });
}

function commandFor({ view }: Desk, step: TallyStep, reason: string | undefined): NightCommand | undefined {
  const why = reason === undefined ? {} : { reason };
  if (step === 'bustOut') {
    const entry = nextOut(view);
    return entry && { type: 'BustOut', bustOut: toBustOutId(newId()), out: [{ entry, by: [] }] };
  }
  const entry = nextBuyer(view, step);
  if (entry === undefined) return undefined;
  const sale = toSaleId(newId());
  // he is out and back at once, and as many are in as before
  return step === 'rebuy'
    ? { type: 'BustOut', bustOut: toBustOutId(newId()), out: [{ entry, by: [] }], rebuy: { sale, ...why } }
    : { type: 'Sell', sale, entry, kind: 'addOn', ...why };
}

/** Somebody who was counted out already has bought back in. */
export async function tallyBack(desk: Desk, reason?: string): Promise<boolean> {
  const entry = lastOut(desk.view);
  if (entry === undefined) return false;
  const why = reason === undefined ? {} : { reason };
  return desk.perform(
    { type: 'Sell', sale: toSaleId(newId()), entry, kind: 'rebuy', ...why },
    { text: t.tally.done.back },
  );
}

/** So many more are there. */
export const tallyIn = (desk: Desk, count: number): Promise<boolean> =>
  desk.perform(
    {
      type: 'AddEntries',
      entries: Array.from({ length: count }, () => {
        const id = newId();
        return { entry: toEntryId(id), person: id as PersonId };
      }),
    },
    { text: t.tally.done.in(count) },
  );
