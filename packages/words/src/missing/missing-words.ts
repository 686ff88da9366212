import type { Missing } from '@riffle/tournament';

export type MissingWords = { readonly [C in Missing['code']]: (facts: Missing['facts']) => string };
