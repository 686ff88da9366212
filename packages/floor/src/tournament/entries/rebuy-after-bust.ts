import { step } from '../../because.ts';
import { choice, count, yesNo } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';

/** A player wants chips once more: a rebuy, an add-on, a new entry. */
export const rebuyAfterBust = incidentKind({
  phase: 'tournament',
  facts: {
    what: choice(['rebuy', 'addOn', 'reEntry'], { usual: 'rebuy' }),
    /** When he said so; the hand begins with the first shuffle. */
    said: choice(['beforeNextHand', 'afterHandBegan', 'nextLevelBegan'], { usual: 'beforeNextHand' }),
    /** He said so and no longer wants it. */
    takesBack: yesNo({ usual: false, when: { what: ['rebuy'] } }),
    chipsLeft: yesNo({ usual: true, when: { what: ['addOn'] } }),
    /** The rebuy period has ended. */
    periodOver: yesNo({ usual: true, when: { what: ['addOn'] } }),
    /** The level in which the hand that put him out began. */
    level: count(1, 99, { usual: 1, when: { what: ['reEntry'] } }),
    bubbleBurst: yesNo({ usual: false, when: { what: ['reEntry'] } }),
    /** The largest number of entries has been sold. */
    full: yesNo({ usual: false, when: { what: ['reEntry'] } }),
  },
  find(facts, floor) {
    switch (facts.what) {
      case 'rebuy':
        return rebuy(facts.said, facts.takesBack ?? false, floor);
      case 'addOn':
        return addOn(facts.said, facts.periodOver !== false, facts.chipsLeft !== false, floor);
      case 'reEntry':
        return reEntry(facts, floor);
    }
  },
});

type Said = 'beforeNextHand' | 'afterHandBegan' | 'nextLevelBegan';

const refused: Finding = { outcome: { is: 'entryRefused' } };
const taken: Finding = { outcome: { is: 'entryTaken' }, steps: [step('callFloor')] };
const asTheEventSets: Finding = {
  ...taken,
  discretion: { range: [{ is: 'entryTaken' }, { is: 'entryRefused' }], weigh: ['fairness', 'stageOfEvent'] },
};

function rebuy(said: Said, takesBack: boolean, floor: Inquiry): Finding {
  if (floor.decides('entries.rebuy') === 'forbidden' || said !== 'beforeNextHand') return refused;
  floor.frames('entries.rebuyWhen');
  floor.decides('entries.rebuyDeclared');
  return takesBack
    ? { outcome: { is: 'mustPayRebuy' }, steps: [step('callFloor'), step('noteDebt')] }
    : { outcome: { is: 'playsWithRebuy' }, steps: [step('dealHimIn'), step('noteDebt'), step('callFloor')] };
}

function addOn(said: Said, periodOver: boolean, hasChips: boolean, floor: Inquiry): Finding {
  switch (floor.decides('entries.addOn')) {
    case 'forbidden':
      return refused;
    case 'afterRebuyPeriod':
      return periodOver && hasChips && said !== 'nextLevelBegan' ? taken : refused;
    case 'endOfRebuyPeriod':
      return periodOver ? taken : refused;
    case 'byEvent':
      return asTheEventSets;
  }
}

type ReEntry = {
  readonly level: number | undefined;
  readonly bubbleBurst: boolean | undefined;
  readonly full: boolean | undefined;
};

function reEntry({ level = 1, bubbleBurst = false, full = false }: ReEntry, floor: Inquiry): Finding {
  const rule = floor.decides('entries.reEntry');
  if (rule.is !== 'forbidden') floor.frames('entries.reEntryFrom');
  switch (rule.is) {
    case 'forbidden':
      return refused;
    case 'unlimitedUntilLevel':
      if (level > rule.level || bubbleBurst || full) return refused;
      return { ...taken, steps: [step('newSeatFullStack')] };
    case 'byEvent':
      return bubbleBurst || full ? refused : asTheEventSets;
  }
}
