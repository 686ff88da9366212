export const presenceKinds = {};

export type PresenceKinds = typeof presenceKinds;
