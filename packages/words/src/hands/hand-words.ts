import type { HandName } from '@riffle/cards';

export type HandWords = {
  readonly [Kind in HandName['kind']]: (hand: HandName & { readonly kind: Kind }) => string;
};
