/** A rulebook's short name, as in its data. Which ones there are is data, so code can only pass it on. */
export type BookId = string;
/** An edition's short name, `2020-01`: numbers of rules move between editions. */
export type Edition = string;

/** The address of one rule, `pvb:42(4)`. */
export type RuleRef = `${BookId}:${string}`;
/** The same as it is stored and shown, with the edition: `pvb@2020-01:42(4)`. */
export type PinnedRef = `${BookId}@${Edition}:${string}`;

/** An address taken apart. `ref` is the rulebook's own number, and may hold spaces, brackets, dots and colons. */
export type RuleAddress = { readonly book: BookId; readonly ref: string };
export type PinnedAddress = RuleAddress & { readonly edition: Edition };

const bookPattern = '[a-z][a-z0-9-]*';
const editionPattern = '[a-z0-9][a-z0-9.-]*';
// square brackets are how a test title marks an address, so a number of a rule never holds one
const refPattern = '[^\\s\\[\\]](?:[^\\[\\]\\n]*[^\\s\\[\\]])?';

const ruleRef = new RegExp(`^(${bookPattern}):(${refPattern})$`);
const pinnedRef = new RegExp(`^(${bookPattern})@(${editionPattern}):(${refPattern})$`);

export const formatRuleRef = ({ book, ref }: RuleAddress): RuleRef => `${book}:${ref}`;

export function parseRuleRef(text: string): RuleAddress | undefined {
  const [, book, ref] = ruleRef.exec(text) ?? [];
  return book === undefined || ref === undefined ? undefined : { book, ref };
}

export const formatPinnedRef = ({ book, edition, ref }: PinnedAddress): PinnedRef => `${book}@${edition}:${ref}`;

export function parsePinnedRef(text: string): PinnedAddress | undefined {
  const [, book, edition, ref] = pinnedRef.exec(text) ?? [];
  return book === undefined || edition === undefined || ref === undefined ? undefined : { book, edition, ref };
}
