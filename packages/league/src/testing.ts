import type { Answers, Profile } from './profile/profile.ts';
import type { QuestionName, ValueOf } from './profile/questions.ts';
import { readyProfile } from './profiles/ready.ts';
import type { Card, Stack } from './season/shape.ts';

export function ready(id: string): Profile {
  const found = readyProfile(id);
  if (found === undefined) throw new Error(`no profile ${id}`);
  return found;
}
/** The same with one answer of the league's own. */
export const instead = <N extends QuestionName>(profile: Profile, name: N, value: ValueOf<N>): Profile => ({
  ...profile,
  answers: { ...profile.answers, [name]: { value, refs: [] } } as Answers,
});

/** A seat in short: a number is the place at which he went out, `{ chips }` what he had at the end, `ghost` nobody. */
type Short = number | { readonly chips: number } | 'ghost';
/** A card of players a1, b1, c1 … of the teams A, B, C … */
export const card = (seats: readonly Short[], more: Partial<Card> = {}): Card => ({
  table: '1',
  seats: seats.map((seat, nth) => {
    const team = String.fromCharCode(65 + nth);
    const player = `${team.toLowerCase()}1`;
    if (seat === 'ghost') return { team, ghost: true };
    return { team, player, ...(typeof seat === 'number' ? { place: seat } : seat) };
  }),
  ...more,
});

/** Stacks of a heat: from how much to how much, or from how much to which place. */
export const stacks = (...of: readonly (readonly [start: number, end: number | { readonly out: number }])[]) =>
  of.map(([start, end], nth): Stack => {
    const team = String.fromCharCode(65 + nth);
    return {
      ...{ team, player: `${team.toLowerCase()}1`, start },
      ...(typeof end === 'number' ? { end } : { place: end.out }),
    };
  });
