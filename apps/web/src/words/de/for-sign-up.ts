import { signUp } from './sign-up.ts';

/** Who comes to a night: the public page, and what the desk has of it. */
export const signUps = { signUp };
