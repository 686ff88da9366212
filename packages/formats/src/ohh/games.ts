import { type BettingStructure, findVariant, type Variant } from '@riffle/hand';

const BET_TYPES = { noLimit: 'NL', potLimit: 'PL', fixedLimit: 'FL' } as const satisfies Record<
  BettingStructure,
  string
>;
const LIMIT_NAMES = { NL: 'no-limit', PL: 'pot-limit', FL: 'limit' } as const;
export type BetType = keyof typeof LIMIT_NAMES;
export const GAME_TYPES = ['Holdem', 'Omaha', 'OmahaHiLo', 'Stud', 'StudHiLo'] as const;
export type GameType = (typeof GAME_TYPES)[number];

/** How many own cards an Omaha hand has is told by the cards alone. */
const idOf = (game: GameType, limit: string, cards: number): string => {
  switch (game) {
    case 'Holdem':
      return `${limit}-holdem`;
    case 'Omaha':
      return `${limit}-omaha-${String(cards)}`;
    case 'OmahaHiLo':
      return `${limit}-omaha-hi-lo-${String(cards)}`;
    case 'Stud':
      return `${limit}-stud`;
    case 'StudHiLo':
      return `${limit}-stud-hi-lo`;
  }
};

export const variantOfOhh = (game: GameType, bets: BetType, cards: number): Variant | undefined =>
  findVariant(idOf(game, LIMIT_NAMES[bets], cards));

/** `undefined` for what the format has no name for. */
export function ohhGameOf(variant: Variant): { readonly game: GameType; readonly bets: BetType } | undefined {
  const bets = BET_TYPES[variant.structure];
  const cards = variant.streets[0]?.hole.length ?? 0;
  const game = GAME_TYPES.find((type) => variantOfOhh(type, bets, cards)?.id === variant.id);
  return game && { game, bets };
}

const FLOP = ['Preflop', 'Flop', 'Turn', 'River'] as const;
const STUD = ['Third Street', 'Fourth Street', 'Fifth Street', 'Sixth Street', 'Seventh Street'] as const;
export const streetNames = ({ family }: Variant): readonly string[] => (family === 'stud' ? STUD : FLOP);
