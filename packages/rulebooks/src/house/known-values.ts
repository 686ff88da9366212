import { type PolicyName, policies } from '../policies.ts';
import { rulebooks } from '../shelf.ts';

/** Every answer that is known to a policy: that of common practice and those of the rulebooks on the shelf. */
export const knownValues = (name: PolicyName): readonly unknown[] => {
  const said = rulebooks.flatMap(({ answers, occasions }) =>
    [answers, ...occasions.map((occasion) => occasion.answers)].flatMap((one) =>
      one[name] === undefined ? [] : [one[name].value],
    ),
  );
  const all = new Map([policies[name].usual, ...said].map((value) => [JSON.stringify(value), value as unknown]));
  return [...all.values()];
};
