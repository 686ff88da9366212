import { accept, refuse, type Verdict } from '@riffle/aggregate';
import { z } from 'zod';
import { decoded } from '../lists/decoded.ts';
import { nestsTooDeep } from '../nesting.ts';
import type { TemplateFileProblem } from '../problems/template-file-problem.ts';
import { placesIn } from '../tdt/places-in.ts';
import { TEMPLATE_FORMAT, TEMPLATE_VERSION } from './format-template.ts';

/** A thousand levels, prices and prizes have less; what is more was made to keep a server busy. */
const MOST_BYTES = 1_000_000;
/** A house rulebook within a whole night goes some ten deep. */
const DEEPEST = 32;

const heading = z.looseObject({ format: z.string(), v: z.int().min(1) });

/** What a template's file says besides its heading: still to be checked, field by field. */
export function openTemplate(bytes: Uint8Array): Verdict<Readonly<Record<string, unknown>>, TemplateFileProblem> {
  if (bytes.length > MOST_BYTES) return refuse({ code: 'too-large', most: MOST_BYTES });
  const read = decoded(bytes);
  if (read.is !== 'text') return refuse({ code: 'no-text' });
  if (read.text.trim() === '') return refuse({ code: 'empty' });
  if (nestsTooDeep(read.text, DEEPEST)) return refuse({ code: 'too-deep' });
  const parsed = parsedJson(read.text);
  if (!parsed.ok) return parsed;
  const { data: head } = heading.safeParse(parsed.value);
  if (head?.format !== TEMPLATE_FORMAT) {
    return refuse({ code: 'other-format', ...(head !== undefined && { found: head.format.slice(0, 40) }) });
  }
  const { format: _, v, ...rest } = head;
  return v > TEMPLATE_VERSION ? refuse({ code: 'newer-version', found: v }) : accept(rest);
}

function parsedJson(text: string): Verdict<unknown, TemplateFileProblem> {
  try {
    return accept(JSON.parse(text) as unknown);
  } catch (error) {
    // only its message says where
    const [, at] = /at position (\d+)/.exec(String(error)) ?? [];
    return refuse({ code: 'no-json', ...placesIn(text)(at === undefined ? text.length : Number(at)) });
  }
}
