import type { BookId, RuleRef } from '@riffle/rulebooks';
import type { Answer } from '../../src/ruling.ts';
import { type IncidentCase, type OpenCase, open } from '../incident-case.ts';
import { given, may, must, proposed, weighed } from './sanctioned.ts';

type Etiquette = IncidentCase<'etiquette'>;
type Shows = readonly [RuleRef, ...RuleRef[]];

/** A breach of the list of etiquette; `answer` is a proposal wherever more than one measure is open. */
const breach = (
  book: BookId,
  shows: Shows,
  offence: Etiquette['facts']['offence'],
  outcome: Etiquette['outcome'],
  more: { readonly repeated?: true; readonly answer?: Answer } = {},
): OpenCase<'etiquette'> =>
  open({
    book,
    shows,
    kind: 'etiquette',
    facts: { offence, ...(more.repeated && { repeated: true }) },
    outcome,
    ...(more.answer !== undefined && { answer: more.answer }),
  });
const cautioned = (shows: Shows, offence: Etiquette['facts']['offence']): readonly IncidentCase[] => [
  breach('pvb', shows, offence, must('caution')).does(given('caution')),
  breach('pvb', shows, offence, must('warning'), { repeated: true, answer: 'proposed' }).does(
    given('warning'),
    weighed,
  ),
];
const again = { repeated: true, answer: 'proposed' } as const;

const pvbList: readonly IncidentCase[] = [
  ...cautioned(['pvb:69(10)a'], 'touching'),
  ...cautioned(['pvb:69(10)b', 'pvb:21(5)'], 'delay'),
  ...cautioned(['pvb:69(10)c', 'pvb:37(2)'], 'outOfTurn'),
  ...cautioned(['pvb:69(10)d', 'pvb:69(10)r'], 'splashing'),
  ...cautioned(['pvb:69(10)e'], 'betOutOfReach'),
  ...cautioned(['pvb:69(10)f'], 'loudTalk'),
  ...cautioned(['pvb:69(10)g'], 'celebration'),
  ...cautioned(['pvb:69(10)h', 'pvb:69(3)'], 'misconduct'),
  ...cautioned(['pvb:69(10)i'], 'posing'),
  ...cautioned(['pvb:69(10)j', 'pvb:25(4)', 'pvb:24(1)', 'pvb:25(1)'], 'leftTable'),
  ...cautioned(['pvb:69(10)k', 'pvb:69(10)m'], 'insultingStyle'),
  ...cautioned(['pvb:69(10)n'], 'criticisingDealer'),
  ...cautioned(['pvb:69(10)o'], 'openFold'),
  ...cautioned(['pvb:69(10)p'], 'exposedCards'),
  ...cautioned(['pvb:69(10)q', 'pvb:67(1)', 'pvb:67(3)'], 'showedCards'),
  ...cautioned(['pvb:69(10)s', 'pvb:63(3)'], 'rakedPot'),
  ...cautioned(['pvb:69(10)t', 'pvb:65(1)b', 'pvb:65(1)e'], 'coaching'),
  ...cautioned(['pvb:69(10)u'], 'stringBet'),
  ...cautioned(['pvb:69(10)v'], 'falseAnnouncement'),
  ...cautioned(['pvb:69(10)w'], 'cardsThrown'),
  ...cautioned(['pvb:69(10)x'], 'cardsThrownHard'),
  ...cautioned(['pvb:69(10)y', 'pvb:65(2)'], 'onePlayerToAHand'),
  ...cautioned(['pvb:69(10)z'], 'etiquette'),
  ...cautioned(['pvb:65(1)a'], 'toldOfFold'),
  ...cautioned(['pvb:65(1)c', 'pvb:65(1)d'], 'talkedAboutHand'),
  breach('pvb', ['pvb:69(11)I.c'], 'dispute', must('time'), proposed).does(given('time'), weighed),
  breach('pvb', ['pvb:69(11)I.d'], 'cardsThrownOnPurpose', must('time'), proposed).does(given('time'), weighed),
  breach('pvb', ['pvb:69(11)I.e'], 'cardsThrownAtDealer', must('time'), proposed).does(given('time'), weighed),
  breach('pvb', ['pvb:69(11)I.g'], 'chipsThrown', must('time'), proposed).does(given('time'), weighed),
  breach('pvb', ['pvb:37(6)'], 'foldSignalled', must('warning'), proposed).does(given('warning'), weighed),
];

