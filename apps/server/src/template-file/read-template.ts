import { accept, refuse, type Verdict } from '@riffle/aggregate';
import { openTemplate, partsOfTdt, readTdt } from '@riffle/formats';
import type { Currency } from '@riffle/money';
import type { TemplateContent, TemplatePreview } from '@riffle/wire';
import { type Language, sayTdtFault, sayTdtLeft, sayTemplateFileProblem } from '@riffle/words';
import { z } from 'zod';
import { templateInFile } from '../schema/template.ts';

/** Why a file cannot be taken: in a sentence, or field by field. */
export type Unreadable =
  | { readonly is: 'file'; readonly detail: string; readonly code: string }
  | { readonly is: 'fields'; readonly issues: readonly z.core.$ZodIssue[] };
export type Reader = { readonly language: Language; readonly currency: Currency };

/** A template in a file, after everything that can be wrong with it was looked for. Nothing is kept. */
export const readTemplate = (bytes: Uint8Array, reader: Reader): Verdict<TemplatePreview, Unreadable> =>
  isTdt(bytes) ? fromTdt(bytes, reader) : fromRiffle(bytes, reader);

/** How The Tournament Director begins its files: JSON has quotes there. */
const isTdt = (bytes: Uint8Array): boolean =>
  /^\s*\{\s*[VTL]\s*:/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 200)));

function fromRiffle(bytes: Uint8Array, { language }: Reader): Verdict<TemplatePreview, Unreadable> {
  const opened = openTemplate(bytes);
  if (!opened.ok) {
    const { refusal } = opened;
    return refuse({ is: 'file', detail: sayTemplateFileProblem(refusal, language), code: refusal.code });
  }
  const read = z.safeParse(templateInFile, opened.value, { reportInput: true });
  if (!read.success) return refuse({ is: 'fields', issues: read.error.issues });
  const { name, ...content } = read.data;
  return accept({ from: 'riffle', name, contents: [content as TemplateContent], left: [] });
}

function fromTdt(bytes: Uint8Array, { language, currency }: Reader): Verdict<TemplatePreview, Unreadable> {
  const read = readTdt(bytes);
  if (!read.ok) return refuse({ is: 'file', detail: sayTdtFault(read.fault, language), code: read.fault.code });
  const name = read.night.title.trim().slice(0, 80).trim();
  const { contents, left } = partsOfTdt(read.night, currency);
  // what is kept goes by the same check as all that comes in
  const [kept, odd] = [contents, contents.map((content) => z.safeParse(templateInFile, { name: 'x', ...content }))];
  const fault = odd.find((one) => !one.success);
  if (fault?.error !== undefined) return refuse({ is: 'fields', issues: fault.error.issues });
  return accept({ from: 'tdt', name, contents: kept, left: left.map((one) => sayTdtLeft(one, language)) });
}
