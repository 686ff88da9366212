import type { BookId, Edition } from '../address.ts';
import type { Policies, PolicyName } from '../policies.ts';
import type { Answer, Answers, Rulebook } from '../rulebook.ts';
import { findRulebook } from '../shelf.ts';

/** One answer of the house, with the words in which the house puts it. */
export type HouseAnswer<P extends PolicyName = PolicyName> = {
  readonly value: Policies[P];
  /** The house's own wording, shown beside the answer. */
  readonly note?: string;
};

export type HouseAnswers = { readonly [P in PolicyName]?: HouseAnswer<P> };

/** What a house decides otherwise, on top of a rulebook. It is kept and passed on as this one document. */
export type HouseRulebook = {
  readonly format: 'riffle-house-rulebook';
  readonly v: 1;
  readonly id: BookId;
  /** The day of this edition or any short name: what an event pins. */
  readonly edition: Edition;
  readonly name: string;
  readonly extends: { readonly id: BookId; readonly edition: Edition };
  readonly answers: HouseAnswers;
};

/** A house rulebook as code asks it: its own answers first, then those of the rulebook beneath, then the base profile. */
export function houseBook(house: HouseRulebook): Rulebook | undefined;
/** The same over a rulebook that somebody has kept: it may have left the shelf. */
export function houseBook(house: HouseRulebook, under: Rulebook): Rulebook;
export function houseBook(
  house: HouseRulebook,
  under = findRulebook(house.extends.id, house.extends.edition),
): Rulebook | undefined {
  if (under === undefined) return undefined;
  const answers = Object.fromEntries(
    Object.entries(house.answers).map(([name, { value }]) => [name, { value, refs: [name] } as Answer<PolicyName>]),
  ) as Answers;
  return {
    id: house.id,
    edition: house.edition,
    editionText: house.edition,
    name: house.name,
    under,
    answers,
    // the occasions are those of the rulebook beneath; what the house says holds on all of them
    occasions: under.occasions.map(({ id, label }) => ({ id, label, answers: {} })),
  };
}
