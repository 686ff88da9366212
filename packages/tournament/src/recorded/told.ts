import { EVENING } from '../testing.ts';

/** A moment of the nights that are told here; everything else that is a number is smaller. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value >= EVENING;

type Told = { readonly code: string; readonly facts: object; readonly because?: unknown };

/** What happened, on one line: places as `table.seat`, reasons by their code and figures, moments as time since a start. */
export function told(value: unknown, since: number): string {
  if (isMoment(value)) return timeOf(value - since);
  if (Array.isArray(value)) return `[${value.map((one) => told(one, since)).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  if ('table' in value && 'seat' in value && fields.length === 2) return `${String(value.table)}.${String(value.seat)}`;
  if ('code' in value && 'facts' in value) {
    const { code, facts, because: _, ...more } = value as Told;
    return [reasonTold({ code, facts }, since), ...Object.entries(more).map((one) => fieldsTold([one], since))].join(
      ' ',
    );
  }
  if ('kind' in value && 'duration' in value) return fields.map(([, one]) => String(one)).join('/');
  if ('policy' in value && 'from' in value) return policyTold(value as { policy: string; value?: unknown }, since);
  // which rules name an offence is shown where penalties are
  const shown = 'offence' in value ? fields.filter(([name]) => name !== 'refs') : fields;
  return `{${fieldsTold(shown, since)}}`;
}

/** What a rulebook answers; which rules say so is another test's. */
const policyTold = ({ policy, value }: { policy: string; value?: unknown }, since: number): string =>
  `${policy}:${told(value, since)}`;

export const fieldsTold = (fields: readonly (readonly [string, unknown])[], since: number): string =>
  fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? name : `${name}=${told(value, since)}`))
    .join(' ');

function reasonTold({ code, facts }: Told, since: number): string {
  const figures = fieldsTold(Object.entries(facts), since);
  return figures === '' ? code : `${code}(${figures})`;
}

function timeOf(ms: number): string {
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(ms % 1000).padStart(3, '0')}`;
}
