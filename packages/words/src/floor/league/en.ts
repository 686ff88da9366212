import type { LeagueKinds, LeagueOutcome, LeagueReasons, LeagueSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const leagueKindsEn: KindWords<LeagueKinds> = {
  teamShort: {
    label: 'Team short',
    what: 'A club has too few players.',
    says: ['short team', 'only five', 'ghost player'],
    facts: { present: { label: 'Players present' } },
  },
  unlicensedPlayer: {
    label: 'Not eligible',
    what: 'Somebody plays, or is to play, who may not.',
    says: ['no licence', 'not eligible', 'wrong club'],
    facts: {
      why: {
        label: 'Why?',
        values: {
          notEligible: 'not eligible',
          bothDivisions: 'fielded in both divisions',
          changedClub: 'changed clubs',
        },
      },
      appeared: { label: 'Has he played for another club this season?' },
      fielded: { label: 'Has he played already?' },
    },
  },
  lateLineUp: {
    label: 'Line-up',
    what: 'A line-up is late, incomplete or changed.',
    says: ['late line-up', 'change line-up'],
    facts: {
      what: { label: 'What?', values: { lineUp: 'naming the line-up', change: 'change on the day' } },
      inTime: { label: 'In time?' },
      complete: { label: 'Complete?' },
      minutesBefore: { label: 'Minutes before the start' },
      newPlayerEligible: { label: 'Is the new player eligible?' },
    },
  },
  noShow: {
    label: 'Club absent',
    what: 'A club does not appear.',
    says: ['no-show', 'absent club'],
    facts: { times: { label: 'Which time this season?' } },
  },
  clothing: {
    label: 'Club clothing',
    what: 'Club clothing is missing or covered.',
    says: ['jersey', 'shirt', 'dress code'],
    facts: {
      how: { label: 'How?', values: { missing: 'missing', covered: 'covered', putRightAtOnce: 'shown at once' } },
      persons: { label: 'How many persons?' },
    },
  },
  pointsAgreement: {
    label: 'Points divided',
    what: 'Players want to divide league points.',
    says: ['split points', 'deal'],
    facts: { allAgree: { label: 'Do all agree?' } },
  },
  pointsDeducted: {
    label: 'Points deducted',
    what: 'A penalty takes points.',
    says: ['deduct points'],
    facts: { scored: { label: 'Points for the place' }, takenBefore: { label: 'Taken before' } },
  },
};

export const leagueOutcomesEn: OutcomeWords<LeagueOutcome> = {
  mayPlay: ({ fine, ghosts }) =>
    `The team may play${ghosts > 0 ? `, with ${String(ghosts)} ghost player${ghosts === 1 ? '' : 's'}` : ''}${fine > 0 ? `; ${String(fine)} euro` : ''}`,
  tooFewCountsAsAbsent: ({ fine, points }) =>
    `Too few: counts as absent; ${String(fine)} euro and ${String(points)} points off`,
  clubAbsent: ({ fine, points, lastPlace }) =>
    `${String(fine)} euro and ${String(points)} points off${lastPlace ? '; last place of the season' : ''}`,
  roundZero: ({ fine }) => `The club has 0 points for the round; ${String(fine)} euro`,
  notEligible: () => 'He may not play',
  eligible: () => 'He may play',
  lineUpStands: ({ fine }) => (fine > 0 ? `The line-up stands; ${String(fine)} euro` : 'The line-up stands'),
  changeAccepted: () => 'The change is accepted',
  changeTooLate: () => 'Too late; the line-up stays',
  changeRefused: () => 'Refused: the new player is not eligible',
  dressFine: ({ total }) =>
    total === undefined ? 'A fine at once, or out of the tournament' : `${String(total)} euro for the club`,
  dressInOrder: () => 'In order',
  dressOnlyWished: () => 'Only a wish, no penalty',
  agreementVoid: () => 'The agreement is void',
  agreementStands: () => 'The agreement stands',
  pointsLeft: ({ points, taken }) => `${String(taken)} points off: ${String(points)} remain`,
  harderPenaltyNeeded: () => 'No more points can be taken; choose a harder penalty',
  leagueDecides: () => 'The league decides',
};

export const leagueStepsEn: Sentences<LeagueSteps> = {
  bookFine: ({ euro }) => `Book ${String(euro)} euro against the club.`,
  deductTablePoints: ({ points }) => `Take ${String(points)} points off the club in the table.`,
  deductPoints: ({ points }) => `Take off ${String(points)} points, in the individual and the club ranking.`,
  placeLast: () => 'Put the club last in the final table.',
  recalculateRound: () => 'Recalculate round and table; the others move up.',
  replaceByGhost: ({ ghosts }) => `Enter ${String(ghosts)} ghost players.`,
  showClothing: () => 'Ask the player to show the club clothing at once.',
  collectFineOrSendAway: () => 'Take the fine at once; otherwise he leaves the tournament until it is paid.',
  bookByFinalPlaces: () => 'Book the points by the final places.',
  bringToLeague: () => 'Write it down and bring it to the league.',
};

export const leagueReasonsEn: Sentences<LeagueReasons> = {
  presentOf: ({ present, wanted }) => `${String(present)} of ${String(wanted)} players are present.`,
  individualPointsStay: () => 'The other players keep their individual points.',
  timesThisSeason: ({ times }) => `Time ${String(times)} this season.`,
  personsTimes: ({ persons, each }) => `${String(persons)} × ${String(each)} euro.`,
};
