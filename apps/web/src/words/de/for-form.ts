import { form } from './form.ts';

/** How a night is played out. */
export const ofForm = { form };
