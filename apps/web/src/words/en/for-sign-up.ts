import type { signUps as german } from '../de/for-sign-up.ts';
import { signUp } from './sign-up.ts';

export const signUps: typeof german = { signUp };
