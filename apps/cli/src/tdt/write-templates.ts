import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatTemplate, partsOfTdt, type TdtNight } from '@riffle/formats';
import type { Currency } from '@riffle/money';
import { done, type Outcome, refused, type Shell } from '../shell.ts';
import { inOneLine, toldLeft } from './say-tdt.ts';

type Wanted = { readonly path: string; readonly folder: string; readonly currency: Currency };

/** A file for each part that can be a template, and a line for all that is not taken. One that is there is never written over. */
export function writeTemplates(night: TdtNight, { path, folder, currency }: Wanted, shell: Shell): Outcome {
  const { tdt, trouble } = shell.words;
  const { contents, left } = partsOfTdt(night, currency);
  const name = inOneLine(night.title).slice(0, 80).trim() || 'The Tournament Director';
  for (const content of contents) {
    const to = join(folder, `${name.replaceAll(/[^\p{L}\p{N} _-]+/gu, '-')}.${content.kind}.riffle.json`);
    try {
      writeFileSync(to, formatTemplate(name, content), { flag: 'wx' });
    } catch {
      return refused(trouble.fileNotWritten(to));
    }
    shell.print(tdt.written(to));
  }
  for (const one of left) shell.print(`- ${toldLeft(one, shell.language)}`);
  return contents.length === 0 ? refused(tdt.noTemplate(path)) : done;
}
