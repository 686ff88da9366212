export const setup = {};
