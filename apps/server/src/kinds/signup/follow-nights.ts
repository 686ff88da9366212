import { randomUUID } from 'node:crypto';
import { toCommitId } from '@riffle/aggregate';
import type { SignUpSetup } from '@riffle/signup';
import type { PeopleStore } from '../../club/people-store.ts';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import { CLOCK } from '../../host/time/clock-actor.ts';
import { unattended } from '../../unattended.ts';
import type { NightShape } from '../night/shape.ts';
import { ofNight } from './of-night.ts';
import type { SignUpShape } from './shape.ts';

/**
 * What a list says of its night stays true: another name, another start, who is entered beside it and what that costs, or
 * that it does not take place.
 */
export function followNights(lists: Hosting<SignUpShape>, nights: Hosting<NightShape>, people: PeopleStore): void {
  const known = new WeakMap<Hosted<NightShape>, string>();

  async function tell(night: Hosted<NightShape>, list: Hosted<SignUpShape>): Promise<void> {
    const { id, state } = night;
    const { name, startsAt } = state.setup ?? {};
    const there = list.state.setup;
    if (there === undefined || name === undefined) return;
    await tellPlaces(night, list);
    const changes: Partial<SignUpSetup> = {
      ...(name === there.name ? {} : { name }),
      ...(startsAt === undefined || startsAt === there.startsAt ? {} : { startsAt }),
    };
    if (id !== list.id || Object.keys(changes).length === 0) return;
    await list.perform({ id: toCommitId(randomUUID()), command: { type: 'Change', changes }, actor: CLOCK });
  }

  async function tellPlaces(night: Hosted<NightShape>, list: Hosted<SignUpShape>): Promise<void> {
    const persons = [...list.state.list, ...night.state.entries.values()].map(({ person }) => person);
    const behind = await people.behind(persons);
    const said = ofNight(night.state, list.state, (person) => behind.get(person)?.id ?? person);
    if (JSON.stringify(said) === JSON.stringify(list.state.night ?? { entered: 0 })) return;
    await list.perform({ id: toCommitId(randomUUID()), command: { type: 'FollowNight', night: said }, actor: CLOCK });
  }

  const close = (list: Hosted<SignUpShape>) =>
    list.perform({ id: toCommitId(randomUUID()), command: { type: 'Close' }, actor: CLOCK });

  nights.memory.onChange((night) => {
    const { name, startsAt, mostEntries, money, moneyShown } = night.state.setup ?? {};
    const isOff = night.state.calledOff !== undefined;
    const entries = [...night.state.entries.values()].map(({ id, person, alternate }) => [id, person, alternate ?? 0]);
    const said = JSON.stringify([name, startsAt, mostEntries, money?.profiles, moneyShown, entries, isOff]);
    // most of what happens in a night changes none of it
    if (night.demo || known.get(night) === said) return;
    known.set(night, said);
    unattended(
      lists.find(night.id).then(async (list) => {
        if (list !== undefined) await tell(night, list);
      }),
    );
  });
  // thrown away it takes place no more; whoever brings it back opens its list again
  nights.onGone(({ id }) => unattended(lists.find(id).then((list) => list && close(list))));
  lists.memory.onChange((list) => {
    unattended(
      nights.find(list.id).then(async (night) => {
        if (night !== undefined) await tell(night, list);
      }),
    );
  });
}
