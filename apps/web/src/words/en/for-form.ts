import type { ofForm as german } from '../de/for-form.ts';
import { form } from './form.ts';

export const ofForm: typeof german = { form };
