import { step } from '../because.ts';
import { choice, seat, yesNo } from '../fact.ts';
import { killHand } from '../hand-effect.ts';
import { type Finding, incidentKind } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';

const USES = ['call', 'message', 'music', 'loudMusic', 'eBook', 'computer', 'lying'] as const;
type Use = (typeof USES)[number];
type Quiet = Exclude<Use, 'loudMusic'>;

/** A phone or another device at the table. */
export const device = incidentKind({
  phase: 'presence',
  facts: {
    /** `lying`: it only lies on the table. */
    use: choice(USES, { usual: 'message' }),
    inHand: yesNo({ usual: true }),
    /** A televised table, or the final table of a main event. */
    specialTable: yesNo({ usual: false }),
    /** He reports for the organiser and plays himself. */
    reporter: yesNo({ usual: false, when: { use: ['message', 'computer'] } }),
    seat: seat({ optional: true }),
  },
  find({ use, inHand, specialTable, reporter = false, seat: his }, floor) {
    if (use === 'loudMusic') return loudMusic(floor);
    const isOut = specialTable && floor.decides('presence.devicesAtShowTables') === 'none';
    if (!isOut && (isAllowed(use, inHand, floor) || (reporter && mayReport(use, inHand, floor))))
      return { outcome: { is: 'allowedAtTable' } };
    if (use === 'message' && inHand && floor.decides('sanctions.deviceInHand') === 'handDead')
      return {
        outcome: { is: 'dead', returned: 0 },
        steps: [step('takeHandAtOnce'), step('putDeviceAway')],
        effects: killHand(his),
        offence: 'device',
      };
    return stop;
  },
});

const stop: Finding = { outcome: { is: 'stopAtTable' }, steps: [step('putDeviceAway')], offence: 'device' };

const mayReport = (use: Quiet, inHand: boolean, floor: Inquiry): boolean =>
  floor.decides('presence.reporters', use === 'computer' ? 'laptop' : undefined) === 'whenNotInHand' && !inHand;

function isAllowed(use: Quiet, inHand: boolean, floor: Inquiry): boolean {
  switch (floor.decides('presence.devices')) {
    case 'noneOnTable':
      return use === 'music' || (use === 'eBook' && !inHand);
    case 'noTwoWay':
      return use === 'music' || use === 'eBook' || use === 'lying';
    case 'notInHand':
      return !inHand || (use !== 'call' && use !== 'message');
    case 'noneAtTable':
      return use === 'music' || use === 'lying';
  }
}

/** Music needs earphones; where the rulebook does not say so, the floor judges what disturbs. */
function loudMusic(floor: Inquiry): Finding {
  if (floor.decides('presence.devices') === 'noneOnTable') return stop;
  floor.decides('presence.distraction');
  return {
    ...stop,
    discretion: { range: [{ is: 'stopAtTable' }, { is: 'allowedAtTable' }], weigh: ['repetition', 'timeLost'] },
  };
}
