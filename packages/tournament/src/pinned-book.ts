import { remembered } from '@riffle/aggregate';
import { type Answers, findRulebook, isPolicyValue, type PolicyName, policies, type Rulebook } from '@riffle/rulebooks';
import { equal } from './equal.ts';
import { copyIn, isCopyOf, printed } from './pinned-copy.ts';
import type { PinnedSetup, Setup } from './setup.ts';

type Chosen = Setup['rulebook'];
type Pinned = PinnedSetup['rulebook'];

/** What a night keeps: the choice with a copy of the rulebook as it now is, or as the night had it before. */
export function pinned({ id, edition, occasion, house }: Chosen, before?: Pinned): Pinned {
  const chosen = {
    id,
    edition,
    ...(occasion === undefined ? {} : { occasion }),
    ...(house === undefined ? {} : { house }),
  };
  const book = printed(chosen);
  const had = before?.copy;
  const copy = had !== undefined && isCopyOf(chosen, had) ? had : findRulebook(book.id, book.edition);
  return copy === undefined ? chosen : { ...chosen, copy };
}

/** The rulebook of a copy. It is the shelf's own where that says the same. */
export const bookOf = remembered((copy: Rulebook): Rulebook => {
  const shelved = findRulebook(copy.id, copy.edition);
  return shelved !== undefined && equal(shelved, copy) ? shelved : readable(copy);
});

/** An answer that nobody understands any more is none: what it asked has got other answers since. */
const readable = (copy: Rulebook): Rulebook => ({
  ...copy,
  answers: understood(copy.answers),
  occasions: copy.occasions.map((occasion) => ({ ...occasion, answers: understood(occasion.answers) })),
});

const understood = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name, { value }]) => isUnderstood(name as PolicyName, value)),
  ) as Answers;

function isUnderstood(name: PolicyName, value: unknown): boolean {
  if (!Object.hasOwn(policies, name)) return false;
  // only a rulebook writes it, so that of an edition which is gone is in no list
  if (policies[name].form === 'asWritten') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return isPolicyValue(name, value);
}

const shown = new WeakMap<PinnedSetup, PinnedSetup>();

/** Without the copy where every viewer's own shelf says the same. */
export function shownSetup(setup: PinnedSetup): PinnedSetup {
  const { copy, ...chosen } = setup.rulebook;
  const ruling = copyIn(setup.rulebook);
  const isNews = ruling !== undefined && bookOf(ruling) !== findRulebook(ruling.id, ruling.edition);
  if (copy === undefined || isNews) return setup;
  const known = shown.get(setup);
  if (known !== undefined) return known;
  const told = { ...setup, rulebook: chosen };
  shown.set(setup, told);
  return told;
}
