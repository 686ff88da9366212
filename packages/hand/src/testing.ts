/** For tests of other packages: hands that nobody would think of. */
export { offeredCommand } from './fuzz/random-command.ts';
export { randomSetup } from './fuzz/random-setup.ts';
export { pick, seeded } from './fuzz/seeded.ts';
