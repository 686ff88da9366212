export const conductKinds = {};

export type ConductKinds = typeof conductKinds;
