import { templateFile } from './template-file.ts';

/** What is said of a template in a file, before it is the club's. */
export const ofTemplateFile = { templateFile };
