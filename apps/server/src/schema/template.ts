import { z } from 'zod';
import { setup } from '../kinds/night/setup.ts';
import { line } from './brand.ts';

export const templateBody = z.strictObject({ name: line(120), setup });
export const template = templateBody.extend({ id: z.string() });
