import { describe, expect, test } from 'vitest';
import { fits } from '../fits.ts';
import { toBustOutId, toEntryId, toTableId } from '../ids.ts';
import { type Level, minutes } from '../structure.ts';
import { Evening, setupFor } from '../testing.ts';
import { view } from '../view-of.ts';
import type { Duty } from './duty.ts';

const play = { kind: 'play', duration: minutes(20), smallBlind: 50, bigBlind: 100, ante: 0, anteForm: 'none' };
const pause = { kind: 'break', duration: minutes(10) };
const levels = [play, pause, play, pause, play] as unknown as readonly Level[];
const e = (no: number) => toEntryId(`e${String(no)}`);
const tell = (duty: Duty, done = true) => ({ type: 'TellDuty', duty, done }) as const;
const shown = (night: Evening) => view(night.state, { as: 'staff' }).duties;
const bare = (refs: readonly string[] = []) => refs.map((ref) => ref.replace(/@[^:]*/, ''));

function teamMtt(book = 'oepbl'): Evening {
  const night = new Evening(book, {
    levels,
    lateEntryThrough: 0,
    ...(book === 'oepbl' && { form: { heats: { through: [1, 2] } } }),
  });
  night.enter(4);
  for (const no of [1, 2, 3, 4]) night.do({ type: 'ChangeClub', entry: e(no), club: `Club ${String(no)}` });
  return night;
}
function playing(book?: string): Evening {
  const night = teamMtt(book);
  night.seatAll(1).do({ type: 'StartClock' });
  return night;
}
const out = (night: Evening, no: number) =>
  night.do({ type: 'BustOut', bustOut: toBustOutId(`b${String(no)}`), out: [{ entry: e(no), by: [] }] });

describe('what people hand in or lay down', () => {
  test('[oepbl:2.13 check-in] each club is registered by its captain before the start; which are not is said, with the rule', () => {
    const night = teamMtt();
    night.seatAll(1);
    const open = () => view(night.state, { as: 'staff' }).missing?.find(({ code }) => code === 'clubs-not-registered');
    expect([open()?.facts, bare(open()?.refs), open()?.weight]).toEqual([
      { clubs: 4 },
      ['oepbl:2.13 check-in'],
      'warn',
    ]);
    night.do(tell({ is: 'clubCheckIn', club: 'Club 1' }));
    expect(open()?.facts).toEqual({ clubs: 3 });
    expect(shown(night)?.clubs?.all.map(({ done }) => done !== undefined)).toEqual([true, false, false, false]);
    expect(night.refusal(tell({ is: 'clubCheckIn', club: 'Strangers' }))).toMatchObject({ code: 'duty-not-due' });
    night.do(tell({ is: 'clubCheckIn', club: 'Club 1' }, false));
    expect(open()?.facts).toEqual({ clubs: 4 });
    for (const no of [1, 2, 3, 4]) night.do(tell({ is: 'clubCheckIn', club: `Club ${String(no)}` }));
    expect(open()).toBeUndefined();
  });

  test('[oepbl:3.9 club card] in the break after a heat the card lies on each stack that goes on, and after the next anew', () => {
    const night = playing();
    const card = (no: number, heat: number) => tell({ is: 'cardOnStack', entry: e(no), heat });
    out(night, 4);
    expect(night.refusal(card(1, 1))).toMatchObject({ code: 'duty-not-due', duty: 'cardOnStack' });
    night.wait(minutes(21)).do(card(1, 1));
    expect(bare(shown(night)?.onStacks?.because.refs)).toEqual(['oepbl:3.9 club card']);
    expect(shown(night)?.onStacks?.done).toEqual({ e1: [1] });
    // who is out has none, and it is the card of this heat
    for (const wrong of [card(4, 1), card(2, 2)]) expect(night.refusal(wrong)?.code).toBe('duty-not-due');
    night.wait(minutes(30)).do(card(1, 2));
    expect(shown(night)?.onStacks?.done).toEqual({ e1: [1, 2] });
    expect(night.refusal(card(2, 1))?.code).toBe('duty-not-due');
  });

  test('[oepbl:3.9 eliminated] whoever is out owes his club’s card until he has handed it in; his phone says so', () => {
    const night = playing();
    const card = (no: number) => tell({ is: 'cardHandedIn', entry: e(no) });
    expect([shown(night)?.cards, night.refusal(card(2))?.code]).toEqual([undefined, 'duty-not-due']);
    out(night, 2);
    expect(bare(shown(night)?.cards?.because.refs)).toEqual(['oepbl:3.9 eliminated']);
    expect(view(night.state, { as: 'room' }).duties?.cards?.all).toEqual([{ entry: e(2) }]);
    night.wait(1000).do(card(2));
    expect(shown(night)?.cards?.all).toEqual([{ entry: e(2), done: night.now }]);
    out(night, 3);
    expect(shown(night)?.cards?.all).toEqual([{ entry: e(2), done: night.now }, { entry: e(3) }]);
  });

  test('[oepbl:3.15 hand in] the winner of each table hands in its round card, once it has one', () => {
    const rulebook = { ...setupFor('oepbl').rulebook, occasion: 'sitAndGo' };
    const night = new Evening('oepbl', {
      rulebook,
      lateEntryThrough: 0,
      form: { timeLimit: { playTime: minutes(40), lastHands: 3 } },
    });
    night.start(4, 2);
    const card = (no: number) => tell({ is: 'roundCard', table: toTableId(`t${String(no)}`) });
    expect([shown(night)?.roundCards, night.refusal(card(1))?.code]).toEqual([undefined, 'duty-not-due']);
    // e1 and e3 at the first table
    out(night, 3);
    expect(shown(night)?.roundCards?.all).toEqual([{ table: toTableId('t1'), by: e(1) }]);
    expect(bare(shown(night)?.roundCards?.because.refs)).toContain('oepbl:3.15 hand in');
    expect(night.refusal(card(2))?.code).toBe('duty-not-due');
    night.do(card(1));
    out(night, 2);
    expect(shown(night)?.roundCards?.all).toMatchObject([{ by: e(1), done: night.now }, { by: e(4) }]);
    expect(night.refusal(card(2))).toBeUndefined();
  });

  test('where the rulebook asks for none, none is owed, and nobody is asked', () => {
    for (const book of ['pvb', 'tda55', 'bdpv', 'gcb']) {
      const before = teamMtt(book);
      expect(shown(before)).toBeUndefined();
      expect(view(before.state, { as: 'staff' }).missing?.map(({ code }) => code)).not.toContain(
        'clubs-not-registered',
      );
      const night = playing(book);
      out(night, 2);
      expect(shown(night)).toBeUndefined();
      expect(night.refusal(tell({ is: 'cardHandedIn', entry: e(2) }))?.code).toBe('duty-not-due');
    }
  });

  test('is told once, taken back as it was, and not told to who deals', () => {
    const night = playing();
    const before = night.state;
    const [event] = night.do(tell({ is: 'clubCheckIn', club: 'Club 1' }));
    if (event === undefined) throw new Error('nothing happened');
    expect([fits(before, event), fits(night.state, event)]).toEqual([true, false]);
    expect(night.refusal(tell({ is: 'clubCheckIn', club: 'Club 1' }))?.code).toBe('nothing-to-do');
    expect(view(night.state, { as: 'dealer', table: toTableId('t1'), link: 0 })).not.toHaveProperty('duties');
  });
});
