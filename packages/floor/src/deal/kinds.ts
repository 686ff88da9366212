export const dealKinds = {};

export type DealKinds = typeof dealKinds;
