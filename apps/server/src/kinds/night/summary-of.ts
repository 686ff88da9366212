import { type Ots, otsOf } from '@riffle/formats';
import type { Hosted } from '../../host/hosted.ts';
import { riffleVersion } from '../../riffle-version.ts';
import type { NightShape } from './shape.ts';
import { seen } from './viewers.ts';

type Around = { readonly clubName: () => Promise<string>; readonly now: () => number };

/** The night as an Open Tournament Summary: names as the room is told of them, money as staff are, who alone may ask for it. */
export async function summaryOf(hosted: Hosted<NightShape>, { clubName, now }: Around): Promise<Ots> {
  const { state, code, kind, namesOf, staffName } = hosted;
  return otsOf(seen(state, 'staff'), kind.names(state, kind.viewers.guest, namesOf, staffName), {
    club: (await clubName()) || 'Riffle',
    number: code,
    version: await riffleVersion(),
    now: now(),
  });
}
