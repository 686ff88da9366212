export const cashKinds = {};

export type CashKinds = typeof cashKinds;
