import { type HouseAnswers, type HouseRulebook, houseBook, type PolicyName, policy } from '@riffle/rulebooks';

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
