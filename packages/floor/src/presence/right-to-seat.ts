import { step } from '../because.ts';
import { choice } from '../fact.ts';
import { type Finding, incidentKind } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';

const QUESTIONS = ['identity', 'substitute', 'twoTables', 'ownWish', 'interest', 'limitation', 'fee'] as const;

/** Whether somebody may sit there, or play there. */
export const rightToSeat = incidentKind({
  phase: 'presence',
  facts: {
    question: choice(QUESTIONS, { usual: 'identity' }),
    /** What he shows when he is to say who he is. */
    document: choice(['own', 'none', 'ofAnother', 'notIssued'], { usual: 'none', when: { question: ['identity'] } }),
    when: choice(['takingSeat', 'onRequest'], { usual: 'takingSeat', when: { question: ['identity'] } }),
    registered: choice(['yes', 'no'], { usual: 'yes', when: { question: ['identity'] } }),
    substitute: choice(['anybody', 'teamMateInBreak'], { usual: 'anybody', when: { question: ['substitute'] } }),
  },
  find({ question, document = 'none', when = 'takingSeat', registered = 'yes', substitute = 'anybody' }, floor) {
    switch (question) {
      case 'identity':
        return identity({ document, when, registered }, floor);
      case 'substitute': {
        const mayTakeOver = floor.decides('seating.substitute') === 'teamMateBetweenHeats';
        return given(mayTakeOver && substitute === 'teamMateInBreak');
      }
      case 'twoTables':
        return given(floor.decides('seating.twoTables') === 'allowed');
      case 'ownWish':
        return given(floor.decides('seating.ownSeatChange') === 'allowed');
      case 'interest':
        return floor.decides('seating.interestDisclosure') === 'discloseToTable'
          ? { outcome: { is: 'tableInformed' }, steps: [step('writeDown'), step('tellTheTable')] }
          : { outcome: { is: 'seatGiven' } };
      case 'fee':
        return floor.decides('entries.tableFee') === 'inAdvance'
          ? { outcome: { is: 'seatWaits', for: 'fee' }, steps: [step('sendBack')] }
          : { outcome: { is: 'seatGiven' } };
      case 'limitation': {
        floor.decides('seating.disabilities');
        const yes = { is: 'seatGiven' } as const;
        return {
          outcome: yes,
          discretion: { range: [yes, { is: 'seatRefused' }], weigh: ['fairness', 'timeLost'] },
        };
      }
    }
  },
});

const given = (is: boolean): Finding => ({ outcome: is ? { is: 'seatGiven' } : { is: 'seatRefused' } });

type Identity = {
  readonly document: 'own' | 'none' | 'ofAnother' | 'notIssued';
  readonly when: 'takingSeat' | 'onRequest';
  readonly registered: 'yes' | 'no';
};

function identity({ document, when, registered }: Identity, floor: Inquiry): Finding {
  const yes = { is: 'seatGiven' } as const;
  const no = { is: 'seatRefused' } as const;
  const waits = { is: 'seatWaits', for: 'identification' } as const;
  const range = [yes, waits, no] as const;
  const rule = floor.decides('seating.identification', document === 'ofAnother' ? document : undefined);
  if (document === 'ofAnother')
    return {
      outcome: no,
      steps: [step('callFloor'), step('writeDown')],
      discretion: { range, weigh: ['intent'] },
      offence: 'falseIdentity',
    };
  const asked = rule === 'atSeat' ? true : rule === 'onRequest' && when === 'onRequest';
  if (asked && document === 'none')
    return {
      outcome: waits,
      steps: [step('checkWhoHeIs'), step('writeDown')],
      discretion: { range, weigh: ['fairness', 'experience'] },
    };
  if (rule === 'registeredFirst' && registered === 'no')
    return { outcome: { is: 'seatWaits', for: 'registration' }, steps: [step('sendBack')] };
  return { outcome: yes };
}
