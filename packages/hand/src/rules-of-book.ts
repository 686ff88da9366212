import { type Policies, type PolicyName, policy, type Rulebook } from '@riffle/rulebooks';
import type { HandRules } from './hand-rules.ts';

/** What a rulebook says on an occasion about everything that one hand asks. */
export function handRules(book: Rulebook, occasion?: string, table: 'tournament' | 'cash' = 'tournament'): HandRules {
  const says = <P extends PolicyName>(name: P): Policies[P] => policy(book, name, occasion).value;
  const refs = (...names: readonly PolicyName[]) => [
    ...new Set(names.flatMap((name) => policy(book, name, occasion).refs)),
  ];
  const cap = says('betting.raiseCapLimit');
  const cashRuns = says('cash.runItTwice');
  const runs = says('pots.runItTwice') === 'cashOnly' && table === 'cash' ? cashRuns.runs : 1;
  const straddle = table === 'tournament' ? says('betting.straddle') : says('cash.straddle');
  return {
    betting: {
      shortBlindCall: says('betting.shortBlindCall'),
      minRaiseOverShortBet: says('betting.minRaiseOverShortBet'),
      shortAllInReopensNoLimit: says('betting.shortAllInReopensNoLimit'),
      shortAllInReopensLimit: says('betting.shortAllInReopensLimit'),
      shortAllInsAddUp: says('betting.shortAllInsAddUp'),
      raiseCapLimit: cap.is === 'none' ? 'none' : { first: cap.beforeFlop, later: cap.later },
      raiseCapLifted: says('betting.raiseCapLifted'),
      straddle: straddle === 'allowed' ? 'chainFromUnderTheGun' : straddle,
      shortStraddle: 'refused',
      raiseOverStraddle: 'straddle',
      anteOrder: says('betting.anteOrder'),
    },
    pots: {
      order: says('pots.sidePots'),
      oddChips: says('pots.oddChipsSeveral'),
      oddChipStud: says('pots.oddChipStud'),
      antes: 'share',
      killedHandUncalledBet: says('pots.killedHandUncalledBet'),
      runs: { atMost: runs, from: cashRuns.from, minBigBlinds: runs > 1 ? cashRuns.minBigBlinds : 0 },
    },
    showdown: {
      noLastBet: says('showdown.orderNoLastBet'),
      allChecked: says('showdown.orderAllChecked'),
      stud: says('showdown.orderStud'),
      allInReveal: says('showdown.allInReveal'),
      allInMuck: says('showdown.allInMuck'),
      muck: says('showdown.muck'),
      muckWhen: 'inTurn',
      winnerMustShow: says('showdown.winnerMustShow'),
      tableAllCards: says('showdown.tableAllCards'),
      playTheBoard: says('showdown.playTheBoard'),
      tabledWinner: says('showdown.tabledWinner') === 'no' ? 'cannotBeKilled' : 'canBeKilled',
    },
    dealing: { headsUpFirstCard: says('button.headsUpFirstCard'), nextCards: says('dealing.rabbitHunting') },
    potSize: says('betting.potSizeInfo'),
    refs: {
      minBet: refs('betting.minBet'),
      minRaise: refs('betting.minRaise', 'betting.limitSizes'),
      reopening: refs('betting.shortAllInReopensNoLimit', 'betting.shortAllInReopensLimit', 'betting.shortAllInsAddUp'),
      undercall: refs('betting.undercall'),
      raiseCap: refs('betting.raiseCapLimit', 'betting.raiseCapLifted'),
      potLimit: refs('betting.potLimitMaximum'),
      straddle: refs(table === 'tournament' ? 'betting.straddle' : 'cash.straddle'),
      anteOrder: refs('betting.anteOrder'),
      passive: refs('showdown.exposedByAccident'),
      muck: refs('showdown.muck', 'showdown.allInMuck'),
      winnerMustShow: refs('showdown.winnerMustShow'),
      tabledWinner: refs('showdown.tabledWinner'),
      tableAllCards: refs('showdown.tableAllCards'),
      nextCards: refs('dealing.rabbitHunting'),
      runs: refs('pots.runItTwice', 'cash.runItTwice'),
    },
  };
}
