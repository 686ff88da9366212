import { oneOf, type WordsOn } from '../policy-words.ts';
import { atSeatMoment } from './at-seat.ts';

export const presence: WordsOn<'presence'> = {
  'presence.atSeatMoment': atSeatMoment,
  'presence.atSeatMeaning': {
    label: 'What “at the seat” means',
    meaning: 'When a player counts as present.',
    value: oneOf({
      seated: 'Sitting.',
      withinReach: 'Sitting, or standing with a hand on the chair.',
    }),
  },
  'presence.absentHandWhen': {
    label: 'Hand of an absent player',
    meaning: 'When the hand of an absent player leaves play.',
    value: oneOf({ atOnce: 'At once.', onTurn: 'When it would be their turn, even if they could check.' }),
  },
  'presence.absentBigBlindWalk': {
    label: 'All fold to an absent big blind',
    meaning: 'Who wins if all others fold to an absent big blind.',
    value: oneOf({
      handDead: 'The absent hand is dead; the last player with a live hand wins.',
      absentWins: 'The absent player wins the blinds, as their turn no longer comes.',
    }),
  },
  'presence.absentBlinds': {
    label: 'Blinds of an absent player',
    meaning: 'What becomes of the blinds and antes of an absent player.',
    value: oneOf({
      takenFromStack: 'They are posted from the stack, and cards are dealt.',
      notTaken: 'They are not posted.',
    }),
  },
  'presence.lateStartNotice': {
    label: 'Notice of being late',
    meaning: 'Whether a latecomer must give notice before the start so that the stack is in play.',
    value: oneOf({ needed: 'Yes, before the start.', notNeeded: 'No, the stack is put out anyway.' }),
  },
  'presence.lateStartLimit': {
    label: 'Time limit for latecomers',
    meaning: 'How long the stack of a player who has not arrived stays.',
    value: (limit) => {
      switch (limit.is) {
        case 'none':
          return 'No limit.';
        case 'minutes':
          return limit.withExcuse === undefined
            ? `${limit.minutes} minutes from the start.`
            : `${limit.minutes} minutes from the start, ${limit.withExcuse} with a personal excuse before it.`;
        case 'endOfLevel':
          return `Until the end of level ${limit.level}; by then a hand must have been played.`;
        case 'endOfFirstLevelOfHeat':
          return `Until the end of the first level of heat ${limit.heat}; by then a hand must have been played.`;
      }
    },
  },
  'presence.lateStartRemoval': {
    label: 'Stack after the limit',
    meaning: 'What becomes of the stack after the limit.',
    value: oneOf({
      removed: 'It leaves play; the player gets 0 points.',
      sharedAtTable: 'It is divided equally among the players at the table; the player gets 0 points.',
      blindedOff: 'It stays until the blinds have used it up.',
    }),
  },
  'presence.absenceLimit': {
    label: 'Longest absence',
    meaning: 'How long a player may be away without a break, in playing time.',
    value: (minutes) => (minutes === 0 ? 'No limit.' : `${minutes} minutes.`),
  },
  'presence.absenceExceeded': {
    label: 'Away too long',
    meaning: 'What happens after a longer absence.',
    value: oneOf({
      excludedCurrentPlace: 'Excluded in the current place; the stack leaves play.',
      none: 'Nothing.',
    }),
  },
  'presence.blindedOffInMoney': {
    label: 'Blinded off in the money',
    meaning: 'What becomes of the prize when a stack is blinded off in the money.',
    value: oneOf({ keepsPrize: 'Place and prize are kept.' }),
  },
  'presence.contactMissing': {
    label: 'Reaching missing players',
    meaning: 'Whether staff try to reach a player who is missing at the start.',
    value: oneOf({ tried: 'Yes.', notAsked: 'No, it is not asked for.' }),
  },
  'presence.leaveNotice': {
    label: 'Notice of leaving',
    meaning: 'Whether somebody must say so who leaves for longer.',
    value: oneOf({ tellFloor: 'Yes, to the floor.', no: 'No.' }),
  },
  'presence.leavingLiveHand': {
    label: 'Leaving with cards',
    meaning: 'What holds when somebody leaves his seat with a live hand.',
    value: oneOf({
      cautionThenPenalty: 'A caution, a penalty when repeated; the hand stays live.',
      forbidden: 'Forbidden, sanction at discretion; the hand stays live.',
      penaltyIfFoldedByLeaving: 'Whoever leaves before his turn has folded, and is penalised.',
    }),
  },
  'presence.allInLeaves': {
    label: 'Leaving when all-in',
    meaning: 'Whether an all-in player may leave the table.',
    value: oneOf({ no: 'No.', yes: 'Yes.' }),
  },
  'presence.devices': {
    label: 'Electronic devices',
    meaning: 'Which devices may be used at the table, and how.',
    value: oneOf({
      noneOnTable: 'Never on the table; no calls or messages; music with earphones; e-books only when not in a hand.',
      noTwoWay: 'No devices for two-way communication.',
      notInHand: 'No communication while in a hand.',
      noneAtTable: 'No technical communication at the table.',
    }),
  },
  'presence.reporters': {
    label: 'Reporters',
    meaning: 'Whether a player who reports for the organiser may use a device.',
    value: oneOf({ whenNotInHand: 'Yes, while he is not in the hand.', asOthers: 'No more than others.' }),
  },
  'presence.devicesAtShowTables': {
    label: 'Devices at televised and final tables',
    meaning: 'What holds for devices at televised tables and at the final table of a large event.',
    value: oneOf({ none: 'There are no devices there.', asElsewhere: 'The same as elsewhere.' }),
  },
  'presence.dispute': {
    label: 'Dispute at the table',
    meaning: 'What is done at once when players disagree.',
    value: oneOf({ stopAndCall: 'Play is stopped and the floor is called.' }),
  },
  'presence.notHeard': {
    label: 'Not heard',
    meaning: 'Who bears it when a player misses an announcement, by loud music for instance.',
    value: oneOf({ ownRisk: 'The player himself.' }),
  },
  'presence.distraction': {
    label: 'Distractions',
    meaning: 'What holds for things at the table that delay or disturb.',
    value: oneOf({ floorMayStop: 'The floor may have them put away.' }),
  },
  'presence.spectators': {
    label: 'Spectators',
    meaning: 'Where spectators may be.',
    value: oneOf({
      oneMetreNotSeated: 'At least one metre from the table, never seated at it.',
      allowedNotSeated: 'Allowed, but not seated at the table and without interfering.',
    }),
  },
  'presence.foodAtTable': {
    label: 'Eating at the table',
    meaning: 'Whether people may eat at the table.',
    value: oneOf({ unwelcome: 'It is not welcome.', moderate: 'In moderation.' }),
  },
  'presence.smoking': {
    label: 'Smoking',
    meaning: 'Whether people may smoke at the table.',
    value: oneOf({ forbidden: 'No.', houseRules: 'As the house has it.' }),
  },
  'presence.bustReport': {
    label: 'Reporting a bust-out',
    meaning: 'What a player must do who is out.',
    value: oneOf({
      atOnceToFloor:
        'Report to the floor at once with his card; where the place is unclear otherwise he may be ranked lower.',
      selfEntryOrReport: 'Enter himself on the round card, or report.',
      leaveTable: 'Leave the table.',
      no: 'Nothing; it is recorded anyway.',
    }),
  },
  'presence.media': {
    label: 'Film and photographs',
    meaning: 'What holds for recordings.',
    value: oneOf({
      mustCooperate: 'At televised tables players must cooperate.',
      consentByEntry: 'Entry counts as consent.',
      noRule: 'No rule of its own.',
    }),
  },
};
