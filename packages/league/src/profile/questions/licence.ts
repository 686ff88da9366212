import {
  cents,
  count,
  divisionId,
  flag,
  list,
  oneOf,
  optional,
  record,
  someOf,
  text,
  ways,
} from '../../declaration/form.ts';
import { asks, type QuestionsOn, tells } from '../question.ts';

const days = count({ most: 3660 });

/** What a league can do to a club. */
const SANCTIONS = ['warning', 'points', 'transferBan', 'fine', 'forcedRelegation', 'exclusion'] as const;

export const licence = {
  'licence.needed': asks(flag, false),
  /** Whether a club must stand in the register of associations. */
  'licence.registerNumber': asks(flag, false),
  /** For a season, by division. */
  'licence.fees': asks(list(record({ division: divisionId, fee: cents }), 100), []),
  /** How the fee is paid: the share of each part, and when it is due. */
  'licence.instalments': asks(
    list(
      record({
        percent: count({ least: 1, most: 100 }),
        due: oneOf(['daysAfterApplication', 'daysBeforeRound']),
        days,
        /** Of which round; 0 where it does not go by rounds. */
        round: count({ most: 1000 }),
      }),
      12,
    ),
    [],
  ),
  /** Which documents an application needs, how old each may be in days (0: of any age), and whether it must be the original. */
  'licence.documents': asks(list(record({ name: text(80), days, original: flag }), 50), []),
  /** What a club accepts with its application, item by item, each with the rule that asks for it. */
  'licence.accepts': asks(list(record({ name: text(80), rule: optional(text(120)) }), 50), []),
  /** What is asked of a club, item by item, as the numbers of the regulation. */
  'licence.criteria': asks(list(text(80), 100), []),
  /** Memberships that a club must have before the season begins. */
  'licence.memberships': asks(list(text(80), 20), []),
  /** Whether an application is worked on before the first part of the fee has come. */
  'licence.worksUnpaid': asks(flag, true),
  /** So many days a decision may take. */
  'licence.decisionDays': asks(days, 0),
  /** Whether a club can be refused that meets everything, without a reason. */
  'licence.refusal': asks(oneOf(['withReason', 'withoutReason']), 'withReason'),
  /** Until when an application can be revoked. */
  'licence.revocable': asks(oneOf(['untilReceived', 'untilIssued', 'never']), 'untilReceived'),
  /** Whether only somebody who speaks for the club may revoke it. */
  'licence.officerRevokes': asks(flag, false),
  /** To which account clubs pay. */
  'licence.payTo': tells(ways({ none: {}, account: { name: text(120), number: text(80), bank: text(80) } }), {
    is: 'none',
  }),
  /** What comes back of what was paid when an application is revoked or refused. */
  'licence.refund': asks(someOf(['revoked', 'refused']), ['revoked', 'refused']),
  /** What a withdrawn licence means for the fee: nothing comes back, and what is open stays due. */
  'licence.withdrawnFee': asks(oneOf(['allStaysDue', 'openFalls']), 'openFalls'),
  /** A refused club may apply again. */
  'licence.again': asks(oneOf(['nextSeason', 'anyTime']), 'anyTime'),
  /** Changes of who may speak for a club must be told within so many months; 0: nothing is said. */
  'licence.officersMonths': asks(count({ most: 12 }), 0),
  /** Which sanctions there are. */
  'licence.sanctions': asks(someOf(SANCTIONS), [...SANCTIONS]),
  /** Whether decisions on licences can be contested. */
  'licence.appeal': tells(oneOf(['no', 'yes']), 'yes'),
} satisfies QuestionsOn<'licence'>;
