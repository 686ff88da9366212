import { randomUUID } from 'node:crypto';
import { toCommitId } from '@riffle/aggregate';
import type { Journal } from '@riffle/journal';
import { NOBODY, type PersonId } from '@riffle/people';
import type { EraseBody, Erased, Person, PersonTraces, TextAbout } from '@riffle/wire';
import type { ClubStore } from '../club/club-store.ts';
import type { Host } from '../host/host.ts';
import type { Hosting } from '../host/hosting.ts';
import { CLOCK } from '../host/time/clock-actor.ts';
import { isUnreadable } from '../host/unreadable.ts';
import { idsIn, keptTexts } from './kept-texts.ts';
import { lookThrough } from './look-through.ts';
import { mentioning } from './mentions.ts';

export type Records = { readonly host: Host; readonly club: ClubStore; readonly journal: Journal };
type Found = TextAbout & { readonly hosting: Hosting; readonly is: 'words' | 'tie' };

/** All ids that somebody ever had, and whether a text names him under any of them. */
async function somebody({ club }: Pick<Records, 'club'>, person: PersonId) {
  const ids = await club.people.idsOf(person);
  const known = await Promise.all(ids.map((id) => club.people.find(id)));
  const named = known.filter((one): one is Person => one !== undefined && one.last !== NOBODY);
  const names = named.map(({ first, last }) => `${first} ${last}`.trim());
  return { ids, names, isNamed: mentioning(named) };
}

/** What people wrote about somebody, and what ties records to him. */
async function textsAbout(house: Records, person: PersonId) {
  const { ids, isNamed } = await somebody(house, person);
  return lookThrough(house, async (hosting, of): Promise<readonly Found[]> => {
    const kept = await keptTexts(hosting, of, house.journal);
    return kept.flatMap(({ id: text, text: said, at, people, is }) => {
      const why = people.some((one) => ids.includes(one)) ? 'about' : isNamed(said) ? 'named' : undefined;
      return why === undefined ? [] : [{ hosting, kind: hosting.kind.name, of, text, said, at, why, is }];
    });
  });
}

/** What erasing would take with it. A club, or whose a penalty was, is not listed: nobody wrote that. */
export async function tracesOf(house: Records, person: PersonId): Promise<PersonTraces> {
  const { found, unread } = await textsAbout(house, person);
  const texts = found.filter(({ is }) => is === 'words').map(({ hosting: _, is: __, ...shown }) => shown);
  return { texts, ...(unread.length > 0 && { unread }) };
}

/**
 * Gone for good: from the directory, and whatever was written about him or names him. `keep`: texts that only happen to
 * have a word in common. `clearMore`: what else may name him. Nothing where there is nobody. What left the house in a file, or lies in a backup, is beyond it.
 */
export async function erasePerson(
  house: Records,
  person: PersonId,
  { keep }: EraseBody,
  clearMore: (isNamed: (text: string) => boolean) => Promise<void> = async () => {},
): Promise<Erased | undefined> {
  const { club, host } = house;
  const isKept = ({ kind, of, text, why }: Found): boolean =>
    why === 'named' && keep.some((one) => one.kind === kind && one.of === of && one.text === text);
  const looked = await textsAbout(house, person);
  const found = looked.found.filter((one) => !isKept(one));
  const { names, isNamed } = await somebody(house, person);
  // the directory last: who is no longer in it is found by no name, and a second try would leave the rest
  for (const hosting of host.all) {
    const ofKind = Map.groupBy(
      found.filter((one) => one.hosting === hosting),
      ({ of }) => of,
    );
    for (const [of, texts] of ofKind)
      await hosting.redact(
        of,
        texts.map(({ text }) => text),
      );
    await clearAsides(hosting, club, isNamed);
  }
  await clearMore(isNamed);
  await leave(house, (await somebody({ club }, person)).ids);
  await club.staff.eraseFormer(names);
  return (await club.people.erase(person)) ? { unread: looked.unread } : undefined;
}

/** What cannot be read is told apart already. */
function unreadableOnly(error: unknown): undefined {
  if (!isUnreadable(error)) throw error;
}

/** Whoever is gone takes no place that somebody else may have. */
async function leave({ host, journal }: Records, ids: readonly PersonId[]): Promise<void> {
  for (const hosting of host.all) {
    const { leaving } = hosting.kind;
    if (leaving === undefined) continue;
    for (const id of await idsIn(hosting, journal)) {
      const hosted = await hosting.find(id).catch(unreadableOnly);
      if (hosted === undefined) continue;
      for (const command of leaving(hosted.state, ids))
        await hosted.perform({ id: toCommitId(randomUUID()), command, actor: CLOCK });
    }
  }
}

/** What staff told the wall is kept beside, and may name him too. */
async function clearAsides(
  hosting: Hosting,
  { shelf }: Records['club'],
  isNamed: (text: string) => boolean,
): Promise<void> {
  for (const { id } of await shelf.all(hosting.kind.name)) {
    const told = Object.entries(await shelf.asideOf(hosting.kind.name, id));
    const left = told.filter(([, said]) => typeof said !== 'string' || !isNamed(said));
    if (left.length < told.length) await hosting.setAsideOf(id, Object.fromEntries(left));
  }
}
