import type { ofTemplateFile as german } from '../de/for-template-file.ts';
import { templateFile } from './template-file.ts';

export const ofTemplateFile: typeof german = { templateFile };
