/** What a player says; `unclear`: nobody can tell what it meant. */
export const SAID = ['call', 'check', 'fold', 'allIn', 'bet', 'raise', 'amount', 'unclear'] as const;

/** Words of a player in turn. An amount is all that he wants to have in front of him. */
export type Words = { readonly said: (typeof SAID)[number]; readonly amount: number | undefined };
