import { OFFENCES, type Offence } from '@riffle/rulebooks';
import type { PlayerRecord } from '../src/sanction.ts';
import { sanctionOf } from '../src/sanction-of.ts';
import { differing } from './differing.ts';
import { type Parts, saidSanction } from './parts.ts';
import { books, houses, type View } from './views.ts';
import { Written } from './written.ts';

/** What stands against the player: nothing, the same once, so many cautions for something else. */
const BEFORE: { readonly [change: string]: (offence: Offence) => PlayerRecord } = {
  'the same once': (offence) => ({ cautions: 0, penalties: 1, offences: [offence] }),
  '1 caution': () => ({ cautions: 1, penalties: 0, offences: [] }),
  '2 cautions': () => ({ cautions: 2, penalties: 0, offences: [] }),
  '3 cautions, the same once': (offence) => ({ cautions: 3, penalties: 1, offences: [offence] }),
};

/** What the rulebooks say of each offence by itself. */
export function offencesRecord(): string {
  const views = [...books, ...houses];
  const of = (offence: Offence, record?: PlayerRecord): ReadonlyMap<string, Parts> =>
    new Map(views.map((view) => [view.name, partsOf(offence, view, record)]));
  const blocks = OFFENCES.map((offence) => ({
    heading: offence,
    lines: differing(of(offence), new Map()),
    otherwise: Object.entries(BEFORE).map(([change, record]) => ({
      change,
      lines: differing(of(offence, record(offence)), of(offence)),
    })),
  }));
  return new Written(blocks).page('offences', blocks);
}

function partsOf(offence: Offence, { book }: View, record?: PlayerRecord): Parts {
  const { sanction, refs } = sanctionOf(offence, book, record === undefined ? {} : { record });
  return { '=': saidSanction(sanction), cited: refs.map((ref) => ref.slice(ref.indexOf(':') + 1)).join(' ') };
}
