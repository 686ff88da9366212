import type { PersonId } from '@riffle/people';
import { toBustOutId, toEntryId, toSaleId } from '@riffle/tournament';
import type { NightCommand } from '@riffle/wire';
import { newId } from '../../ask/new-id.ts';
import { t } from '../../language/language.svelte.ts';
import { showDone, showProblem } from '../../notices/notices.svelte.ts';
import { outbox } from '../../outbox/outbox.svelte.ts';
import type { BoughtAgain } from '../cashier/buyers.ts';
import type { Desk } from '../desk.svelte.ts';

/** `back`: a rebuy of somebody who was counted out already. `gone`: one fewer, before the start. */
export type TallyStep = 'bustOut' | 'back' | 'gone' | BoughtAgain;

/** One more is out, buys back in or adds on: whose matter it is the night says. A reason passes what its own limits say. */
export const tally = (desk: Desk, step: TallyStep, reason?: string): Promise<boolean> =>
  keep(desk, commandFor(step, reason), t.tally.done[step]);

/** What was counted without a network is not counted again: it goes out by itself once there is one. */
async function keep(desk: Desk, command: NightCommand, text: string): Promise<boolean> {
  const sent = await outbox.keep(desk.night.id, [command]);
  if (sent.is === 'refused') {
    for (const step of sent.steps) outbox.discard(step);
    showProblem(sent.problem);
    return false;
  }
  const [answer] = sent.is === 'done' ? sent.answers : [];
  if (answer === undefined) return true;
  desk.spoken = text;
  showDone(text, { label: t.desk.frame.takeBack, run: () => void desk.undo(answer.commit) });
  return true;
}

function commandFor(step: TallyStep, reason: string | undefined): NightCommand {
  const sale = { sale: toSaleId(newId()), ...(reason !== undefined && { reason }) };
  switch (step) {
    case 'bustOut':
      return { type: 'TallyOut', bustOut: toBustOutId(newId()) };
    // out and back at once, and as many are in as before
    case 'rebuy':
      return { type: 'TallyOut', bustOut: toBustOutId(newId()), rebuy: sale };
    case 'back':
      return { type: 'TallySale', kind: 'rebuy', ...sale };
    case 'gone':
      return { type: 'TallyGone' };
    case 'addOn':
      return { type: 'TallySale', kind: 'addOn', ...sale };
  }
}

/** So many more are there. */
export const tallyIn = (desk: Desk, count: number): Promise<boolean> =>
  keep(
    desk,
    {
      type: 'AddEntries',
      entries: Array.from({ length: count }, () => {
        const id = newId();
        return { entry: toEntryId(id), person: id as PersonId };
      }),
    },
    t.tally.done.in(count),
  );
