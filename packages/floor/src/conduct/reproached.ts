import type { Offence } from '@riffle/rulebooks';
import type { Step } from '../because.ts';
import { step } from '../because.ts';
import type { Finding } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import { sanctionFor } from '../sanction-for.ts';

/** What follows an offence: the sanction that the rulebook names first, and its range. */
export function reproached(
  offence: Offence,
  floor: Inquiry,
  more: {
    readonly repeated?: boolean;
    readonly both?: true;
    readonly mayOnly?: true;
    readonly first?: Step;
    readonly steps?: readonly Step[];
  } = {},
): Finding {
  const { repeated, both, mayOnly, first, steps = [] } = more;
  const before = first === undefined ? [] : [first];
  floor.notes('reproachedWith', { offence });
  if (repeated === true) floor.notes('repeatedBreach');
  const sanction = sanctionFor(offence, floor, repeated, mayOnly);
  if (sanction.duty === 'none')
    return { outcome: { is: 'noSanction' }, steps: [...before, step('hintAtTable'), ...steps] };
  const [proposed = 'warning', ...graver] = sanction.measures;
  const outcome = { is: 'sanction', duty: sanction.duty, proposed, ...(both && { both }) } as const;
  const gravest = graver.at(-1);
  const open = sanction.duty === 'may' || gravest !== undefined;
  return {
    outcome,
    offence,
    ...(mayOnly && { mayOnly }),
    ...(repeated !== undefined && { repeated }),
    ...(open && {
      discretion: {
        range: [
          ...(sanction.duty === 'may' ? [{ is: 'noSanction' } as const] : []),
          ...graver.map((measure) => ({ ...outcome, proposed: measure })),
        ],
        weigh: ['intent', 'repetition', 'advantageGained', 'stageOfEvent'],
      },
    }),
    steps: [...before, step('giveSanction', { measure: proposed }), ...steps, step('writeDown')],
  };
}
