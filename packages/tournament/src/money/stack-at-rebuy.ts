import type { Objection } from '../decision.ts';
import type { BustOutId, EntryId } from '../ids.ts';
import { policyOf } from '../rulebook-of.ts';
import type { PinnedSetup } from '../setup.ts';
import type { StackTold } from './money-command.ts';

type Asked = {
  readonly entry: { readonly id: EntryId; readonly out: BustOutId | undefined };
  /** Of each. */
  readonly chips: number;
  readonly count: number;
  readonly stack: StackTold | undefined;
  readonly reason: string | undefined;
};

/**
 * Who still has chips buys more with no more than the first stack, where it is so. No night counts what lies before somebody:
 * the cashier says it. A reason stands for a stack that nobody has told, and passes what is only usual, but no rulebook.
 * Of several at once each is sold to the stack that he has by those before it.
 */
export function stacksAtRebuys(setup: PinnedSetup, asked: Asked): Objection {
  for (let after = 0; after < asked.count; after += 1) {
    const held = stackHeld(setup, asked, after);
    const objection = held.most === 0 ? undefined : notWithStack(setup, asked, { ...held, after });
    if (objection !== undefined) return objection;
  }
  return undefined;
}

/** Where rebuys are for those alone who are out; `after` so many at once nobody is. */
export function onlyWhenOut(setup: PinnedSetup, entry: EntryId, after = 0): Objection {
  const { value, refs } = policyOf(setup, 'entries.rebuyWhen');
  return value === 'onlyOut' ? { code: 'still-in', entry, ...(after > 0 && { after }), refs } : undefined;
}

type Held = { readonly least: number; readonly most: number };

/** What is known of his stack once he has bought so many: nothing lies before who was out. */
function stackHeld(setup: PinnedSetup, { entry, chips, stack }: Asked, after: number): Held {
  const bought = after * chips;
  if (entry.out !== undefined) return { least: bought, most: bought };
  if (stack === undefined) return { least: bought + 1, most: Number.POSITIVE_INFINITY };
  if (stack === 'upToStart') return { least: bought + 1, most: bought + setup.startingStack };
  return { least: bought + stack, most: bought + stack };
}

function notWithStack(
  setup: PinnedSetup,
  { entry: { id: entry }, reason }: Asked,
  { least, most: atMost, after }: Held & { readonly after: number },
): Objection {
  const { value, refs, from } = policyOf(setup, 'entries.rebuyWhen');
  const { startingStack: most } = setup;
  if (value !== 'upToStartingStack') return onlyWhenOut(setup, entry, after);
  if (atMost <= most) return undefined;
  const cited = refs.length === 0 ? {} : { refs };
  if (least <= most) return reason ? undefined : { code: 'stack-asked', entry, most, ...cited };
  if (reason && from === 'base') return undefined;
  return { code: 'stack-above-start', entry, stack: least, most, ...(after > 0 && { after }), ...cited };
}
