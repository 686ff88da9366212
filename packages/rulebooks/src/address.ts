/** A rulebook's short name, as in its data. Which ones there are is data, so code can only pass it on. */
export type BookId = string;
/** An edition's short name, `2020-01`: numbers of rules move between editions. */
export type Edition = string;

/** The address of one rule, `pvb:42(4)`. */
export type RuleRef = `${BookId}:${string}`;
/** The same as it is stored and shown, with the edition: `pvb@2020-01:42(4)`. */
export type PinnedRef = `${BookId}@${Edition}:${string}`;
