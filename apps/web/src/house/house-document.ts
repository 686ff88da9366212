import {
  type HouseAnswers,
  type HouseRulebook,
  houseBook,
  type PolicyName,
  policy,
  type Rulebook,
  rulebooks,
} from '@riffle/rulebooks';

/** A house rulebook that says nothing yet. */
export function newHouse(name: string, under: Rulebook, day: string, taken: readonly string[]): HouseRulebook {
  return {
    format: 'riffle-house-rulebook',
    v: 1,
    id: idFor(name, [...taken, ...rulebooks.map(({ id }) => id)]),
    edition: day,
    name: name.trim(),
    extends: { id: under.id, edition: under.edition },
    answers: {},
  };
}

const LONGEST = 36;

/** A short name made from the name: `Hausregeln Kreuzberg` is `hausregeln-kreuzberg`. */
export function idFor(name: string, taken: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[äöü]/g, (umlaut) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[umlaut] ?? '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '');
  const id = plain.length < 2 ? 'house' : plain;
  for (let nth = 1; ; nth += 1) {
    const one = nth === 1 ? id : `${id}-${String(nth)}`;
    if (!taken.includes(one)) return one;
  }
}

/** With another answer; what the rulebook beneath says is no answer of the house. */
export function answered(house: HouseRulebook, name: PolicyName, value: unknown): HouseRulebook {
  const under = houseBook({ ...house, answers: {} });
  if (under !== undefined && JSON.stringify(policy(under, name).value) === JSON.stringify(value))
    return inherited(house, name);
  const note = house.answers[name]?.note;
  return withAnswers(house, { ...house.answers, [name]: { value, ...(note !== undefined && { note }) } });
}

export function inherited(house: HouseRulebook, name: PolicyName): HouseRulebook {
  const { [name]: _, ...answers } = house.answers;
  return withAnswers(house, answers);
}

const LONGEST_NOTE = 500;

/** With the house's own words; empty ones are none. */
export function noted(house: HouseRulebook, name: PolicyName, written: string): HouseRulebook {
  const answer = house.answers[name];
  if (answer === undefined) return house;
  const note = [...written].slice(0, LONGEST_NOTE).join('');
  const { value } = answer;
  return withAnswers(house, { ...house.answers, [name]: { value, ...(note.trim() !== '' && { note }) } });
}

const withAnswers = (house: HouseRulebook, answers: object): HouseRulebook => ({
  ...house,
  answers: answers as HouseAnswers,
});
