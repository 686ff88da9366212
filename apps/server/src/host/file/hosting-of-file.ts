import { nestsTooDeep } from '@riffle/formats';
import { z } from 'zod';
import type { Host } from '../host.ts';
import type { Hosting } from '../hosting.ts';

const heading = z.looseObject({ format: z.string() });

/** For whose kind a file is, by what it calls itself. */
export function hostingOfFile(host: Host, text: string): Hosting | undefined {
  const { data } = heading.safeParse(jsonIn(text));
  return host.all.find(({ kind }) => data !== undefined && kind.file?.format === data.format);
}

function jsonIn(text: string): unknown {
  try {
    return nestsTooDeep(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
