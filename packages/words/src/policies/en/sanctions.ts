import type { Measure } from '@riffle/rulebooks';
import { oneOf, type WordsOn } from '../policy-words.ts';
import { measuresEn, offencesEn } from './offences.ts';

const and = new Intl.ListFormat('en', { type: 'conjunction' });

const measures = (list: readonly Measure[]): string => {
  const text = and.format(list.map((measure) => measuresEn[measure]));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

export const sanctions: WordsOn<'sanctions'> = {
  'sanctions.ladder': {
    label: 'Ladder of penalties',
    meaning: 'Which penalties there are, from the mildest to the gravest.',
    value: (ladder) => `${measures(ladder)}.`,
  },
  'sanctions.offences': {
    label: 'Breaches listed',
    meaning: 'Which breaches the rulebook names, and what follows.',
    value: (offences) => {
      const named = Object.keys(offences) as (keyof typeof offences)[];
      return named.length === 0 ? 'No list.' : `${and.format(named.map((offence) => offencesEn[offence]))}.`;
    },
  },
  'sanctions.repetition': {
    label: 'Repetition',
    meaning: 'Whether the same breach again is met with a graver penalty.',
    value: oneOf({ rising: 'The next penalty is graver than the last.', free: 'It may stay the same.' }),
  },
  'sanctions.maxRounds': {
    label: 'Most penalty rounds',
    meaning: 'How many rounds may be imposed at most.',
    value: (rounds) => (rounds === 0 ? 'No limit.' : `${String(rounds)} rounds.`),
  },
  'sanctions.timePenalty': {
    label: 'Time penalty',
    meaning: 'How long a time penalty lasts.',
    value: (time) => {
      switch (time.is) {
        case 'none':
          return 'There are no time penalties.';
        case 'free':
          return 'As long as the director says.';
        case 'minutes':
          return `${String(time.from)} to ${String(time.to)} minutes.`;
      }
    },
  },
  'sanctions.missedHands': {
    label: 'Hands of a round penalty',
    meaning: 'How missed hands are counted.',
    value: oneOf({
      playersTimesRounds: 'Players at the table, the penalised one included, times rounds; fixed when it is imposed.',
      buttonRounds: 'Until the button has gone round so many times.',
    }),
  },
  'sanctions.misdealCounts': {
    label: 'Misdeal during a penalty',
    meaning: 'Whether a hand dealt again counts once or twice.',
    value: oneOf({ once: 'It counts as one hand.', twice: 'It counts as two hands.' }),
  },
  'sanctions.where': {
    label: 'Where to go during a penalty',
    meaning: 'Where a penalised player goes.',
    value: oneOf({
      tableOrArea: 'Away from the table; with a time penalty out of the tournament area.',
      area: 'Out of the tournament area.',
      table: 'Away from the table.',
    }),
  },
  'sanctions.dealtIn': {
    label: 'Cards and blinds during a penalty',
    meaning: 'Whether a penalised player is dealt in and pays blinds.',
    value: oneOf({
      dealtInDeadBlindsTaken: 'He is dealt cards, which are dead; blinds and ante are taken.',
      notDealtIn: 'He is dealt nothing and pays nothing.',
    }),
  },
  'sanctions.autoAllIn': {
    label: 'All-in by the blind during a penalty',
    meaning: 'What holds when a blind puts the penalised player all-in.',
    value: oneOf({
      liveForMainPot: 'His cards live without further action and can win the main pot; then the penalty goes on.',
      deadAndOut: 'His cards are dead; he is out.',
    }),
  },
  'sanctions.carryOver': {
    label: 'Rest of a penalty',
    meaning: 'What becomes of a penalty not served when day, table or seat ends.',
    value: oneOf({
      carriesOver: 'The rest is served at the new table and on the next day of the same event.',
      ends: 'It ends with the heat or the game.',
    }),
  },
  'sanctions.start': {
    label: 'Start of a penalty',
    meaning: 'When a penalty begins.',
    value: oneOf({
      atOnce: 'At once.',
      afterHand: 'After the running hand.',
      nextHand: 'With the next hand.',
      atOnceAfterHandForCards: 'At once; for exposed cards after the running hand.',
    }),
  },
  'sanctions.scope': {
    label: 'How long breaches count',
    meaning: 'How long earlier breaches are counted.',
    value: oneOf({ event: 'For the whole event, at every table.', table: 'At the same table only.' }),
  },
  'sanctions.whoDecides': {
    label: 'Who penalises',
    meaning: 'Who may impose a penalty.',
    value: oneOf({
      dealerHintFloorRest: 'The dealer gives hints, the floor all else; bans and measures against clubs the board.',
      director: 'The tournament director.',
      headReferee: 'The referee; the head referee sets the extent.',
    }),
  },
  'sanctions.callingFloor': {
    label: 'Calling the floor',
    meaning: 'Whether a player may call the floor himself.',
    value: oneOf({ throughDealer: 'Only through the dealer.', yes: 'Yes.' }),
  },
  'sanctions.etiquette': {
    label: 'Breaches of etiquette',
    meaning: 'What follows a first and a repeated breach.',
    value: oneOf({
      cautionThenPenalty: 'First a caution, a penalty when repeated.',
      penaltyWhenRepeated: 'A penalty from the second breach on.',
      banWhenRepeated: 'When repeated, a ban of one or more rounds.',
      disqualificationWhenRepeated: 'A time penalty; disqualification when repeated or grave.',
    }),
  },
  'sanctions.cautionsBeforePenalty': {
    label: 'Cautions before a time penalty',
    meaning: 'After how many cautions the next breach brings a time penalty.',
    value: (cautions) => (cautions === 0 ? 'No fixed number.' : `After ${String(cautions)} cautions.`),
  },
  'sanctions.outOfTurn': {
    label: 'Acting out of turn as a breach',
    meaning: 'What follows acting out of turn.',
    value: oneOf({
      cautionIntentPenalty: 'A caution; a penalty if it is meant to influence play.',
      repeatedPenalty: 'A penalty when repeated.',
      notTolerated: 'Intent is not tolerated; the director decides what follows.',
    }),
  },
  'sanctions.abuse': {
    label: 'Insults',
    meaning: 'What follows insults and misbehaviour.',
    value: oneOf({
      mustPenalise: 'A penalty must follow.',
      mayPenalise: 'A penalty may follow.',
      mayThenMust: 'The first time a penalty may, when repeated it must follow.',
    }),
  },
  'sanctions.violence': {
    label: 'Violence',
    meaning: 'What follows physical violence.',
    value: oneOf({ exclusion: 'Exclusion.', discretion: 'The director decides.' }),
  },
  'sanctions.softplay': {
    label: 'Soft play',
    meaning: 'What follows sparing an opponent.',
    value: oneOf({
      timePenaltyAtLeast: 'At least a time penalty, up to disqualification.',
      penaltyUpToDisqualification: 'A penalty, up to loss of chips or disqualification.',
      mustPenalise: 'A penalty must follow.',
      disqualification: 'Disqualification at once.',
    }),
  },
  'sanctions.nutsInLastPosition': {
    label: 'The nuts in last position',
    meaning: 'What holds for the best hand on the river in last position.',
    value: oneOf({
      mustBetOrRaise: 'He must bet or raise; check and call are not allowed.',
      notBettingIsSoftplay: 'Not betting or raising is soft play.',
      noDuty: 'No duty, but grounds for a check on soft play.',
    }),
  },
  'sanctions.collusion': {
    label: 'Collusion',
    meaning: 'What follows chip dumping and other collusion.',
    value: oneOf({
      disqualification: 'Always disqualification.',
      disqualifyBoth: 'Disqualification of giver and receiver.',
      penaltyUpToDisqualification: 'A penalty, up to disqualification.',
    }),
  },
  'sanctions.cheating': {
    label: 'Cheating',
    meaning: 'What follows marked cards and other fraud.',
    value: oneOf({
      exclusion: 'Exclusion.',
      disqualification: 'Disqualification.',
      mustPenalise: 'A penalty must follow.',
    }),
  },
  'sanctions.blindDodging': {
    label: 'Dodging blinds',
    meaning: 'What follows dawdling between tables to save blinds.',
    value: oneOf({
      timePenaltyMust: 'A time penalty must follow.',
      mustPenalise: 'A penalty must follow.',
      penaltyExpected: 'A penalty is to be expected; the director decides.',
    }),
  },
  'sanctions.dodgedBlindsPaid': {
    label: 'Blinds dodged',
    meaning: 'Whether dodged blinds are paid.',
    value: oneOf({
      deadIntoNextPot: 'Yes, as dead money into the next pot.',
      owed: 'Yes, in any case.',
      takenAnyway: 'The seat is his already; they are taken as they come.',
    }),
  },
  'sanctions.cardsThrown': {
    label: 'Throwing cards',
    meaning: 'What follows throwing cards off the table.',
    value: oneOf({
      cautionIntentTime: 'A caution, on purpose a time penalty.',
      mayPenalise: 'A penalty may follow.',
    }),
  },
  'sanctions.hiddenCards': {
    label: 'Hidden cards',
    meaning: 'What follows hiding cards or taking them below the edge.',
    value: oneOf({
      mayBeDead: 'The hand may be dead; a penalty is possible.',
      forbidden: 'It is forbidden; no consequence is named.',
    }),
  },
  'sanctions.deviceInHand': {
    label: 'Messages during a hand',
    meaning: 'What follows reading or writing messages at the table.',
    value: oneOf({ handDead: 'The hand is dead.', penaltyOnly: 'A penalty is possible.' }),
  },
  'sanctions.intoxication': {
    label: 'Alcohol and drugs',
    meaning: 'What follows excessive drinking and drugs.',
    value: oneOf({
      mayDisqualifyFine: 'Disqualification is possible; the club is fined.',
      discretion: 'The director decides.',
    }),
  },
  'sanctions.intoxicationFine': {
    label: 'Fine for that',
    meaning: 'What the club then pays.',
    value: (euro) => (euro === 0 ? 'None.' : `${String(euro)} euro.`),
  },
  'sanctions.fineTo': {
    label: 'Who gets fines',
    meaning: 'Where a fine goes that a player pays to the cashier. It never goes into the prize pool.',
    value: oneOf({
      organiser: 'To the organiser.',
      goodCause: 'To a good cause.',
    }),
  },
  'sanctions.fineUnpaid': {
    label: 'Unpaid fine',
    meaning: 'Whether somebody plays on who still has a fine to pay to the cashier.',
    value: oneOf({
      leavesUntilPaid: 'Whoever does not pay at once leaves the tournament until it is paid, or is excluded.',
      playsOn: 'Play goes on; the debt stays open.',
    }),
  },
  'sanctions.refusal': {
    label: 'Refusal',
    meaning: 'What follows refusing a penalty or an order.',
    value: oneOf({
      excludedClubPenalised: 'Excluded at once; the club is penalised too.',
      discretion: 'The director decides.',
    }),
  },
  'sanctions.disqualifiedChips': {
    label: 'Chips of a disqualified player',
    meaning: 'What becomes of the stack of a disqualified player.',
    value: oneOf({ removed: 'It is taken out of play.', stayInPlay: 'It stays in play.' }),
  },
  'sanctions.disqualifiedScore': {
    label: 'Result of a disqualified player',
    meaning: 'Place, points and prizes of a disqualified player.',
    value: oneOf({
      nothing: 'No points and no prize; the place is not passed on.',
      eliminatedResultsKept: 'He counts as out now; what he achieved before stays.',
      eliminatedNow: 'He counts as out now; the director decides about a prize.',
    }),
  },
  'sanctions.eliminationPenalty': {
    label: 'Exclusion that keeps the result',
    meaning: 'Whether there is a milder exclusion that keeps the result.',
    value: oneOf({
      placeAtExclusion: 'He is ranked at the place of his exclusion; his chips leave play.',
      none: 'There is none.',
    }),
  },
  'sanctions.playerBar': {
    label: 'Suspension of a player',
    meaning: 'Whether somebody who was excluded can be barred from further events as well.',
    value: oneOf({
      untilADay: 'Yes, from all events, until a day (the end of the season, say) or until it is lifted.',
      none: 'No.',
    }),
  },
  'sanctions.clubBar': {
    label: 'Exclusion of a club',
    meaning: 'Whether a whole club can be shut out.',
    value: oneOf({
      shutOut: 'Yes; whoever plays for it is no longer entered.',
      none: 'No.',
    }),
  },
  'sanctions.fairness': {
    label: 'Fairness before the letter',
    meaning: 'Whether the floor may set a rule aside for fairness.',
    value: oneOf({
      fairnessFirstFinal: 'Yes, with the reason written down; the decision is final.',
      letterOnly: 'No, the letter holds.',
    }),
  },
};
