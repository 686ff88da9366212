import {
  type Actor,
  append,
  type Commit,
  dependents,
  emptyHistory,
  type History,
  toCommitId,
  toInstant,
} from '@riffle/aggregate';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import type { SignUpCommand } from './command.ts';
import { due } from './due.ts';
import type { SignUpEvent } from './event.ts';
import { signUps } from './signup.ts';
import { type SignUpSetup, type SignUps, toSignUpId } from './state.ts';
import { standOf } from './view.ts';

const NOW = toInstant(1_800_000_000_000);
const LATER = toInstant(NOW + 3_600_000);
const setup: SignUpSetup = {
  name: 'Freitag',
  capacity: 2,
  mostWaiting: 2,
  closesAt: LATER,
  asksClub: true,
  showsNames: true,
};
const PUBLIC: Actor = { id: 'public', role: 'player' };
const FLOOR: Actor = { id: 'ben', role: 'floor' };
const CLOCK: Actor = { id: 'clock', role: 'clock' };

/** A list that is told what happens, one after the other. */
class Told {
  history: History<SignUps, SignUpEvent> = emptyHistory(signUps.initial);

  ask(command: SignUpCommand, actor: Actor = FLOOR, now = NOW) {
    const decided = signUps.decide(this.state, command, { now, actor, random: () => 0 });
    if (decided.ok) this.#add({ events: decided.value }, actor);
    return decided.ok ? decided.value.map(({ type }) => type) : decided.refusal;
  }

  undo(nth: number) {
    const id = this.history.commits[nth - 1]?.id ?? toCommitId('none');
    const also = (dependents(signUps, this.history, id) ?? []).map((one) => one.id);
    this.#add({ events: [], takesBack: [id, ...also] }, FLOOR);
    return also;
  }

  #add(made: Pick<Commit<SignUpEvent>, 'events' | 'takesBack'>, actor: Actor) {
    const version = this.history.commits.length + 1;
    this.history = append(signUps, this.history, { id: toCommitId(`c${version}`), version, at: NOW, actor, ...made });
  }

  get state() {
    return this.history.state;
  }
}

function opened(changes: Partial<SignUpSetup> = {}): Told {
  const told = new Told();
  told.ask({ type: 'Open', setup: { ...setup, ...changes } });
  return told;
}
const comes = (name: string, listed = true): SignUpCommand => ({
  type: 'SignUp',
  ...{ signUp: toSignUpId(name), person: toPersonId(`p-${name}`), listed },
});
const cancels = (name: string): SignUpCommand => ({ type: 'Cancel', signUp: toSignUpId(name) });
const standings = ({ state }: Told) =>
  Object.fromEntries(state.list.map(({ id }) => [id, standOf(state, id)?.position ?? 'in']));

