import { describe, expect, it, test } from 'vitest';
import type { Card, CardOfRound } from '../season/shape.ts';
import type { LeagueCommand } from './command.ts';
import { fits } from './fits.ts';
import { playersOfStacks } from './nights.ts';
import { mayGive } from './role.ts';
import { type League, matchDayOf, type NightTold } from './state.ts';
import { after, at, club, opened, person, refused, running } from './testing.ts';
import { view } from './view.ts';

const day = { division: '1', round: 1 };
const players = (team: string, missing?: number) =>
  [1, 2, 3, 4, 5, 6].map((nth) => (nth === missing ? undefined : person(`${team}-${String(nth)}`)));
const named = (team: string, missing?: number): LeagueCommand => ({
  ...{ type: 'NameLineUp', team: `${team}1`, round: 1, players: players(team, missing) },
  captain: person(`${team}-6`),
});
const NIGHTS = ['n1', 'n2', 'n3', 'n4', 'n5'];
const open: LeagueCommand = { type: 'OpenNights', ...day, nights: NIGHTS };
const lined = after(running, named('A'), named('B', 1));
const playing = after(lined, open);
const nightsOf = (state: League) => matchDayOf(state, '1', 1)?.nights ?? [];
const shown = (state: League) =>
  view(state, 'referee').matchDays.find((one) => one.round === 1 && one.division === '1')?.nights;

