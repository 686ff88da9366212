import { configureGlobal } from 'fast-check';

/** `npm test` tries the same cases every time: what fails, fails again. `npm run fuzz` names another seed. */
configureGlobal({ seed: Number(process.env['RIFFLE_SEED'] ?? 69) });
