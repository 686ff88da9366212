export const wall = {};
