import type { RecordFault } from '../problems/record-fault.ts';

/** The hands of a file as JSON: one object, several with empty lines between them, or a list. */
export function ohhObjects(text: string): readonly ({ readonly is: unknown } | { readonly fault: RecordFault })[] {
  const whole = parse(text, 0);
  if ('is' in whole) {
    const all = Array.isArray(whole.is) ? (whole.is as readonly unknown[]) : [whole.is];
    return all.map((one) => ({ is: unwrapped(one) }));
  }
  const parts = [...text.matchAll(/(?:^|\n)\{[\s\S]*?(?=\n\{|$(?![\s\S]))/g)];
  if (parts.length < 2) return [whole];
  return parts.map(({ 0: part, index }) => {
    const parsed = parse(part, text.slice(0, index).split('\n').length - 1);
    return 'is' in parsed ? { is: unwrapped(parsed.is) } : parsed;
  });
}

function parse(text: string, before: number): { readonly is: unknown } | { readonly fault: RecordFault } {
  try {
    return { is: JSON.parse(text) as unknown };
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = before + text.slice(0, position).split('\n').length;
    return { fault: { code: 'not-readable', says: message, line } };
  }
}

const unwrapped = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'ohh' in value ? value.ohh : value;
