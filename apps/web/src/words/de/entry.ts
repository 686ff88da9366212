export const entry = {};
