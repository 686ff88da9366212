import type { AnswerTo, Policy } from './declaration/shape.ts';
import { balancing } from './policies/balancing.ts';
import { betting } from './policies/betting.ts';
import { button } from './policies/button.ts';
import { cash } from './policies/cash.ts';
import { chips } from './policies/chips.ts';
import { dealing } from './policies/dealing.ts';
import { declarations } from './policies/declarations.ts';
import { elimination } from './policies/elimination.ts';
import { entries } from './policies/entries.ts';
import { handForHand } from './policies/hand-for-hand.ts';
import { league } from './policies/league.ts';
import { pots } from './policies/pots.ts';
import { presence } from './policies/presence.ts';
import { sanctions } from './policies/sanctions.ts';
import { seating } from './policies/seating.ts';
import { showdown } from './policies/showdown.ts';
import { tables } from './policies/tables.ts';
import { timing } from './policies/timing.ts';

/** Every policy, in the order in which people read them: seats, tables, balancing, button, hands, places, presence. */
const declared = {
  ...seating,
  ...tables,
  ...balancing,
  ...button,
  ...dealing,
  ...timing,
  ...elimination,
  ...presence,
  ...betting,
  ...cash,
  ...pots,
  ...showdown,
  ...declarations,
  ...chips,
  ...entries,
  ...handForHand,
  ...sanctions,
  ...league,
};

type Declared = typeof declared;

/** The switches and numbers on which rulebooks part, each with what can be answered to it. */
export type Policies = { readonly [P in keyof Declared]: AnswerTo<Declared[P]> };
export type PolicyName = keyof Policies;

/** What stands before the dot of a policy's name: `betting`. */
export type Subject = PolicyName extends `${infer S}.${string}` ? S : never;
export const subjectOf = (name: PolicyName): Subject => name.slice(0, name.indexOf('.')) as Subject;
export type PolicyOn<S extends Subject> = Extract<PolicyName, `${S}.${string}`>;

export const policies: { readonly [P in PolicyName]: Policy<Policies[P]> } = declared;

export const policyNames = Object.keys(policies) as readonly PolicyName[];
