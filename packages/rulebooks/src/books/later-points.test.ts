import { describe, expect, it } from 'vitest';
import { policy } from '../cited.ts';
import type { PolicyName } from '../policies.ts';
import { findRulebook } from '../shelf.ts';

type Point = readonly [rule: string, name: PolicyName, value: unknown, occasion?: string];

/** What is read into a rulebook: each stands in its text, and none of it outright. */
const read: readonly Point[] = [
  ['pvb:35a(1)', 'handForHand.clock', { is: 'runs' }],
  ['bdpv:6.28', 'elimination.differentTables', 'orderOrStack'],
  ['bdpv:6.28', 'elimination.orderUnknown', 'biggerStartingStack'],
  ['gcb:T62.1', 'elimination.orderUnknown', 'biggerStartingStack'],
  ['oepbl:3.16', 'elimination.orderUnknown', 'share'],
  ['gcb:T62.2', 'entries.houseFee', 'neverWithBounty'],
  ['gcb:T62.1', 'elimination.differentTables', 'orderOfTime'],
  ['oepbl:6.6 simultaneous bust', 'elimination.differentTables', 'orderOfTime'],
  ['oepbl:6.5 Dealer Button: several bust', 'balancing.repeatBigBlind', { balancing: 'allowed', breaking: 'allowed' }],
  ['pvb:27(1)', 'button.rule', 'deadButton'],
  ['bdpv:3.2', 'button.rule', 'bigBlindFirst'],
  ['pvb:12(1a)', 'presence.lateStartNotice', 'needed', 'leagueDay'],
  ['oepbl:6.7 faulty deck', 'dealing.foreignBack', 'stands'],
  ['oepbl:6.7 incomplete deck', 'dealing.duplicateCard', 'void'],
  ['pvb:30(2)a', 'dealing.misdealStud', 'replace'],
  ['bdpv:2 Misdeals 1a', 'dealing.misdealStud', 'misdeal'],
  ['bdpv:2 Misdeals 1e', 'dealing.misdealRepair', 'ifAssignable'],
  ['oepbl:6.7 no burn', 'dealing.burnRepairDeadline', 'nextStreet'],
  ['bdpv:6.9', 'presence.atSeatMeaning', 'withinReach'],
  ['oepbl:6.7 absent hand', 'presence.atSeatMeaning', 'withinReach'],
  ['gcb:T26.2', 'entries.addOn', 'endOfRebuyPeriod'],
];

/** By the letter, and not written with the case in mind. */
const byTheLetter: readonly Point[] = [
  ['pvb:42(6)', 'betting.shortAllInsAddUp', 'judgedAlone'],
  ['tda55:20.c', 'betting.shortAllInsAddUp', 'judgedAlone'],
  ['gcb:T41.B1', 'betting.shortAllInsAddUp', 'judgedAlone'],
  ['oepbl:6.5 All-In: incomplete raise', 'betting.shortAllInsAddUp', 'judgedAlone'],
];

describe('what rulebooks are read to say', () => {
  for (const [rule, name, value, occasion] of [...read, ...byTheLetter])
    it(`[${rule}] ${name}`, () => {
      const at = rule.indexOf(':');
      const book = findRulebook(rule.slice(0, at));
      if (book === undefined) throw new RangeError(rule);
      const { refs, ...said } = policy(book, name, occasion);
      expect(said).toMatchObject({ value, from: 'rulebook', reading: true });
      expect(refs.map((ref) => ref.slice(ref.indexOf(':') + 1))).toContain(rule.slice(at + 1));
    });
});
