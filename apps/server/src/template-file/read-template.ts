import { accept, refuse, type Verdict } from '@riffle/aggregate';
import { openTemplate } from '@riffle/formats';
import type { TemplateContent, TemplatePreview } from '@riffle/wire';
import { type Language, sayTemplateFileProblem } from '@riffle/words';
import { z } from 'zod';
import { templateInFile } from '../schema/template.ts';

/** Why a file cannot be taken: in a sentence, or field by field. */
export type Unreadable =
  | { readonly is: 'file'; readonly detail: string; readonly code: string }
  | { readonly is: 'fields'; readonly issues: readonly z.core.$ZodIssue[] };

/** A template in a file, after everything that can be wrong with it was looked for. Nothing is kept. */
export function readTemplate(bytes: Uint8Array, language: Language): Verdict<TemplatePreview, Unreadable> {
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
