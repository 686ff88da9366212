import type { ShowdownFloorPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';

export const showdownEn: Pick<PolicyWords, keyof ShowdownFloorPolicies> = {
  'betting.outOfTurnHeld': {
    label: 'How firmly an action out of turn binds',
    meaning: 'Whether an action out of turn holds by itself where nothing has changed up to the player.',
    value: oneOf({
      binds: 'It binds.',
      floorMayHold: 'The player can be held to it; the dealer or the floor decides.',
    }),
  },
  'betting.grossMiscount': {
    label: 'A bet miscounted grossly',
    meaning: 'What holds when the amount named was far from the right one.',
    value: oneOf({
      callerBears: 'The caller owes the right amount, as after any wrong answer.',
      floorMayLimit: 'The floor may limit the call for fairness.',
    }),
  },
  'betting.bettorShowsEarly': {
    label: 'The bettor shows too early',
    meaning: 'What holds when the bettor turns his cards up before the amount of the call is right.',
    value: oneOf({
      ownFault: 'His own fault: the call can be taken back all the same.',
      noEffect: 'It changes nothing.',
    }),
  },
  'declarations.foldSignal': {
    label: 'Fold signalled before',
    meaning: 'What holds when somebody lets it be seen before his turn that he is going to fold.',
    value: oneOf({
      forbidden: 'It is forbidden.',
      discouraged: 'It is bad manners.',
    }),
  },
  'pots.unprotectedHandLostWhen': {
    label: 'From when an unprotected hand is lost',
    meaning: 'Whether it is enough that the dealer takes the cards in.',
    value: oneOf({
      taken: 'As soon as the dealer has taken it in or declared it dead.',
      touchedMuck: 'Only when it has touched the discarded cards.',
    }),
  },
  'pots.mixedPayout': {
    label: 'Paid out wrongly and mixed',
    meaning: 'What holds for a pot paid out wrongly whose chips already lie among others.',
    value: oneOf({
      recounted: 'It is worked out again; where the amount is in doubt the floor sets it.',
      stands: 'The payment stands.',
    }),
  },
  'showdown.exposedAgain': {
    label: 'Shown by accident once more',
    meaning: 'How it counts when somebody’s cards lie open by accident once more.',
    value: oneOf({
      asOnPurpose: 'As if shown on purpose.',
      asByAccident: 'As the first time.',
    }),
  },
  'showdown.othersShow': {
    label: 'Who shows after the first',
    meaning: 'Whether everybody comes in turn at the showdown, or only who claims the pot.',
    value: oneOf({
      inTurn: 'Everybody in turn, clockwise.',
      ifClaiming: 'Only who claims the pot, clockwise.',
    }),
  },
  'showdown.keepCards': {
    label: 'Keeping the cards until there is a winner',
    meaning: 'Whether players must hold on to their cards until the winner is settled.',
    value: oneOf({
      untilWinnerSettled: 'Yes, until the winner is settled; the dealer helps.',
      noDuty: 'There is no such duty.',
    }),
  },
};
