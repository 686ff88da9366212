import { step } from '../because.ts';
import { choice } from '../fact.ts';
import { type Finding, incidentKind } from '../incident-kind.ts';

const MATTERS = [
  'spectatorSeated',
  'spectatorClose',
  'spectatorDisturbs',
  'eating',
  'smoking',
  'cameraRefused',
  'filming',
  'distraction',
] as const;

/** What the house has to say: onlookers, food, smoke, cameras, things that disturb. */
export const houseRule = incidentKind({
  phase: 'presence',
  facts: { matter: choice(MATTERS, { usual: 'spectatorDisturbs' }) },
  find({ matter }, floor) {
    switch (matter) {
      case 'spectatorSeated':
      case 'spectatorDisturbs':
        floor.decides('presence.spectators');
        return matter === 'spectatorSeated' ? stop : judged;
      case 'spectatorClose':
        return floor.decides('presence.spectators') === 'oneMetreNotSeated' ? stop : fine;
      case 'eating':
        return floor.decides('presence.foodAtTable') === 'unwelcome'
          ? { outcome: { is: 'unwelcomeAtTable' }, steps: [step('sendBack')] }
          : fine;
      case 'smoking':
        return floor.decides('presence.smoking') === 'forbidden' ? stop : judged;
      case 'cameraRefused':
        return floor.decides('presence.media') === 'mustCooperate'
          ? { outcome: { is: 'mustCooperate' }, steps: [step('callFloor')], offence: 'cameraRefused' }
          : judged;
      case 'filming':
        return floor.decides('presence.media') === 'noRule' ? judged : fine;
      case 'distraction':
        floor.decides('presence.distraction');
        return judged;
    }
  },
});

const fine: Finding = { outcome: { is: 'allowedAtTable' } };
const stop: Finding = { outcome: { is: 'stopAtTable' }, steps: [step('sendBack')] };
const judged: Finding = {
  outcome: { is: 'stopAtTable' },
  steps: [step('callFloor')],
  discretion: {
    range: [{ is: 'stopAtTable' }, { is: 'allowedAtTable' }],
    weigh: ['timeLost', 'informationKnown', 'repetition'],
  },
};
