import type { MultiDayRefusal, PartFault } from './refusal.ts';
import type { MultiDaySetup, Part } from './state.ts';

const LONGEST_NAME = 120;
const MOST_PARTS = 40;

/** The first thing that is wrong with an event of several days. */
export function checkSetup({ name, parts }: MultiDaySetup): MultiDayRefusal | undefined {
  const { length } = name.trim();
  if (length < 1 || length > LONGEST_NAME) return { code: 'event-nameless', most: LONGEST_NAME };
  const found = faultIn(parts);
  return found && { code: 'parts-invalid', ...found };
}

function faultIn(parts: readonly Part[]): { readonly fault: PartFault; readonly part?: string } | undefined {
  if (parts.length < 2) return { fault: 'tooFew' };
  if (parts.length > MOST_PARTS) return { fault: 'tooMany' };
  if (parts.some(({ name }) => name.trim() === '')) return { fault: 'nameless' };
  const twice = parts.find(({ name, id }) => parts.some((one) => one.id !== id && one.name.trim() === name.trim()));
  if (twice !== undefined) return { fault: 'sameName', part: twice.name };
  if (new Set(parts.map(({ id }) => id)).size < parts.length) return { fault: 'sameName' };
  const lost = parts.find(
    ({ feeds }, index) => feeds !== undefined && !parts.slice(index + 1).some(({ id }) => id === feeds),
  );
  if (lost !== undefined) return { fault: 'feedsNothing', part: lost.name };
  if (parts.filter(({ feeds }) => feeds === undefined).length !== 1) return { fault: 'noLastDay' };
  const nights = parts.flatMap(({ night }) => night ?? []);
  if (new Set(nights).size < nights.length) return { fault: 'nightTwice' };
  for (const { id, name, night } of parts) {
    const isFed = parts.some(({ feeds }) => feeds === id);
    if (isFed && night !== undefined) return { fault: 'nightTooMuch', part: name };
    if (!isFed && night === undefined) return { fault: 'nightMissing', part: name };
  }
  return undefined;
}
