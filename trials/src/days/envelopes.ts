import { toChips } from '@riffle/cards';
import { balance, toCents } from '@riffle/money';
import { type PersonId, toPersonId } from '@riffle/people';
import {
  type Carried,
  dayLeft,
  type MoneySetup,
  type Part,
  policyOf,
  type Setup,
  toBustOutId,
  toEntryId,
  toProfileId,
} from '@riffle/tournament';
import { type MultiDayCommand, type MultiDaySetup, multiDay, toPartId } from '@riffle/tournament/multiday';
import { seededRandom } from '@riffle/tournament/simulation';
import { Evening, moneyFaults } from '@riffle/tournament/testing';

/** Where each jeton is his whole who wins it, or there is none, nothing lies in envelopes. */
export const hasEnvelopes = (rulebook: Setup['rulebook']): boolean =>
  new Evening(rulebook.id, { rulebook }).refusal({ type: 'ChangeSetup', changes: { money: MYSTERY } }) === undefined;

type Count = (what: string, by?: number) => unknown;

const parts: readonly Part[] = [
  { for: 'prizes', amount: toCents(2_000) },
  { for: 'bounty', amount: toCents(1_000) },
];
const MYSTERY: MoneySetup = {
  bounty: { by: 'mystery' },
  profiles: [{ id: toProfileId('entry'), name: 'entry', kind: 'entry', parts, chips: toChips(10_000) }],
};

/**
 * An event with envelopes, flights into one last day: what was paid for them on the first is in the envelopes of the last, to
 * the cent, whoever bagged in how many flights, and each that is sealed is drawn by the end.
 */
export function playEnvelopes(seed: string, rulebook: Setup['rulebook'], count: Count): readonly string[] {
  const random = seededRandom(`${seed} envelopes`);
  const faults: string[] = [];
  const last = toPartId('last');
  const flights = Array.from({ length: 1 + random(3) }, (_, no) => ({
    ...{ id: toPartId(`1${String(no)}`), name: `1${String(no)}`, feeds: last, night: `night-${String(no)}` },
  }));
  const setup: MultiDaySetup = {
    ...{ name: 'Envelopes', carries: random(2) === 0 ? 'best' : 'all' },
    parts: [...flights, { id: last, name: 'Day 2' }],
  };
  let event = multiDay.initial;
  const ask = (command: MultiDayCommand): void => {
    const first = new Evening(rulebook.id);
    const decided = multiDay.decide(event, command, first.context);
    if (decided.ok) event = decided.value.reduce(multiDay.evolve, event);
    else faults.push(`${command.type}: ${decided.refusal.code}`);
  };
  ask({ type: 'Found', setup });
  const nights: Evening[] = [];
  let paid = 0;
  for (const { id } of flights) {
    const night = flight(rulebook, 3 + random(10), random);
    paid += bountiesOf(night);
    if (night.refusal({ type: 'SealEnvelopes', envelopes: [] })?.code !== 'envelopes-on-last-day')
      faults.push('a day from which stacks go on sealed envelopes');
    endDay(night, random);
    nights.push(night);
    const left = dayLeft(night.state);
    if (left === undefined) return [...faults, 'a day that is over leaves nothing'];
    const day = { ...left, penalties: 0, currency: 'EUR' };
    ask({ type: 'TellDay', part: id, told: { stage: 'over', entries: night.state.entries.size, day } });
  }
  ask({ type: 'OpenDay', part: last, night: 'night-last' });
  const into = event.opened[last];
  if (into === undefined || faults.length > 0) return [...faults, 'nothing goes on'];
  const { stacks, forfeited: _f, night: _n, at: _at, ...carried } = into;
  const final = lastDay(rulebook, {
    ...carried,
    entries: stacks.map(({ person, chips }, nth) => ({ entry: toEntryId(`f${String(nth)}`), person, chips })),
  });
  nights.push(final);
  faults.push(...playOut(final, paid, random));
  count('event with envelopes');
  count('envelope that went on', final.state.money?.mystery?.drawn.length ?? 0);
  const ledgers = nights.flatMap(({ state }) => state.money?.ledger ?? []);
  if (balance(ledgers, 'carried') !== 0) faults.push('what was carried on did not arrive');
  return [...faults, ...nights.flatMap(({ state }) => moneyFaults(state))];
}

