export const showdownKinds = {};

export type ShowdownKinds = typeof showdownKinds;
