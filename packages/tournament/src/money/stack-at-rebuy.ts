import type { Objection } from '../decision.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Entry, Tournament } from '../state.ts';
import type { StackTold } from './money-command.ts';

type Asked = {
  readonly entry: Entry;
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
export function stacksAtRebuys(state: Tournament, asked: Asked): Objection {
  for (let after = 0; after < asked.count; after += 1) {
    const held = stackHeld(state, asked, after);
    const objection = held.most === 0 ? undefined : notWithStack(state, asked, { ...held, after });
    if (objection !== undefined) return objection;
  }
  return undefined;
}

/** Where rebuys are for those alone who are out; `after` so many at once nobody is. */
export function onlyWhenOut(state: Tournament, entry: Entry['id'], after = 0): Objection {
  const { value, refs } = policyOf(setupOf(state), 'entries.rebuyWhen');
  return value === 'onlyOut' ? { code: 'still-in', entry, ...(after > 0 && { after }), refs } : undefined;
}

type Held = { readonly least: number; readonly most: number };

/** What is known of his stack once he has bought so many: nothing lies before who was out. */
function stackHeld(state: Tournament, { entry, chips, stack }: Asked, after: number): Held {
  const bought = after * chips;
  if (entry.out !== undefined) return { least: bought, most: bought };
  if (stack === undefined) return { least: bought + 1, most: Number.POSITIVE_INFINITY };
  if (stack === 'upToStart') return { least: bought + 1, most: bought + setupOf(state).startingStack };
  return { least: bought + stack, most: bought + stack };
}

function notWithStack(
  state: Tournament,
  { entry: { id: entry }, reason }: Asked,
  { least, most: atMost, after }: Held & { readonly after: number },
): Objection {
  const setup = setupOf(state);
  const { value, refs, from } = policyOf(setup, 'entries.rebuyWhen');
  const { startingStack: most } = setup;
  if (value !== 'upToStartingStack') return onlyWhenOut(state, entry, after);
  if (atMost <= most) return undefined;
  const cited = refs.length === 0 ? {} : { refs };
  if (least <= most) return reason ? undefined : { code: 'stack-asked', entry, most, ...cited };
  if (reason && from === 'base') return undefined;
  return { code: 'stack-above-start', entry, stack: least, most, ...(after > 0 && { after }), ...cited };
}