describe('who comes by himself', () => {
  it('has a place while there is one, and then waits in his order, until nobody can wait any more', () => {
    const told = opened();
    for (const name of ['a', 'b', 'c', 'd']) told.ask(comes(name), PUBLIC);
    expect(standings(told)).toEqual({ a: 'in', b: 'in', c: 1, d: 2 });
    expect(told.ask(comes('e'), PUBLIC)).toEqual({ code: 'sign-up-full', capacity: 2, waiting: 2 });
    expect(signUps.view(told.state, 'public')).toMatchObject({ in: 2, waiting: 2, free: 0, isFull: true });
  });

  it('comes once', () => {
    const told = opened();
    told.ask(comes('a'), PUBLIC);
    expect(told.ask(comes('a'), PUBLIC)).toEqual({ code: 'signed-up-already' });
    expect(told.ask({ ...comes('b'), person: toPersonId('p-a') } as SignUpCommand)).toEqual({
      code: 'signed-up-already',
    });
  });

  it('is in time before it closes, though nobody closed it yet, and not where staff closed it', () => {
    const told = opened();
    expect(told.ask(comes('a'), PUBLIC, LATER)).toEqual({ code: 'sign-up-closed', by: 'time' });
    told.ask({ type: 'Close' });
    expect(told.ask(comes('a'), PUBLIC)).toEqual({ code: 'sign-up-closed', by: 'staff' });
    told.ask({ type: 'Reopen' });
    expect(told.ask(comes('a'), PUBLIC)).toEqual(['SignedUp']);
  });

  it('finds nothing where nothing was opened', () => {
    expect(new Told().ask(comes('a'), PUBLIC)).toEqual({ code: 'sign-up-not-open' });
  });

  it('neither comes nor moves up while the night is called off, whoever closed the list before', () => {
    const told = opened();
    for (const name of ['a', 'b', 'c']) told.ask(comes(name), PUBLIC);
    told.ask({ type: 'Close' });
    told.ask({ type: 'FollowNight', night: { entered: 0, calledOff: true } }, CLOCK);
    expect(signUps.view(told.state, 'public').closed).toBe('calledOff');
    const off = { code: 'sign-up-closed', by: 'calledOff' };
    expect(told.ask(comes('d'))).toEqual(off);
    expect(told.ask({ type: 'Admit', signUp: toSignUpId('c'), reason: 'Guest' })).toEqual(off);
    expect(told.ask({ type: 'Reopen' })).toEqual(off);
    expect(told.ask(cancels('a'))).toEqual(['Cancelled']);
    expect(due(told.state)).toBeUndefined();
    expect(told.ask({ type: 'FollowNight', night: { entered: 0 } }, CLOCK)).toEqual(['NightFollowed', 'Promoted']);
    expect(signUps.view(told.state, 'public').closed).toBe('staff');
  });

  it('leaves his place to the first who waits', () => {
    const told = opened();
    for (const name of ['a', 'b', 'c', 'd']) told.ask(comes(name), PUBLIC);
    expect(told.ask(cancels('a'), PUBLIC)).toEqual(['Cancelled', 'Promoted']);
    expect(standings(told)).toEqual({ b: 'in', c: 'in', d: 1 });
    expect(told.ask(cancels('a'), PUBLIC)).toEqual({ code: 'no-such-sign-up' });
    expect(told.ask(cancels('d'), PUBLIC)).toEqual(['Cancelled']);
  });

  it('has the places that the night leaves, and waits until one is free there', () => {
    const told = opened({ capacity: 18 });
    const follow = (entered: number) => told.ask({ type: 'FollowNight', night: { entered, most: 5 } }, CLOCK);
    expect(follow(4)).toEqual(['NightFollowed']);
    expect(follow(4)).toEqual({ code: 'nothing-changes' });
    expect(signUps.view(told.state, 'public')).toMatchObject({ taken: 4, places: 5, free: 1 });
    for (const name of ['a', 'b', 'c']) told.ask(comes(name), PUBLIC);
    expect(told.ask(comes('d'), PUBLIC)).toEqual({ code: 'sign-up-full', capacity: 5, waiting: 2 });
    expect(standings(told)).toEqual({ a: 'in', b: 1, c: 2 });
    expect(follow(3)).toEqual(['NightFollowed', 'Promoted']);
    expect(standings(told)).toEqual({ a: 'in', b: 'in', c: 1 });
    // more come by themselves: nobody who has a place loses it
    follow(5);
    expect(signUps.view(told.state, 'public')).toMatchObject({ in: 2, taken: 7, free: 0 });
  });

  it('may still cancel after it closed, and whoever waits still gets the place', () => {
    const told = opened({ capacity: 1 });
    for (const name of ['a', 'b']) told.ask(comes(name), PUBLIC);
    told.ask({ type: 'Close' }, CLOCK, LATER);
    expect(told.state.closed).toBe('time');
    expect(told.ask(cancels('a'), PUBLIC, LATER)).toEqual(['Cancelled', 'Promoted']);
  });
});

