import { oneOf, type WordsOn } from '../policy-words.ts';

export const league: WordsOn<'league'> = {
  'league.pointsDeduction': {
    label: 'Deduction of points',
    meaning: 'How many points a sanction takes.',
    value: (points) => {
      switch (points.is) {
        case 'none':
          return 'None.';
        case 'free':
          return 'As many as the league says.';
        case 'steps':
          return `${String(points.each)} each, ${String(points.atMost)} at most, never below 0.`;
      }
    },
  },
  'league.clubMeasures': {
    label: 'Measures against clubs',
    meaning: 'What a club can incur.',
    value: oneOf({
      clubPenalty: 'The board decides, up to exclusion of the club.',
      list: 'Warning, points, transfer ban, fine, forced relegation, exclusion.',
      byLeague: 'As the league sets.',
    }),
  },
  'league.dress': {
    label: 'Club clothing',
    meaning: 'What players wear, and its price otherwise.',
    value: oneOf({
      clubShirtFineOrLeave: 'Visible club clothing all day; otherwise a fine at once, or out.',
      uniformFine: 'Uniform jerseys; otherwise a fine for each person.',
      tvOnlyWish: 'Only a wish at televised final tables.',
      none: 'No rule.',
    }),
  },
  'league.dressFine': {
    label: 'Fine for clothing',
    meaning: 'What missing club clothing costs for each person.',
    value: (euro) => (euro === 0 ? 'As the league sets.' : `${String(euro)} euro.`),
  },
  'league.lineUp': {
    label: 'Line-up',
    meaning: 'How many players start, and until when they are named.',
    value: ({ players, least, daysBefore, changesUntilMinutes }) =>
      players === 0
        ? 'As the league sets.'
        : `${String(players)} players, at least ${String(least)}; named ${String(daysBefore)} days before, changes until ${String(changesUntilMinutes)} minutes before the start.`,
  },
  'league.lineUpFines': {
    label: 'Fines around the line-up',
    meaning: 'What too few players and a late line-up cost.',
    value: ({ shortTeam, lateOrIncomplete }) =>
      shortTeam + lateOrIncomplete === 0
        ? 'None.'
        : `${String(shortTeam)} euro for too few players, ${String(lateOrIncomplete)} euro for late or incomplete.`,
  },
  'league.noShow': {
    label: 'A club does not appear',
    meaning: 'What it costs when a club does not appear.',
    value: ({ fine, points, lastPlaceFrom }) =>
      fine + points === 0
        ? 'Staff decide.'
        : `${String(fine)} euro and ${String(points)} points; from ${String(lastPlaceFrom)} times a season last place.`,
  },
  'league.ineligible': {
    label: 'Not eligible',
    meaning: 'What follows when somebody is fielded who may not play.',
    value: oneOf({
      roundZeroFine: 'The club has 0 points for the round and a fine; the others keep their individual points.',
      byLeague: 'As the league sets.',
    }),
  },
  'league.ineligibleFine': {
    label: 'Fine for an ineligible player',
    meaning: 'What it costs the club.',
    value: (euro) => (euro === 0 ? 'As the league sets.' : `${String(euro)} euro.`),
  },
  'league.absentPlayerPoints': {
    label: 'Points of an absent player',
    meaning: 'How many points a player has who never comes.',
    value: (points) => `${String(points)} points.`,
  },
  'league.sitAndGoPoints': {
    label: 'Points in a Sit’n’Go',
    meaning: 'Points for the places of a Sit’n’Go.',
    value: (points) => (points.length === 0 ? 'As the league sets.' : `${points.join(', ')}.`),
  },
  'league.inTimePoint': {
    label: 'Point for a win in time',
    meaning: 'How many points a win in time adds.',
    value: (points) => `${String(points)}.`,
  },
  'league.teamPoints': {
    label: 'Points for clubs',
    meaning: 'Points for the places in the team tournament and the round.',
    value: (points) => (points.length === 0 ? 'As the league sets.' : `${points.join(', ')}.`),
  },
  'league.individualRanking': {
    label: 'Individual ranking',
    meaning: 'How the individual ranking of the season is made.',
    value: oneOf({
      mvpThirds: 'Points of the Sit’n’Gos, and 7, 5 or 3 by thirds of the team tournament.',
      byLeague: 'As the league sets.',
    }),
  },
  'league.tieBreak': {
    label: 'Level in the table',
    meaning: 'What counts with equal points.',
    value: oneOf({
      winsSecondsThenRoundPoints:
        'Round wins, then second places and so on, then the sum of round points; for relegation a heads-up.',
      byLeague: 'As the league sets.',
    }),
  },
  'league.promotion': {
    label: 'Promotion and relegation',
    meaning: 'Who goes up and down.',
    value: oneOf({
      threeUpThreeDown: 'Three go up, three down; a barred club is replaced down to rank 5.',
      byLeague: 'As the league sets.',
    }),
  },
  'league.licence': {
    label: 'Licence',
    meaning: 'Whether a club needs a licence.',
    value: oneOf({ yearly: 'Every year, for a fee; it may be withdrawn.', none: 'None.' }),
  },
  'league.transferLock': {
    label: 'Transfer',
    meaning: 'Whether a player may change clubs during the season.',
    value: oneOf({ lockedAfterAppearance: 'After an appearance only next season.', byLeague: 'As the league sets.' }),
  },
  'league.pointsAgreement': {
    label: 'Agreement on points',
    meaning: 'Whether league points may be divided by agreement.',
    value: oneOf({ forbidden: 'No.', allowed: 'Yes.' }),
  },
  'league.recordCard': {
    label: 'Results at the table',
    meaning: 'Where results are kept at the table.',
    value: oneOf({
      roundCard: 'The winner hands in the completed round card.',
      tableCard: 'Hints, cautions and stacks stand on the table card.',
      none: 'In Riffle only.',
    }),
  },
  'league.clubCheckIn': {
    label: 'Registering the club on site',
    meaning: 'Whether the captain registers his club with the management.',
    value: oneOf({ captainBeforeStart: 'Yes, before the tournament begins.', none: 'No.' }),
  },
  'league.clubCardBetweenHeats': {
    label: 'Club card at the change',
    meaning: 'What happens to the club card when players change between heats.',
    value: oneOf({ onStack: 'It lies on the stack.', none: 'There is none.' }),
  },
  'league.clubCardWhenOut': {
    label: 'Club card when out',
    meaning: 'What happens to the club card when the stack is lost.',
    value: oneOf({ handedInAtOnce: 'It goes to the management at once.', none: 'There is none.' }),
  },
};
