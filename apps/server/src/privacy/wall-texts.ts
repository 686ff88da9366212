import type { ClubWall } from '@riffle/wire';
import type { House } from '../house.ts';

type IsNamed = (text: string) => boolean;

/** The club's own announcements and words for walls, without those that name somebody; the same where none does. */
function withoutName(wall: ClubWall, isNamed: IsNamed): ClubWall {
  const announcements = wall.announcements?.filter(({ text }) => !isNamed(text));
  const events = Object.entries(wall.events ?? {}).map(([event, { texts, ...chosen }]) => {
    const left = Object.entries(texts ?? {}).filter(([, text]) => !isNamed(text));
    return [event, { ...chosen, ...(left.length > 0 && { texts: Object.fromEntries(left) }) }] as const;
  });
  const changed = {
    ...wall,
    ...(announcements && { announcements }),
    ...(wall.events && { events: Object.fromEntries(events) }),
  };
  return JSON.stringify(changed) === JSON.stringify(wall) ? wall : changed;
}

/** Whoever is erased is not called out any more by what the club has prepared. */
export const clearWalls =
  ({ club, now }: Pick<House, 'club' | 'now'>) =>
  async (isNamed: IsNamed): Promise<void> => {
    const wall = await club.wall.get();
    const left = withoutName(wall, isNamed);
    // no file goes with it: none is named by a text
    if (left !== wall) await club.wall.set(left, [], now(), 0);
  };