describe('the nights of a match day', () => {
  test('[oepbl:3.4 heat 1] two team events and the single tables of each heat, with whom the numbers put there', () => {
    expect(nightsOf(playing).map(({ night, of }) => [night, of])).toEqual([
      ['n1', { is: 'event', event: 'A' }],
      ['n2', { is: 'event', event: 'B' }],
      ['n3', { is: 'tables', heat: 1 }],
      ['n4', { is: 'tables', heat: 2 }],
      ['n5', { is: 'tables', heat: 3 }],
    ]);
    const seats = (nth: number) =>
      nightsOf(playing)[nth]?.entries.map(({ team, number, player }) => [team, number, player]);
    expect(seats(1)).toEqual([
      ['A1', 2, 'A-2'],
      ['B1', 2, 'B-2'],
    ]);
    expect(seats(3)?.slice(0, 4)).toEqual([1, 2, 5, 6].map((no) => ['A1', no, `A-${String(no)}`]));
  });

  test('[oepbl:3.7] a ghost is entered as nobody, in the team event of the first heat', () => {
    const [inEvent] = nightsOf(playing)[0]?.entries.filter(({ team }) => team === 'B1') ?? [];
    expect(inEvent).toEqual({ entry: 'seat-2', team: 'B1', number: 1 });
  });

  test('[oepbl:3.6] as the captain chose, who of a heat’s players plays in which event', () => {
    const chosen = after(lined, {
      ...{ type: 'ChooseForEvents', team: 'A1', round: 1, heat: 1 },
      order: [person('A-2'), person('A-1')],
    });
    expect(nightsOf(after(chosen, open))[0]?.entries[0]?.player).toBe('A-2');
  });

  test('[oepbl:3.8] say who takes over a stack in each heat, and where one is left whom the captain names', () => {
    const [a] = nightsOf(playing);
    const ofA = (state: League) => (a === undefined ? [] : playersOfStacks(state, { round: 1 }, a).get('seat-1'));
    expect(ofA(playing)).toEqual(['A-1', 'A-3', 'A-5']);
    const last: LeagueCommand = { type: 'ChooseForEvents', team: 'A1', round: 1, heat: 3, order: [person('A-6')] };
    expect(ofA(after(playing, last))).toEqual(['A-1', 'A-3', 'A-6']);
  });

  it('are opened without whoever has named no line-up only where that is said', () => {
    const three = after(
      opened,
      ...club('A'),
      ...club('B'),
      ...club('C'),
      { type: 'StartSeason' },
      named('A'),
      named('B'),
    );
    expect(refused(three, open)).toEqual({ code: 'line-ups-missing', teams: ['C1'] });
    const without = after(three, { ...open, without: ['C1'] });
    expect(nightsOf(without)[0]?.entries.map(({ team }) => team)).toEqual(['A1', 'B1']);
    expect(shown(three)?.unnamed).toEqual(['C1']);
    expect(refused(running, { ...open, without: ['A1', 'B1'] })).toEqual({ code: 'too-few-teams' });
  });

  it('are opened once; one that was called off or thrown away is opened anew, and the others stay', () => {
    expect(refused(playing, open)).toEqual({ code: 'nights-open' });
    expect(shown(playing)?.toOpen).toBe(0);
    const less = after(playing, tell('n2', { stage: 'gone', cards: [] }), tell('n4', { stage: 'off', cards: [] }));
    expect(shown(less)?.toOpen).toBe(2);
    const again = after(less, { ...open, nights: ['m1', 'm2', 'm3'] });
    expect(nightsOf(again).map(({ night }) => night)).toEqual(['n1', 'n3', 'n5', 'm1', 'm2']);
  });

  it('stay where the match day’s venue is said, and keep it from being moved', () => {
    const { date, startsAt } = matchDayOf(playing, '1', 1) ?? { date: '', startsAt: at('2011-03-12') };
    const plan: LeagueCommand = { type: 'PlanMatchDay', ...day, date, startsAt, venue: 'Saal 2' };
    expect(nightsOf(after(playing, plan))).toHaveLength(5);
    expect(refused(playing, { ...plan, startsAt: at('2011-03-13') })).toEqual({ code: 'nights-open' });
  });

  it('say whose line-up was changed since, as long as they have not begun', () => {
    const changed = after(playing, {
      ...named('A'),
      players: [...players('A').slice(0, 5), person('A-7')],
    } as LeagueCommand);
    expect(shown(changed)?.changed).toEqual(['A1']);
    const begun = NIGHTS.map((night) => tell(night, { stage: 'play', cards: [] }));
    expect(shown(after(changed, ...begun))?.changed).toEqual([]);
  });

  it('are opened by the office or a referee, tell by themselves, and are taken over by a referee', () => {
    const [office, clock, referee] = (['office', 'clock', 'referee'] as const).map((role) => ({ role }));
    const take: LeagueCommand = { type: 'TakeResult', ...day, night: 'n3' };
    const told = tell('n3', { stage: 'play', cards: [] });
    const may = [open, told, take].map((asked) =>
      [office, clock, referee].map((who) => who && mayGive(playing, asked, who)),
    );
    expect(may).toEqual([
      [true, false, true],
      [false, true, false],
      [true, false, true],
    ]);
  });

  test('[oepbl:2.10 minimum five] who is missing is said once, and whose team is too few for it with him', () => {
    const says = (nth: number, missing = true): LeagueCommand => ({
      ...{ type: 'NoteMissing', ...day, player: person(`B-${String(nth)}`), missing },
    });
    const staff = (state: League) =>
      view(state, 'referee').matchDays.find((one) => one.round === 1 && one.division === '1');
    expect(refused(lined, says(7))).toEqual({ code: 'no-such', what: 'player' });
    expect(refused(lined, says(2, false))).toEqual({ code: 'nothing-changes' });
    const one = after(lined, says(2));
    // the first is nobody's already
    expect(staff(one)).toMatchObject({ missing: ['B-2'], short: [{ team: 'B1', present: 4, least: 5 }] });
    expect(staff(after(lined, says(2), says(2, false)))).not.toHaveProperty('short');
    expect(view(one, 'public').matchDays.some((shownDay) => 'missing' in shownDay)).toBe(false);
    const noted = { v: 1, type: 'MissingNoted', ...day, player: person('B-2'), missing: true } as const;
    expect([fits(lined, noted), fits(one, noted)]).toEqual([true, false]);
    expect(mayGive(lined, says(2), { role: 'referee' })).toBe(true);
  });

  test('[oepbl:3.7] who is missing with a number that plays at the tables first is told while the line-up may be changed', () => {
    const says = (nth: number): LeagueCommand => ({
      ...{ type: 'NoteMissing', ...day, player: person(`A-${String(nth)}`), missing: true },
    });
    const ghosts = (state: League) =>
      view(state, 'office').matchDays.find((one) => one.round === 1 && one.division === '1')?.ghosts;
    expect(ghosts(after(lined, says(2)))).toBeUndefined();
    expect(ghosts(after(lined, says(5)))).toEqual([
      {
        ...{ player: 'A-5', team: 'A1', number: 5, may: [1, 2], until: at('2011-03-12', 30) },
        refs: expect.arrayContaining(['oepbl:3.7']),
      },
    ]);
  });

  it('are shown to nobody else', () => {
    for (const viewer of ['public', { club: 'A' }, { team: 'A1' }] as const)
      expect(view(playing, viewer).matchDays.some(({ nights }) => nights !== undefined)).toBe(false);
  });

  it('fit as long as none of the same sort is there', () => {
    const [event] = [{ v: 1, type: 'NightsOpened', ...day, nights: nightsOf(playing) }] as const;
    expect([fits(lined, event), fits(playing, event)]).toEqual([true, false]);
    const told = { v: 1, type: 'NightTold', ...day, night: 'n1', told: { stage: 'play', cards: [] } } as const;
    expect([fits(playing, told), fits(lined, told)]).toEqual([true, false]);
  });
});

