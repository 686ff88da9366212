import { randomUUID } from 'node:crypto';
import { toCommitId } from '@riffle/aggregate';
import type { SignUpSetup } from '@riffle/signup';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import { CLOCK } from '../../host/time/clock-actor.ts';
import { unattended } from '../../unattended.ts';
import type { NightShape } from '../night/shape.ts';
import type { SignUpShape } from './shape.ts';

/** What a list says of its night stays true: another name, another start, or that it does not take place. */
export function followNights(lists: Hosting<SignUpShape>, nights: Hosting<NightShape>): void {
  const known = new WeakMap<Hosted<NightShape>, string>();

  async function tell({ id, state }: Hosted<NightShape>, list: Hosted<SignUpShape>): Promise<void> {
    const { name, startsAt } = state.setup ?? {};
    const there = list.state.setup;
    if (there === undefined || name === undefined) return;
    const changes: Partial<SignUpSetup> = {
      ...(name === there.name ? {} : { name }),
      ...(startsAt === undefined || startsAt === there.startsAt ? {} : { startsAt }),
    };
    if (id !== list.id || Object.keys(changes).length === 0) return;
    await list.perform({ id: toCommitId(randomUUID()), command: { type: 'Change', changes }, actor: CLOCK });
  }

  nights.memory.onChange((night) => {
    const { name, startsAt = 0 } = night.state.setup ?? {};
    const said = `${String(startsAt)} ${name ?? ''}`;
    // most of what happens in a night changes neither
    if (night.demo || known.get(night) === said) return;
    known.set(night, said);
    unattended(
      lists.find(night.id).then(async (list) => {
        if (list !== undefined) await tell(night, list);
      }),
    );
  });
  // thrown away it takes place no more; whoever brings it back opens its list again
  nights.onGone(({ id }) =>
    unattended(
      lists
        .find(id)
        .then((list) => list?.perform({ id: toCommitId(randomUUID()), command: { type: 'Close' }, actor: CLOCK })),
    ),
  );
  lists.memory.onChange((list) => {
    if (list.version !== 1) return;
    unattended(
      nights.find(list.id).then(async (night) => {
        if (night !== undefined) await tell(night, list);
      }),
    );
  });
}
