import { configureGlobal } from 'fast-check';

/** `npm test` tries the same cases every time: what fails, fails again. `npm run fuzz` names another seed. */
const { RIFFLE_SEED = '69' } = process.env;
configureGlobal({ seed: Number(RIFFLE_SEED) });
