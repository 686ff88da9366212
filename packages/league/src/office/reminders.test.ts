import { describe, expect, it } from 'vitest';
import { lineUpsDue, remindersFor } from './reminders.ts';
import { after, at, DATES, person, running } from './testing.ts';
import { view } from './view.ts';

const kinds = (viewer: Parameters<typeof remindersFor>[1], state = running) =>
  [...new Set(remindersFor(state, viewer).map(({ what, club, team }) => `${what} ${team ?? club}`))].toSorted();

describe('who is reminded of what', () => {
  it('the office of everything that is open, a club of its own, a captain of his line-ups, nobody else of anything', () => {
    expect(kinds('office')).toContain('lineUp B1');
    expect(kinds({ club: 'B' }).every((one) => / B1?$/.test(one))).toBe(true);
    expect(kinds({ club: 'B' })).toContain('lineUp B1');
    expect(kinds({ team: 'A2' })).toEqual(['lineUp A2']);
    expect(kinds('public')).toEqual([]);
    expect(kinds('referee')).toEqual([]);
    expect(view(running, 'public').reminders).toBeUndefined();
    expect(view(running, { team: 'A2' }).reminders).toHaveLength(DATES.length);
  });

  it('[oepbl:2.12 fine] is told until when, what it costs otherwise, and by which rule', () => {
    const [first] = remindersFor(running, { team: 'B1' });
    expect(first).toMatchObject({ at: at('2011-03-05'), cents: 30_00 });
    expect(first?.refs).toContain('oepbl:2.12 fine');
    expect(lineUpsDue(running)[0]).toMatchObject({ division: '1', round: 1, at: at('2011-03-05'), cents: 30_00 });
  });

  it('of nothing that is done, or that has passed', () => {
    const named = after(running, {
      ...{ type: 'NameLineUp', team: 'B1', round: 1, captain: person('B-1') },
      players: [1, 2, 3, 4, 5, 6].map((nth) => person(`B-${String(nth)}`)),
    });
    expect(remindersFor(named, { team: 'B1' }).map(({ round }) => round)).toEqual([2, 3, 4, 5, 6]);
    const [next] = remindersFor(running, { team: 'B1' });
    const passed = after(running, [{ type: 'PassDeadline', deadline: next?.id ?? '' }, at('2011-03-06')]);
    expect(remindersFor(passed, { team: 'B1' }).map(({ round }) => round)).toEqual([2, 3, 4, 5, 6]);
  });
});