describe('staff', () => {
  it('let somebody in before others, with a reason, and the next place is not given twice', () => {
    const told = opened();
    for (const name of ['a', 'b', 'c', 'd']) told.ask(comes(name), PUBLIC);
    const admit = (reason: string) => told.ask({ type: 'Admit', signUp: toSignUpId('d'), reason });
    expect(admit(' ')).toEqual({ code: 'reason-needed' });
    expect(admit('won the last one')).toEqual(['Admitted']);
    expect(admit('again')).toEqual({ code: 'in-already' });
    expect(standings(told)).toEqual({ a: 'in', b: 'in', d: 'in', c: 1 });
    expect(told.ask(cancels('a'))).toEqual(['Cancelled']);
    expect(told.ask(cancels('b'))).toEqual(['Cancelled', 'Promoted']);
  });

  it('write down whom they like, also when it is closed and the list is full', () => {
    const told = opened({ capacity: 1, mostWaiting: 0 });
    told.ask(comes('a'), PUBLIC);
    told.ask({ type: 'Close' });
    expect(told.ask(comes('b'))).toEqual(['SignedUp']);
    expect(standings(told)).toEqual({ a: 'in', b: 1 });
  });

  it('make more room, and those who waited longest have it; less room sends nobody away', () => {
    const told = opened();
    for (const name of ['a', 'b', 'c', 'd']) told.ask(comes(name), PUBLIC);
    expect(told.ask({ type: 'Change', changes: { capacity: 3 } })).toEqual(['Changed', 'Promoted']);
    told.ask({ type: 'Change', changes: { capacity: 1 } });
    expect(standings(told)).toEqual({ a: 'in', b: 'in', c: 'in', d: 1 });
    expect(told.ask({ type: 'Change', changes: { capacity: 1 } })).toEqual({ code: 'nothing-changes' });
  });

  it('cannot close it in the past', () => {
    const told = new Told();
    const past = { code: 'closing-is-past', closesAt: NOW, now: NOW };
    expect(told.ask({ type: 'Open', setup: { ...setup, closesAt: NOW } })).toEqual(past);
    told.ask({ type: 'Open', setup });
    expect(told.ask({ type: 'Open', setup })).toEqual({ code: 'sign-up-open-already' });
    expect(told.ask({ type: 'Change', changes: { closesAt: NOW } })).toEqual(past);
  });

  it('take somebody over into the night once; then he cancels at the desk', () => {
    const told = opened();
    told.ask(comes('a'), PUBLIC);
    const here: SignUpCommand = { type: 'CheckIn', signUp: toSignUpId('a'), entry: 'entry-a' };
    expect(told.ask(here)).toEqual(['CheckedIn']);
    expect(told.ask(here)).toEqual({ code: 'here-already' });
    expect(told.ask(cancels('a'), PUBLIC)).toEqual({ code: 'here-already' });
    expect(standOf(told.state, toSignUpId('a'))).toEqual({ place: 'in', isHere: true });
  });

  it('and who was struck off there since is no longer here: he cancels, and whoever waits has his place', () => {
    const told = opened({ capacity: 1 });
    for (const name of ['a', 'b']) told.ask(comes(name), PUBLIC);
    told.ask({ type: 'CheckIn', signUp: toSignUpId('a'), entry: 'entry-a' });
    told.ask({ type: 'FollowNight', night: { entered: 0, struckOff: [toSignUpId('a')] } }, CLOCK);
    expect(standOf(told.state, toSignUpId('a'))).toEqual({ place: 'in' });
    expect(signUps.view(told.state, 'staff').here).toBe(0);
    expect(told.ask(cancels('a'), PUBLIC)).toEqual(['Cancelled', 'Promoted']);
    expect(standings(told)).toEqual({ b: 'in' });
  });

  it('take somebody over who waited: whoever is there waits no longer', () => {
    const told = opened({ capacity: 1 });
    for (const name of ['a', 'b', 'c']) told.ask(comes(name), PUBLIC);
    told.ask({ type: 'CheckIn', signUp: toSignUpId('c'), entry: 'entry-c' });
    expect(standings(told)).toEqual({ a: 'in', b: 1, c: 'in' });
  });
});

describe('a step that is taken back', () => {
  it('leaves no place free that somebody waits for', () => {
    const told = opened({ capacity: 1 });
    for (const name of ['a', 'b']) told.ask(comes(name), PUBLIC);
    expect(told.undo(2)).toEqual([]);
    expect(standings(told)).toEqual({ b: 1 });
    expect(due(told.state)).toEqual({ at: 0, command: { type: 'Promote' } });
    told.ask({ type: 'Promote' }, CLOCK);
    expect(standings(told)).toEqual({ b: 'in' });
    expect(due(told.state)).toEqual({ at: LATER, command: { type: 'Close' } });
  });

  it('sends nobody away: a cancel that was none brings one more than there is room for', () => {
    const told = opened({ capacity: 1 });
    told.ask(comes('a'), PUBLIC);
    told.ask(cancels('a'), PUBLIC);
    told.ask(comes('b'), PUBLIC);
    expect(told.undo(3)).toEqual([]);
    expect(standings(told)).toEqual({ a: 'in', b: 'in' });
    expect(signUps.view(told.state, 'staff')).toMatchObject({ in: 2, free: 0 });
  });

  it('takes with it what was only possible by it', () => {
    const told = opened({ capacity: 1 });
    for (const name of ['a', 'b']) told.ask(comes(name), PUBLIC);
    told.ask({ type: 'Admit', signUp: toSignUpId('b'), reason: 'board' });
    expect(told.undo(3)).toEqual(['c4']);
  });
});

describe('what everybody reads', () => {
  it('is how many, and who comes and wants to be read, where the club wants it', () => {
    const told = opened();
    told.ask(comes('a'), PUBLIC);
    told.ask(comes('b', false), PUBLIC);
    told.ask(comes('c'), PUBLIC);
    expect(signUps.view(told.state, 'public').list).toEqual([{ id: 'a', place: 'in' }]);
    told.ask({ type: 'Change', changes: { showsNames: false } });
    expect(signUps.view(told.state, 'public').list).toEqual([]);
    expect(signUps.view(told.state, 'staff').list.map(({ id, position }) => [id, position])).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['c', 1],
    ]);
  });
});
