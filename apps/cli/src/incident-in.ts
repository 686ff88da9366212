import { readFile } from 'node:fs/promises';
import type { Incident } from '@riffle/floor';
import type { Shell } from './shell.ts';

export type IncidentRead =
  | { readonly ok: true; readonly incident: Incident }
  | { readonly ok: false; readonly trouble: 'fileMissing' | 'noJson' | 'noIncident' };

/** An incident from a file, or from what is piped in. */
export async function incidentIn(path: string | undefined, { input }: Shell): Promise<IncidentRead> {
  let written: string;
  try {
    written = path === undefined || path === '-' ? await input() : await readFile(path, 'utf8');
  } catch {
    return { ok: false, trouble: 'fileMissing' };
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(written);
  } catch {
    return { ok: false, trouble: 'noJson' };
  }
  if (typeof parsed !== 'object' || parsed === null || !('kind' in parsed) || typeof parsed.kind !== 'string')
    return { ok: false, trouble: 'noIncident' };
  return { ok: true, incident: { kind: parsed.kind, facts: 'facts' in parsed ? parsed.facts : {} } };
}
