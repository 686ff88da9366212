import type { RuleEntry } from '../rule.ts';
import { wordsIn } from './marks.ts';
import type { Numbering, Step, Way } from './numbering.ts';

/** A mark that the text should have, in the order of the rulebook. */
export type Place = {
  readonly step: Step;
  /** The place of which this is a part; -1 where it is of none. */
  readonly within: number;
  /** The last place inside this one; itself where there is none. */
  last: number;
  /** What the rulebook calls the rule that begins here. */
  readonly heading?: string;
  /** The words of it that the text may be expected to have. */
  readonly name?: string;
};

/** A rule with the places on its way, from the outermost; none where its number is not understood. */
type Sought = { readonly rule: RuleEntry; readonly way: Way | undefined; readonly places: readonly number[] };

export type Places = { readonly places: readonly Place[]; readonly sought: readonly Sought[] };

type Branch = { readonly step: Step; readonly inside: Map<string, Branch>; heading?: string };

/** All marks that the numbers of a rulebook speak of, each once, what is inside another directly behind it. */
export function placesOf(rules: readonly RuleEntry[], numbering: Numbering): Places {
  const roots = new Map<string, Branch>();
  const ways = rules.map((rule) => numbering(rule.ref));
  for (const [at, way] of ways.entries()) {
    let level = roots;
    for (const one of way?.steps ?? []) {
      const branch = level.get(one.upTo) ?? { step: one, inside: new Map<string, Branch>() };
      level.set(one.upTo, branch);
      if (one === way?.steps.at(-1)) branch.heading ??= rules[at]?.heading ?? '';
      level = branch.inside;
    }
  }
  const places: Place[] = [];
  const nth = new Map<string, number>();
  const enter = (level: ReadonlyMap<string, Branch>, within: number): void => {
    for (const { step, inside, heading } of level.values()) {
      const at = places.length;
      const name = wordsIn((heading ?? '').split(/[:(–]/)[0] ?? '');
      const called = { ...(heading !== undefined && { heading }), ...(name !== '' && { name }) };
      const place: Place = { step, within, last: at, ...called };
      places.push(place);
      nth.set(step.upTo, at);
      enter(inside, at);
      place.last = places.length - 1;
    }
  };
  enter(roots, -1);
  const sought = rules.map((rule, at) => {
    const way = ways[at];
    return { rule, way, places: (way?.steps ?? []).flatMap(({ upTo }) => nth.get(upTo) ?? []) };
  });
  return { places, sought };
}
