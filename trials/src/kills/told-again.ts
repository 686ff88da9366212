import { isDeepStrictEqual } from 'node:util';
import { restore } from '@riffle/aggregate';
import { openHouse } from '@riffle/server';
import type { Night } from '@riffle/wire';

/** What a screen showed, whenever. */
export type Shown = { readonly when: string; readonly document: Night };

/** Each view that was ever shown, against what the files make of as many commits; the faults. */
export async function wasNeverSo(dataDir: string, night: string, shown: readonly Shown[]): Promise<readonly string[]> {
  const house = await openHouse({ dataDir });
  try {
    const hosted = await house.nights.find(night);
    if (hosted === undefined) return ['the night is gone'];
    const { kind, history } = hosted;
    return shown.flatMap(({ when, document: { version = 0, view } }) => {
      if (version > history.commits.length) return [`${when}: shown at ${String(version)}, which is not there`];
      const { state } = restore(kind.aggregate, history.commits.slice(0, version));
      const told = JSON.parse(JSON.stringify(kind.aggregate.view(state, kind.viewers.floor))) as unknown;
      return isDeepStrictEqual(told, view) ? [] : [`${when}: another view at ${String(version)}`];
    });
  } finally {
    await house.close();
  }
}
