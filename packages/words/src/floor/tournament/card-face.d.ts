/** `As` as A♠, `Td` as 10♦. */
export declare const sayCard: (card: string) => string;
