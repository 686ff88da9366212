import type { TemplateContent, TemplateFile } from '@riffle/wire';

export const TEMPLATE_FORMAT = 'riffle-template' as const;
export const TEMPLATE_VERSION = 1 as const;

/** A template as clubs hand it on: to be read by people as well, a field a line. */
export function formatTemplate(name: string, content: TemplateContent): string {
  const file: TemplateFile = { format: TEMPLATE_FORMAT, v: TEMPLATE_VERSION, name, ...content };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
