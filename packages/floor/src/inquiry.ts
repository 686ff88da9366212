import {
  type Cited,
  type OffenceAnswer,
  type PinnedRef,
  type Policies,
  type PolicyName,
  pinned,
  policies,
  policy,
  type ReadPart,
  type Rulebook,
  written,
} from '@riffle/rulebooks';
import type { Because } from './because.ts';
import type { Circumstances } from './circumstances.ts';
import type { Reasons } from './reasons.ts';
import type { PlayerRecord } from './sanction.ts';

/**
 * Whom an incident asks: the rulebook, through its policies. What is asked is kept, in order, as the reasons. What the
 * ruling rests on follows from how it was asked (`standing.ts`).
 */
export type Inquiry = {
  /** Asks the policy that speaks of this very incident; `part` names what of it matters, where only that part is a reading. */
  readonly decides: <P extends PolicyName>(name: P, part?: ReadPart) => Policies[P];
  /** Asks a policy that only limits an answer which hangs on another: a deadline. */
  readonly limits: <P extends PolicyName>(name: P) => Policies[P];
  /** Asks for a number, a condition or a manner on the way: the ruling rests on it where another answer would change the outcome. */
  readonly asks: <P extends PolicyName>(name: P, part?: ReadPart) => Policies[P];
  /** Asks what is taken as given here, or is a question of its own: a reason, but nothing that the ruling rests on. */
  readonly frames: <P extends PolicyName>(name: P) => Policies[P];
  /** What common practice says, where the rulebook's own answer is about something else. */
  readonly usually: <P extends PolicyName>(name: P) => Policies[P];
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
  /** What the rulebook says of the very rule that was broken, rather than of its kind. */
  readonly says: OffenceAnswer | undefined;
};

/** The same inquiry, in which a policy does not decide: a more special one does. */
export const merely = (floor: Inquiry, ...onTheWay: readonly PolicyName[]): Inquiry => ({
  ...floor,
  decides: (name, part) => (onTheWay.includes(name) ? floor.asks(name, part) : floor.decides(name, part)),
});

/** The same inquiry, in which a policy is taken as given: the table has played by it until now. */
export const given = (floor: Inquiry, ...names: readonly PolicyName[]): Inquiry => ({
  ...floor,
  asks: (name, part) => (names.includes(name) ? floor.frames(name) : floor.asks(name, part)),
  limits: (name) => (names.includes(name) ? floor.frames(name) : floor.limits(name)),
});

/** What a policy would have to answer for once, to see what would come of it. */
export type Supposed = { readonly policy: PolicyName; readonly value: unknown };

export type Kept = { readonly because: readonly Because[]; readonly refs: readonly PinnedRef[] };

type Asked = 'decides' | 'limits' | 'asks' | 'frames';

export function inquiryInto(
  book: Rulebook,
  { occasion, record, says }: Circumstances = {},
  supposed?: Supposed,
): { readonly floor: Inquiry; readonly kept: () => Kept } {
  const because: Because[] = [];
  const cited: PinnedRef[] = [];
  const answerTo = <P extends PolicyName>(name: P): Cited<P> => {
    const answer = policy(book, name, occasion);
    return supposed?.policy === name ? { ...answer, value: supposed.value as Policies[P] } : answer;
  };
  const ask = <P extends PolicyName>(name: P, how: Asked, part?: ReadPart): Policies[P] => {
    const { readIn, reading, ...answer } = answerTo(name);
    const at = because.findIndex((link) => link.is === 'policy' && link.policy === name);
    const before = because[at]?.is === 'policy' ? because[at] : undefined;
    const read = reading && (readIn === undefined || (part !== undefined && readIn.includes(part)));
    const link: Because = {
      is: 'policy',
      decides: how === 'decides' || before?.decides === true,
      ...((how === 'limits' || before?.limits) && { limits: true }),
      ...(how === 'frames' && (before === undefined || before.frames) && { frames: true }),
      ...(answer as Cited),
      ...((read || before?.reading) && { reading: true }),
    };
    if (at === -1) because.push(link);
    else because[at] = link;
    return answer.value;
  };
  return {
    floor: {
      decides: (name, part) => ask(name, 'decides', part),
      limits: (name) => ask(name, 'limits'),
      asks: (name, part) => ask(name, 'asks', part),
      frames: (name) => ask(name, 'frames'),
      isSilent: (name) => policy(book, name, occasion).from === 'base',
      hasAsked: (name) => because.some((link) => link.is === 'policy' && link.policy === name),
      departs: (name) => policy(book, name, occasion).from === 'house',
      usually: (name) => {
        const value = policies[name].usual;
        because.push({ is: 'policy', decides: true, ...({ policy: name, value, refs: [], from: 'base' } as Cited) });
        return value;
      },
      looksUp: (name) => answerTo(name).value,
      notes: (key, ...values) => {
        because.push({ is: 'note', key, values: values[0] ?? {} } as Because);
      },
      cites: (refs) => {
        cited.push(...refs.map((ref) => pinned(written(book), ref)));
      },
      record,
      says,
    },
    kept: () => ({
      because,
      refs: [...new Set([...because.flatMap((link) => (link.is === 'policy' ? link.refs : [])), ...cited])],
    }),
  };
}