const lists: readonly IncidentCase[] = [
  breach('tda55', ['tda55:41.a'], 'touching', may('warning'), proposed).does(given('warning'), weighed),
  breach('tda55', ['tda55:46.a'], 'delay', must('warning'), again).does(given('warning'), weighed),
  breach('tda55', ['tda55:46.b'], 'outOfTurn', must('warning'), again).does(given('warning'), {
    ...weighed,
    unclear: ['sanctions.outOfTurn'],
  }),
  breach('tda55', ['tda55:42.b'], 'falseAnnouncement', may('warning'), proposed).does(given('warning'), weighed),
  breach('tda55', ['tda55:47'], 'leftTable', may('warning'), proposed).does(given('warning'), weighed),
  breach('tda55', ['tda55:41.a', 'tda55:41.b'], 'misconduct', must('warning'), proposed).does(
    given('warning'),
    weighed,
  ),
  breach('bdpv', ['bdpv:6.24'], 'cardsThrown', may('warning'), proposed).does(given('warning'), weighed),
  breach('bdpv', ['bdpv:6.24 Ausschluss'], 'cardsThrown', may('warning'), again).does(given('warning'), weighed),
  breach('bdpv', ['bdpv:1 Entscheidungsfindung 7'], 'misconduct', may('warning'), proposed).does(
    given('warning'),
    weighed,
  ),
  breach('bdpv', ['bdpv:1 Entscheidungsfindung 7 Disqualifikation'], 'misconduct', may('time'), again).does(
    given('time'),
    weighed,
  ),
  breach('bdpv', ['bdpv:2 Einsätze 8'], 'outOfTurn', may('warning'), proposed).does(given('warning'), weighed),
  breach('bdpv', ['bdpv:1 Ablauf 12'], 'delay', may('warning'), proposed).does(given('warning'), weighed),
  breach('bdpv', ['bdpv:1 Ablauf 5'], 'onePlayerToAHand', may('warning'), proposed).does(given('warning'), weighed),
  breach('bdpv', ['bdpv:6.19 mündlich'], 'talkedAboutHand', may('warning'), proposed).does(given('warning'), {
    ...weighed,
  }),
  breach('bdpv', ['bdpv:6 Einleitung weggeworfene Karten'], 'toldOfFold', may('warning'), proposed).does(
    given('warning'),
    weighed,
  ),
  breach('bdpv', ['bdpv:2 Showdown 2 Falschaussage'], 'falseAnnouncement', may('warning'), proposed).does(
    given('warning'),
    weighed,
  ),
  breach('bdpv', ['bdpv:1 Ablauf 10'], 'lookedAtMuck', may('warning'), proposed).does(given('warning'), weighed),
  breach('bdpv', ['bdpv:6 Einleitung'], 'etiquette', may('warning'), proposed).does(given('warning'), weighed),
  breach('gcb', ['gcb:T61'], 'touching', { is: 'noSanction' }).does(['hintAtTable']),
  breach('gcb', ['gcb:T61', 'gcb:T57.B4'], 'touching', must('warning'), again).does(given('warning'), weighed),
  breach('gcb', ['gcb:T57.A1'], 'exposedCards', may('warning'), proposed).does(given('warning'), weighed),
  breach('gcb', ['gcb:T57.A2'], 'cardsThrown', may('warning'), proposed).does(given('warning'), weighed),
  breach('gcb', ['gcb:T57.A3', 'gcb:T58.d'], 'onePlayerToAHand', may('warning'), proposed).does(
    given('warning'),
    weighed,
  ),
  breach('gcb', ['gcb:T12.2'], 'falseAnnouncement', may('warning'), proposed).does(given('warning'), weighed),
  breach('gcb', ['gcb:T51.2'], 'conditionalStatement', may('warning'), proposed).does(given('warning'), weighed),
  breach('gcb', ['gcb:T53.1'], 'overbetForChange', may('warning'), proposed).does(given('warning'), weighed),
  breach('gcb', ['gcb:T58.c'], 'talkedAboutHand', may('warning'), proposed).does(given('warning'), weighed),
  breach('gcb', ['gcb:T58.a'], 'toldOfFold', may('warning'), proposed).does(given('warning'), weighed),
  breach('gcb', ['gcb:T59.4'], 'openFold', may('warning'), proposed).does(given('warning'), weighed),
  breach('gcb', ['gcb:T30.1', 'gcb:T57.A3'], 'leftTable', may('warning'), proposed).does(given('warning'), weighed),
  breach('gcb', ['gcb:T30.1', 'gcb:T30.2'], 'foldedByLeaving', must('warning'), proposed).does(
    given('warning'),
    weighed,
  ),
  breach('gcb', ['gcb:T50.1', 'gcb:T50.2'], 'foldOutOfTurn', may('warning'), proposed).does(given('warning'), weighed),
  breach('pvb', ['pvb:38(1)'], 'foldWithoutBet', may('caution'), proposed).does(given('caution'), weighed),
  breach('gcb', ['gcb:T24.C'], 'hiddenCards', may('warning'), proposed).does(given('warning'), weighed),
  breach('gcb', ['gcb:T24.A2'], 'hiddenChips', may('warning'), proposed).does(given('warning'), weighed),
  breach('oepbl', ['oepbl:2.16 etiquette'], 'touching', may('warning'), proposed).does(given('warning'), weighed),
  breach('oepbl', ['oepbl:2.16 etiquette', 'oepbl:6.1 etiquette ban'], 'touching', must('rounds'), again).does(
    given('rounds'),
    weighed,
  ),
  breach(
    'oepbl',
    ['oepbl:2.16 one player to a hand', 'oepbl:6.6 one player to a hand'],
    'onePlayerToAHand',
    may('warning'),
    proposed,
  ).does(given('warning'), {
    ...weighed,
  }),
  breach('oepbl', ['oepbl:6.6 no splashing'], 'splashing', may('warning'), proposed).does(given('warning'), weighed),
  breach('oepbl', ['oepbl:6.6 reach into pot'], 'rakedPot', may('warning'), proposed).does(given('warning'), weighed),
  breach('oepbl', ['oepbl:6.6 false announcement'], 'falseAnnouncement', may('warning'), proposed).does(
    given('warning'),
    weighed,
  ),
  breach('oepbl', ['oepbl:6.6 leave table'], 'leftTable', may('warning'), proposed).does(given('warning'), weighed),
  breach('oepbl', ['oepbl:6.6 talk about cards'], 'talkedAboutHand', may('warning'), proposed).does(
    given('warning'),
    weighed,
  ),
  breach('oepbl', ['oepbl:6.6 exposed on purpose'], 'exposedCards', may('warning'), proposed).does(
    given('warning'),
    weighed,
  ),
  breach('oepbl', ['oepbl:6.6 cards on table'], 'hiddenCards', may('warning'), proposed).does(
    given('warning'),
    weighed,
  ),
];

export const behaviourCases: readonly IncidentCase[] = [...pvbList, ...lists];
