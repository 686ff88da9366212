import { oneOf, type WordsOn } from '../policy-words.ts';

export const entries: WordsOn<'entries'> = {
  'entries.rebuy': {
    label: 'Rebuys',
    meaning: 'Whether chips may be bought again.',
    value: oneOf({ forbidden: 'No.', allowed: 'Yes, as the event sets.' }),
  },
  'entries.rebuyWhen': {
    label: 'Stack at a rebuy',
    meaning: 'With how many chips left one may buy again.',
    value: oneOf({
      onlyOut: 'Only without chips.',
      upToStartingStack: 'With the starting stack or less.',
      anyStack: 'With any stack.',
    }),
  },
  'entries.rebuyDeclared': {
    label: 'Declared rebuy',
    meaning: 'What holds when a rebuy is announced before the next hand.',
    value: oneOf({ playsAndOwes: 'He plays with it at once, and must pay it.' }),
  },
  'entries.addOn': {
    label: 'Add-on',
    meaning: 'Whether and when there is an add-on.',
    value: oneOf({
      forbidden: 'Never.',
      endOfRebuyPeriod: 'At the end of the rebuy period.',
      afterRebuyPeriod: 'Between the last hand of the rebuy period and the first of the next level, with a chip left.',
      byEvent: 'As the event sets.',
    }),
  },
  'entries.reEntry': {
    label: 'Re-entry',
    meaning: 'Whether and until when one can enter again.',
    value: (value) => {
      switch (value.is) {
        case 'forbidden':
          return 'Never.';
        case 'unlimitedUntilLevel':
          return `Any number until the end of level ${String(value.level)}, at most until the field is full or the bubble has burst.`;
        case 'byEvent':
          return 'As the event sets.';
      }
    },
  },
  'entries.reEntryFrom': {
    label: 'Stack at a re-entry',
    meaning: 'Whether a stack that is still in play can be given up for a new entry.',
    value: oneOf({
      onlyOut: 'No: only who is out enters again.',
      stackForfeited: 'Yes, it is forfeited and leaves play.',
    }),
  },
  'entries.lateStack': {
    label: 'Stack of a late entry',
    meaning: 'With how many chips somebody starts who comes late.',
    value: oneOf({ full: 'With the full starting stack.', blinded: 'With the starting stack less the blinds taken.' }),
  },
  'entries.lateRegistrationEnd': {
    label: 'End of registration',
    meaning: 'Until when one can still enter.',
    value: oneOf({ byEvent: 'As the event sets.' }),
  },
  'entries.deals': {
    label: 'Sharing the prizes',
    meaning: 'Whether players may agree about the prizes.',
    value: oneOf({
      forbidden: 'No.',
      allRemaining: 'It should be played out; an agreement holds only with everybody still in.',
      byEvent: 'As the event sets.',
    }),
  },
  'entries.afterDeal': {
    label: 'After sharing',
    meaning: 'Whether the tournament is played to its end once the prizes are shared.',
    value: oneOf({ playedOut: 'Yes, until one has all chips.', mayEnd: 'It may end with that.' }),
  },
  'entries.potAgreements': {
    label: 'Agreements in a pot',
    meaning: 'Whether two players may agree to check a side pot down.',
    value: oneOf({ forbidden: 'No.' }),
  },
  'entries.prizePool': {
    label: 'Dividing the prizes',
    meaning: 'How the prize pool is divided.',
    value: oneOf({ houseTable: 'By the table of the house in force.', byEvent: 'As the event sets.' }),
  },
  'entries.oddCents': {
    label: 'Odd cents',
    meaning: 'Whom the cents fall to that are left over when prizes or a bounty are shared.',
    value: oneOf({
      biggerStartingStack: 'The bigger stack before the hand, otherwise the earlier entry.',
      earlierEntry: 'The earlier entry.',
    }),
  },
  'entries.bounty': {
    label: 'Bounty',
    meaning: 'Whether there is a bounty for a player who goes out.',
    value: oneOf({
      jetonPerEntry: 'A jeton out of each entry fee goes to who wins a pot against the player who is out.',
      byEvent: 'As the event sets.',
      none: 'No.',
    }),
  },
  'entries.bountyTo': {
    label: 'Bounty and several pots',
    meaning: 'Whose it is if several win a pot against the player who is out.',
    value: oneOf({
      wonLastChips: 'It goes to who wins his last chips.',
      wonAnyPot: 'It goes to everybody who wins a pot against him.',
    }),
  },
  'entries.bountyShared': {
    label: 'Shared bounty',
    meaning: 'What becomes of the bounty if several share that pot.',
    value: oneOf({ equalParts: 'They share it in equal parts.', floorDecides: 'The floor decides.' }),
  },
  'entries.houseFee': {
    label: 'What the house keeps',
    meaning: 'Whether the house may keep a part of the entry fees.',
    value: oneOf({
      announced: 'Yes, if it was announced.',
      neverWithBounty: 'Not with bounties: the whole fee is bounty and prize pool; otherwise if announced.',
    }),
  },
  'entries.tableFee': {
    label: 'Entry fee',
    meaning: 'When fees are paid.',
    value: oneOf({
      inAdvance: 'In advance.',
      byLeague: 'As the league sets.',
      mayOwe: 'After sitting down too: who sits owes it.',
    }),
  },
  'entries.disqualifiedFee': {
    label: 'Fee after disqualification',
    meaning: 'What becomes of the entry fee when a player is disqualified.',
    value: oneOf({ staysInPool: 'It stays in the prize pool.' }),
  },
};
