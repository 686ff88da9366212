import type { Person } from '@riffle/wire';
import { EXTRA } from './callers.ts';
import type { Pool } from './made.ts';
import type { Scene } from './scene.ts';

type Seen = {
  readonly view: {
    readonly entries?: object;
    readonly tables?: object;
    readonly bustOuts?: readonly { readonly id: string }[];
    readonly proposals?: readonly { readonly key: string }[];
  };
};

const GUESTS = ['guest-1', 'guest-2', 'guest-3'];

/** Every id that there is in a scene, under the names of the fields that ask for one. */
export async function poolOf({ club, night, other, counter, demo, penalty, ruling }: Scene): Promise<Pool> {
  const { view } = (await night.document()) as unknown as Seen;
  const log = (await club.owner.get(`/api/night/${night.id}/log`)).json<readonly { readonly id: string }[]>();
  const people = (await club.owner.get('/api/people')).json<readonly Person[]>();
  const staff = (await club.owner.get('/api/staff')).json<readonly { readonly id: string; readonly name: string }[]>();
  const entries = Object.keys(view.entries ?? {});
  const tables = [...Object.keys(view.tables ?? {}), 'cash-1'];
  const bustOuts = (view.bustOuts ?? []).map(({ id }) => id);
  const commits = log.map(({ id }) => id);
  return {
    ...{ entry: entries, entries, a: entries, b: entries, by: entries, groups: entries },
    ...{ table: tables, breakOrder: tables, person: people.map(({ id }) => id), into: people.map(({ id }) => id) },
    ...{ bustOut: bustOuts, before: bustOuts, penalty: [penalty], ruling: [ruling], commit: commits, also: commits },
    proposal: (view.proposals ?? []).map(({ key }) => key),
    refs: ['pvb@2020-01:42(4)'],
    night: [night.id, other.id, demo],
    counter: [counter],
    ...{ guest: GUESTS, to: GUESTS, game: ['game-1'], part: ['part-1', 'part-2'] },
    staff: staff.filter(({ name }) => name.startsWith(EXTRA)).map(({ id }) => id),
    name: staff.map(({ name }) => name),
  };
}
