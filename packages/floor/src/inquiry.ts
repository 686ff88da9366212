import {
  type Cited,
  type PinnedRef,
  type Policies,
  type PolicyName,
  pinned,
  policy,
  type ReadPart,
  type Rulebook,
  written,
} from '@riffle/rulebooks';
import type { Because } from './because.ts';
import type { Reasons } from './reasons.ts';
import type { PlayerRecord } from './sanction.ts';

/** Whom an incident asks: the rulebook, through its policies. What is asked is kept, in order, as the reasons. */
export type Inquiry = {
  /** Asks a policy on which the answer hangs; `part` names what of it matters, where only that part is a reading. */
  readonly decides: <P extends PolicyName>(name: P, part?: ReadPart) => Policies[P];
  /** Asks a policy that only limits an answer which hangs on another: a deadline. */
  readonly limits: <P extends PolicyName>(name: P) => Policies[P];
  /** Asks a policy that gives a number or a limit on the way. */
  readonly asks: <P extends PolicyName>(name: P) => Policies[P];
  /** Reads a list of which one line only will be cited. */
  readonly looksUp: <P extends PolicyName>(name: P) => Policies[P];
  /** Whether the rulebook has nothing on it. */
  readonly isSilent: (name: PolicyName) => boolean;
  /** Whether it was asked on the way to the answer. */
  readonly hasAsked: (name: PolicyName) => boolean;
  /** Whether a house has answered this otherwise than the rulebook beneath. */
  readonly departs: (name: PolicyName) => boolean;
  /** Keeps a fact that decided or a sum that was done. */
  readonly notes: <K extends keyof Reasons & string>(
    key: K,
    ...values: Reasons[K] extends Record<string, never> ? [] : [Reasons[K]]
  ) => void;
  /** Cites further numbers of the rulebook that stand inside a policy's value. */
  readonly cites: (refs: readonly string[]) => void;
  /** What stands against the player so far, where the incident names one. */
  readonly record: PlayerRecord | undefined;
};

/** The same inquiry, in which a policy does not decide: a more special one does. */
export const merely = (floor: Inquiry, ...onTheWay: readonly PolicyName[]): Inquiry => ({
  ...floor,
  decides: (name, part) => (onTheWay.includes(name) ? floor.asks(name) : floor.decides(name, part)),
});

export type Kept = { readonly because: readonly Because[]; readonly refs: readonly PinnedRef[] };

export function inquiryInto(
  book: Rulebook,
  occasion: string | undefined,
  record: PlayerRecord | undefined,
): { readonly floor: Inquiry; readonly kept: () => Kept } {
  const because: Because[] = [];
  const cited: PinnedRef[] = [];
  const ask = <P extends PolicyName>(name: P, decides: boolean, limits = false, part?: ReadPart): Policies[P] => {
    const { readIn, reading, ...answer } = policy(book, name, occasion);
    const at = because.findIndex((link) => link.is === 'policy' && link.policy === name);
    const before = because[at];
    const link: Because = {
      is: 'policy',
      decides: decides || (before?.is === 'policy' && before.decides),
      ...((limits || (before?.is === 'policy' && before.limits)) && { limits: true }),
      ...(answer as Cited),
      ...(((reading && (readIn === undefined || (part !== undefined && readIn.includes(part)))) ||
        (before?.is === 'policy' && before.reading)) && { reading: true }),
    };
    if (at === -1) because.push(link);
    else because[at] = link;
    return answer.value;
  };
  return {
    floor: {
      decides: (name, part) => ask(name, true, false, part),
      limits: (name) => ask(name, false, true),
      asks: (name) => ask(name, false),
      isSilent: (name) => policy(book, name, occasion).from === 'base',
      hasAsked: (name) => because.some((link) => link.is === 'policy' && link.policy === name),
      departs: (name) => policy(book, name, occasion).from === 'house',
      looksUp: (name) => policy(book, name, occasion).value,
      notes: (key, ...values) => {
        because.push({ is: 'note', key, values: values[0] ?? {} } as Because);
      },
      cites: (refs) => {
        cited.push(...refs.map((ref) => pinned(written(book), ref)));
      },
      record,
    },
    kept: () => ({
      because,
      refs: [...new Set([...because.flatMap((link) => (link.is === 'policy' ? link.refs : [])), ...cited])],
    }),
  };
}