const seat = (team: string, nth: number, place: number) => ({
  team: `${team}1`,
  player: person(`${team}-${String(nth)}`),
  place,
});
const card = (...seats: readonly Card['seats'][number][]): CardOfRound => ({ table: { table: '1', heat: 1, seats } });
const said = card(seat('A', 3, 1), seat('B', 3, 2));
const otherwise = card(seat('A', 3, 2), seat('B', 3, 1));
function tell(night: string, told: NightTold): LeagueCommand {
  return { type: 'TellNight', ...day, night, told };
}
const take: LeagueCommand = { type: 'TakeResult', ...day, night: 'n3' };
const keep: LeagueCommand = { type: 'KeepResult', ...day, night: 'n3', card: '1' };
const enter = (one: CardOfRound): LeagueCommand => ({ type: 'EnterCard', ...day, card: one });
const as = (state: League) =>
  shown(state)
    ?.all.find(({ night }) => night === 'n3')
    ?.cards.map((one) => one.as);
const cards = (state: League) => matchDayOf(state, '1', 1)?.results?.tables;

describe('what a night says of a match day', () => {
  const told = after(playing, tell('n3', { stage: 'play', cards: [said] }));

  test('[oepbl:3.15 hand in] becomes the round card by one word', () => {
    expect([as(told), refused(told, { ...take, night: 'n4' })]).toEqual([['new'], { code: 'no-result-yet' }]);
    const taken = after(told, take);
    expect([cards(taken), as(taken)]).toEqual([[said.table], ['entered']]);
    expect(refused(taken, take)).toEqual({ code: 'nothing-changes' });
  });

  it('never goes over what was entered by hand unless that is said', () => {
    const byHand = after(told, enter(otherwise));
    expect(as(byHand)).toEqual(['otherwise']);
    expect(refused(byHand, take)).toEqual({ code: 'entered-otherwise', card: '1', heat: 1 });
    const replaced = after(byHand, { ...take, instead: true });
    expect(cards(replaced)).toEqual([said.table]);
    // and what was taken over is corrected by hand as any card
    const corrected = after(replaced, enter(otherwise));
    expect([as(corrected), cards(corrected)]).toEqual([['otherwise'], [otherwise.table]]);
  });

  it('goes over what was taken from it before, once the night says otherwise', () => {
    const moved = after(told, take, tell('n3', { stage: 'over', cards: [otherwise] }));
    expect(as(moved)).toEqual(['changed']);
    expect(cards(after(moved, take))).toEqual([otherwise.table]);
  });

  it('is told where the night says it no more, taken back or gone: it goes by one word, or stays by another', () => {
    const taken = after(told, take);
    for (const stage of ['play', 'before', 'gone', 'off'] as const) {
      const back = after(taken, tell('n3', { stage, cards: [] }));
      expect(as(back)).toEqual(['withdrawn']);
      // nothing goes unnamed
      expect(refused(back, take)).toEqual({ code: 'no-result-yet' });
      const gone = after(back, { ...take, card: '1' });
      expect([cards(gone), as(gone)]).toEqual([[], []]);
      const stays = after(back, keep);
      expect([cards(stays), as(stays)]).toEqual([[said.table], ['kept']]);
      expect(refused(stays, keep)).toEqual({ code: 'nothing-changes' });
    }
    // who has put it right by hand has said himself what it is
    expect(as(after(taken, enter(otherwise), tell('n3', { stage: 'play', cards: [] })))).toEqual([]);
  });

  it('is told of by the night that is opened in place of one that is gone', () => {
    const again = after(told, take, tell('n3', { stage: 'gone', cards: [] }), { ...open, nights: ['m3'] });
    const ofNew = (state: League) =>
      shown(state)
        ?.all.find(({ night }) => night === 'm3')
        ?.cards.map((one) => one.as);
    expect(ofNew(again)).toEqual(['withdrawn']);
    expect(ofNew(after(again, tell('m3', { stage: 'play', cards: [otherwise] })))).toEqual(['changed']);
  });

  it('stays as it is entered until the night says something else again', () => {
    const moved = after(told, take, tell('n3', { stage: 'over', cards: [otherwise] }), keep);
    expect([as(moved), cards(moved)]).toEqual([['kept'], [said.table]]);
    expect(refused(moved, take)).toMatchObject({ code: 'entered-otherwise' });
    const third = card(seat('A', 3, 1), seat('B', 4, 2));
    const more = after(moved, tell('n3', { stage: 'over', cards: [third] }));
    expect([as(more), cards(after(more, take))]).toEqual([['changed'], [third.table]]);
    const byHand = after(told, enter(otherwise), keep);
    expect([as(byHand), cards(after(byHand, { ...take, instead: true }))]).toEqual([['kept'], [said.table]]);
    expect(refused(told, keep)).toEqual({ code: 'nothing-changes' });
  });

  it('is kept and removed by a referee, fits while it is there, and needs a reason once the round is closed', () => {
    const back = after(told, take, tell('n3', { stage: 'play', cards: [] }));
    const removed = { v: 1, type: 'CardRemoved', ...day, night: 'n3', card: said } as const;
    expect([fits(back, removed), fits(told, removed)]).toEqual([true, false]);
    const kept = { v: 1, type: 'ResultKept', ...day, night: 'n3', card: said } as const;
    expect([fits(back, kept), fits(lined, kept)]).toEqual([true, false]);
    expect(mayGive(back, keep, { role: 'referee' })).toBe(true);
    const closed = after(back, { type: 'CloseRound', ...day });
    expect(refused(closed, { ...take, card: '1' })).toEqual({ code: 'reason-needed' });
    expect(cards(after(closed, { ...take, card: '1', reason: 'It was another table' }))).toEqual([]);
  });

  it('is the same in whichever order it was written', () => {
    const turned = card(seat('B', 3, 2), seat('A', 3, 1));
    expect(as(after(told, enter(turned)))).toEqual(['entered']);
  });

  it('is refused where it cannot be on a card, as what is typed', () => {
    const wrong = after(playing, tell('n3', { stage: 'over', cards: [card(seat('A', 3, 1), seat('B', 3, 4))] }));
    expect(refused(wrong, take)).toMatchObject({ code: 'results-wrong' });
  });

  it('needs a reason once the round is closed', () => {
    const closed = after(told, enter(otherwise), { type: 'CloseRound', ...day });
    expect(refused(closed, { ...take, instead: true })).toEqual({ code: 'reason-needed' });
    expect(cards(after(closed, { ...take, instead: true, reason: 'The card was misread' }))).toEqual([said.table]);
  });
});