const bountiesOf = ({ state }: Evening): number => -balance(state.money?.ledger ?? [], 'bounties');

function flight(rulebook: Setup['rulebook'], players: number, random: (n: number) => number): Evening {
  const night = new Evening(rulebook.id, { rulebook, dayThrough: 2, money: MYSTERY });
  const persons = Array.from({ length: 20 }, (_, no) => toPersonId(`person-${String(no)}`));
  const came: PersonId[] = [];
  while (came.length < players) came.push(...persons.splice(random(persons.length), 1));
  const entries = came.map((person, nth) => ({ entry: toEntryId(`e${String(nth)}`), person }));
  night.do({ type: 'AddEntries', entries });
  const away = entries.flatMap(({ entry }) => (night.state.entries.get(entry)?.checkedIn === true ? [] : [entry]));
  if (away.length > 0) night.do({ type: 'CheckIn', entries: away });
  night.seatAll(2);
  night.do({ type: 'StartClock' });
  // where nobody changes tables a day is played out once each has one player: of three two sit together
  const { setup } = night.state;
  const stays = setup !== undefined && policyOf(setup, 'tables.format').value === 'sitAndGo' ? 3 : 2;
  for (let out = random(players - stays + 1); out > 0; out -= 1) knockOut(night, random);
  return night;
}

function endDay(night: Evening, random: (n: number) => number): void {
  const left = [...night.state.entries.values()].filter(({ out }) => out === undefined);
  let chips = night.state.entries.size * 10_000;
  const stacks = left.map(({ id }, nth) => {
    const own = nth === left.length - 1 ? chips : 1 + random(chips - (left.length - nth));
    chips -= own;
    return { entry: id, chips: toChips(own) };
  });
  night.do({ type: 'BagStacks', stacks });
  night.do({ type: 'EndDay' });
}

function lastDay(rulebook: Setup['rulebook'], carried: Carried): Evening {
  const night = new Evening(rulebook.id, { rulebook, money: MYSTERY, lateEntryThrough: 0 });
  night.do({ type: 'CarryOver', penalties: [], ...carried });
  night.do({ type: 'CheckIn', entries: carried.entries.map(({ entry }) => entry) });
  night.seatAll(Math.max(1, Math.ceil(carried.entries.length / 9)));
  night.do({ type: 'StartClock' });
  return night;
}

function playOut(night: Evening, paid: number, random: (n: number) => number): readonly string[] {
  const players = [...night.state.entries.values()].length;
  if (bountiesOf(night) !== paid) return [`${String(bountiesOf(night))} for envelopes came of ${String(paid)}`];
  const each = Math.floor(paid / players);
  const envelopes = Array.from({ length: players }, (_, nth) =>
    toCents(nth === 0 ? paid - each * (players - 1) : each),
  );
  night.do({ type: 'SealEnvelopes', envelopes });
  for (let left = players; left > 1; left -= 1) {
    const out = knockOut(night, random);
    night.do({ type: 'DrawEnvelope', entry: out });
  }
  const winner = [...night.state.entries.values()].find(({ out }) => out === undefined);
  if (winner !== undefined) night.do({ type: 'DrawEnvelope', entry: winner.id });
  const drawn = night.state.money?.mystery?.drawn ?? [];
  const sum = drawn.reduce((all, { amount }) => all + amount, 0);
  return sum === paid ? [] : [`${String(sum)} were drawn of ${String(paid)}`];
}

function knockOut(night: Evening, random: (n: number) => number) {
  const left = [...night.state.entries.values()].filter(({ out }) => out === undefined).map(({ id }) => id);
  const [out] = left.splice(random(left.length), 1);
  const by = left[random(left.length)];
  if (out === undefined || by === undefined) throw new Error('nobody is left to lose');
  night.do({ type: 'BustOut', bustOut: toBustOutId(`b ${out}`), out: [{ entry: out, by: [by] }] });
  return out;
}
