const SIGNS: { readonly [suit: string]: string } = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** `As` as A♠, `Td` as 10♦. */
export const sayCard = (card: string): string => `${card.slice(0, 1).replace('T', '10')}${SIGNS[card.slice(1)] ?? ''}`;
