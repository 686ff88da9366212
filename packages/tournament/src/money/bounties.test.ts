import { balance, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { type EntryId, toBoxId, toBustOutId, toEntryId, toPaymentId, toProfileId } from '../ids.ts';
import type { TournamentRefusal } from '../refusal.ts';
import { Evening } from '../testing.ts';
import { bounties, bountiesKept } from './bounties.ts';
import { moneyFaults } from './faults.ts';
import type { MoneySetup, Part } from './money-setup.ts';
import { prizePool } from './prize-pool.ts';
import { houseOver, MONEY, WITH_BOUNTY } from './testing.ts';

const [A, B, C, D] = [toEntryId('e1'), toEntryId('e2'), toEntryId('e3'), toEntryId('e4')];
const box = toBoxId('b1');
/** An entry for 150 to the prizes and a jeton of 50. */
const JETON: MoneySetup = {
  profiles: MONEY.profiles
    .filter(({ kind }) => kind === 'entry' || kind === 'reEntry')
    .map((profile) => ({ ...profile, parts: [part('prizes', 15_000), part('bounty', 5_000)] })),
};
function part(purpose: Part['for'], amount: number): Part {
  return { for: purpose, amount: toCents(amount) };
}
const evening = (entries = 4, rulebook?: ReturnType<typeof houseOver>, money = JETON): Evening => {
  const night = new Evening('gcb', { money, ...(rulebook && { rulebook }), prizes: [toCents(40_000)] });
  night.start(entries, Math.ceil(entries / 9));
  return night;
};
const out = (night: Evening, hand: readonly (readonly [EntryId, ...EntryId[]])[]) =>
  night.do({
    type: 'BustOut',
    bustOut: toBustOutId(hand.map(([entry]) => entry).join('-')),
    out: hand.map(([entry, ...by]) => ({ entry, by })),
  });
const won = (night: Evening, entry: EntryId): number => bounties(night.state).get(entry)?.won ?? 0;
const rules = (refusal: TournamentRefusal | undefined): readonly string[] =>
  refusal?.refs?.map((ref) => ref.slice(ref.indexOf(':') + 1)) ?? [];

describe('what is put on a head', () => {
  it('[gcb:T62.2] 60 entries of 200 are 3,000 of bounties and 9,000 to play for', () => {
    const night = evening(60);
    expect(balance(night.state.money?.ledger ?? [], 'bounties')).toBe(-300_000);
    expect(prizePool(night.state)).toMatchObject({ paidIn: 900_000, total: 900_000 });
  });

  it('[gcb:T62.a] the 61st brings a jeton with him', () => {
    expect(balance(evening(61).state.money?.ledger ?? [], 'bounties')).toBe(-305_000);
  });

  it('[gcb:T62.b] 80 entries of 100 with 30 on each head leave 5,600 to be divided', () => {
    const profiles = JETON.profiles.map((profile) => ({
      ...profile,
      parts: [part('prizes', 7_000), part('bounty', 3_000)],
    }));
    const night = evening(80, undefined, { profiles });
    expect(balance(night.state.money?.ledger ?? [], 'bounties')).toBe(-240_000);
    expect(prizePool(night.state).total).toBe(560_000);
  });

  it('[gcb:T62.a] a re-entry has a jeton of its own', () => {
    const night = evening();
    out(night, [[A, B]]);
    night.do({ type: 'AddEntries', entries: [{ entry: toEntryId('e5'), person: toPersonId('p1') }] });
    expect(balance(night.state.money?.ledger ?? [], 'bounties')).toBe(-25_000);
    expect(bounties(night.state).get(toEntryId('e5'))).toEqual({ won: 0, head: 5_000 });
  });

  it('[gcb:T62.a] everybody has one of the same value, which stands before the start', () => {
    const [entry, ...others] = JETON.profiles;
    const dearer = { profiles: [{ ...entry, parts: [part('prizes', 5_000), part('bounty', 8_000)] }, ...others] };
    const before = new Evening('gcb', { money: JETON });
    const differ = before.refusal({ type: 'ChangeSetup', changes: { money: dearer as MoneySetup } });
    expect(differ).toMatchObject({ code: 'money-against-rules', what: 'bountiesDiffer' });
    expect(rules(differ)).toContain('T62.a');
    const raised = JETON.profiles.map((one) => ({ ...one, parts: [part('prizes', 15_000), part('bounty', 6_000)] }));
    const later = evening().refusal({ type: 'ChangeSetup', changes: { money: { profiles: raised } } });
    expect(later).toMatchObject({ code: 'fixed-after-start', field: 'bountyValue' });
    expect(rules(later)).toContain('T62.a');
    expect(before.refusal({ type: 'ChangeSetup', changes: { money: { profiles: raised } } })).toBeUndefined();
  });

  it.each([
    ['rebuy', 3_000],
    ['addOn', 5_000],
  ] as const)('[gcb:T62.a] no %s has one of another value, nor chips besides one at all', (kind, amount) => {
    const [entry, ...others] = JETON.profiles;
    const more = {
      ...entry,
      id: toProfileId(kind),
      name: kind,
      kind,
      parts: [part('prizes', 5_000), part('bounty', amount)],
    };
    const money = { profiles: [entry, ...others.filter((one) => one.kind !== kind), more] } as MoneySetup;
    const refusal = new Evening('gcb', { money: JETON }).refusal({ type: 'ChangeSetup', changes: { money } });
    expect(refusal).toMatchObject({ code: 'money-against-rules', what: 'bountiesDiffer' });
    expect(new Evening('tda55', { money }).state.setup).toBeDefined();
  });

  it.each(['fee', 'staff', 'deduction'] as const)(
    '[gcb:T62.2] divides the whole fee into jetons and pool: nothing of it is for %s',
    (purpose) => {
      const kept = { ...part(purpose, 500), ...(purpose === 'deduction' && { name: 'Jugend' }) };
      const keeping = ({ profiles }: MoneySetup): MoneySetup => ({
        profiles: profiles.map((one) => ({ ...one, parts: [...one.parts, kept] })),
      });
      const night = new Evening('gcb', { money: JETON });
      const refusal = night.refusal({ type: 'ChangeSetup', changes: { money: keeping(JETON) } });
      expect(refusal).toMatchObject({ code: 'money-against-rules', what: 'houseFee' });
      expect(rules(refusal)).toEqual(['T62.1', 'T62.2']);
      // without jetons it is as the house announces it, and elsewhere with them
      const none = JETON.profiles.map((one) => ({ ...one, parts: one.parts.filter((of) => of.for !== 'bounty') }));
      const without = keeping({ profiles: none });
      expect(night.refusal({ type: 'ChangeSetup', changes: { money: without } })).toBeUndefined();
      expect(new Evening('tda55', { money: keeping(JETON) }).state.setup).toBeDefined();
    },
  );

  it('is nothing where a house has no bounties', () => {
    const night = new Evening('gcb', { rulebook: houseOver('gcb', { 'entries.bounty': 'none' }) });
    expect(night.refusal({ type: 'ChangeSetup', changes: { money: WITH_BOUNTY } })).toMatchObject({
      code: 'money-against-rules',
      what: 'bounty',
    });
  });
});

describe('[gcb:T62.3] the jeton is his who wins the pot', () => {
  it('main pot and side pot: B takes A’s', () => {
    const night = evening();
    out(night, [[A, B]]);
    expect([won(night, B), won(night, C)]).toEqual([5_000, 0]);
  });

  it('C beats both and has both', () => {
    const night = evening();
    out(night, [
      [A, C],
      [B, C],
    ]);
    expect(won(night, C)).toBe(10_000);
  });

  it('nobody has the jeton of who is still in', () => {
    const night = evening();
    expect([...bounties(night.state).values()].every((one) => one.won === 0)).toBe(true);
  });

  it('who share the pot share it, 25 each of 50', () => {
    const night = evening();
    out(night, [[A, B, C]]);
    expect([won(night, B), won(night, C)]).toEqual([2_500, 2_500]);
  });

  it('a cent that cannot be parted goes to the earlier entry', () => {
    const night = evening();
    out(night, [[A, D, C, B]]);
    expect([B, C, D].map((entry) => won(night, entry))).toEqual([1_667, 1_667, 1_666]);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('where the floor is to name one of several, nobody has it until it has', () => {
    const night = evening(4, houseOver('gcb', { 'entries.bountyShared': 'floorDecides' }));
    out(night, [[A, B, C]]);
    expect([won(night, B), won(night, C)]).toEqual([0, 0]);
    night.do({ type: 'ChangeBustOut', bustOut: toBustOutId(A), out: [{ entry: A, by: [C] }] });
    expect(won(night, C)).toBe(5_000);
  });
});

describe('[gcb:T62.4] jetons are changed for cash at the end', () => {
  const handOut = (entry: EntryId) =>
    ({ type: 'HandOut', payment: toPaymentId(`p${entry}`), box, means: 'cash', entry }) as const;
  const played = (): Evening => {
    const night = evening();
    night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(100_000) });
    out(night, [[A, B]]);
    out(night, [[B, C]]);
    return night;
  };

  it('not before, and the rule is named', () => {
    const refusal = played().refusal(handOut(B));
    expect(refusal).toMatchObject({ code: 'bounty-at-the-end', entry: B });
    expect(rules(refusal)).toContain('T62.4');
  });

  it('of who is out as well, and the winner has his own: the whole share is paid out', () => {
    const night = played();
    expect(bountiesKept(night.state)).toBe(0);
    out(night, [[D, C]]);
    expect(bountiesKept(night.state)).toBe(5_000);
    expect(night.do(handOut(B))[0]).toMatchObject({ prize: 0, bounty: 5_000 });
    expect(night.do(handOut(C))[0]).toMatchObject({ prize: 40_000, bounty: 15_000 });
    expect(balance(night.state.money?.ledger ?? [], 'bounties')).toBe(0);
  });

  it('seven of 50 are 350', () => {
    const night = evening(9);
    night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(100_000) });
    for (let no = 2; no <= 8; no += 1) out(night, [[toEntryId(`e${String(no)}`), A]]);
    out(night, [[A, toEntryId('e9')]]);
    expect(night.do(handOut(A))[0]).toMatchObject({ bounty: 35_000 });
  });
});
