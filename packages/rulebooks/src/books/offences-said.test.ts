import { describe, expect, it } from 'vitest';
import { policy } from '../cited.ts';
import type { OffenceAnswer, OffenceAnswers, Reproach } from '../offence.ts';
import { findRulebook } from '../shelf.ts';

/** First breach | repeated one, where the text treats it otherwise | rules; after a plus those of the repetition only. */
type Books = { readonly [book: string]: { readonly [offence: string]: string } };

const said: Books = {
  pvb: {
    touching: 'must caution | must warning to disqualification | 69(10)a; 69(10)',
    delay: 'must caution | must warning to disqualification | 69(10)b; 21(5); 69(10)',
    outOfTurn: 'must caution | must warning to disqualification | 69(10)c; 37(2); 69(10)',
    splashing: 'must caution | must warning to disqualification | 69(10)d; 69(10)r; 69(10)',
    betOutOfReach: 'must caution | must warning to disqualification | 69(10)e; 69(10)',
    loudTalk: 'must caution | must warning to disqualification | 69(10)f; 69(10)',
    celebration: 'must caution | must warning to disqualification | 69(10)g; 69(10)',
    misconduct: 'must caution | must warning to disqualification | 69(10)h; 69(3); 69(10)',
    posing: 'must caution | must warning to disqualification | 69(10)i; 69(10)',
    leftTable: 'must caution | must warning to disqualification | 69(10)j; 25(4); 24(1); 25(1); 69(10)',
    insultingStyle: 'must caution | must warning to disqualification | 69(10)k; 69(10)m; 69(10)',
    criticisingDealer: 'must caution | must warning to disqualification | 69(10)n; 69(10)',
    openFold: 'must caution | must warning to disqualification | 69(10)o; 69(10)',
    exposedCards: 'must caution | must warning to disqualification | 69(10)p; 66(1); 69(10)',
    showedCards: 'must caution | must warning to disqualification | 69(10)q; 67(1); 67(3); 69(10)',
    rakedPot: 'must caution | must warning to disqualification | 69(10)s; 63(3); 69(10)',
    coaching: 'must caution | must warning to disqualification | 69(10)t; 65(1)b; 65(1)e; 69(10)',
    stringBet: 'must caution | must warning to disqualification | 69(10)u; 69(10)',
    falseAnnouncement: 'must caution | must warning to disqualification | 69(10)v; 69(10)',
    cardsThrown: 'must caution | must warning to disqualification | 69(10)w; 69(10)',
    cardsThrownHard: 'must caution | must warning to disqualification | 69(10)x; 69(10)',
    onePlayerToAHand: 'must caution | must warning to disqualification | 69(10)y; 65(2); 69(10)',
    etiquette: 'must caution | must warning to disqualification | 69(10)z; 69(10)',
    toldOfFold: 'must caution | must warning to disqualification | 65(1)a; 69(10)',
    talkedAboutHand: 'must caution | must warning to disqualification | 65(1)b; 65(1)c; 65(1)d; 69(10)',
    softplay:
      'must time to disqualification, chipLoss | must points to disqualification | 69(11)I.a; 68(1); 69(11) + 69(11)II.i',
    nutsInLastPosition:
      'must time to disqualification, chipLoss | must points to disqualification | 69(11)I.a; 68(1); 69(11) + 69(11)II.i',
    dispute: 'must time to disqualification | must points to disqualification | 69(11)I.c; 69(11) + 69(11)II.i',
    cardsThrownOnPurpose:
      'must time to disqualification | must points to disqualification | 69(11)I.d; 69(11) + 69(11)II.i',
    cardsThrownAtDealer:
      'must time to disqualification | must points to disqualification | 69(11)I.e; 69(11) + 69(11)II.i',
    abuse: 'must time to disqualification | must points to disqualification | 69(11)I.f; 69(4); 69(11) + 69(11)II.i',
    chipsThrown: 'must time to disqualification | must points to disqualification | 69(11)I.g; 69(11) + 69(11)II.i',
    blindDodging:
      'must time to disqualification | must points to disqualification | 69(11)I.h; 10(3); 69(11) + 69(11)II.i',
    violence: 'must elimination to exclusion | | 69(11)III.k; 69(11)',
    cheating: 'must elimination to exclusion | | 69(11)III.m; 19(4); 69(11)',
    chipsRemoved: 'must elimination to exclusion | | 69(11)III.n; 17(2); 17(3); 71(1); 69(11)',
    pocketedChips: 'must elimination to exclusion | | 69(11)III.o; 17(1); 17(3); 69(11)',
    refusal: 'must elimination to exclusion | | 69(11)III.p; 69(18); 69(11)',
    collusion: 'must disqualification | | 68(2)',
    chipDumping: 'must disqualification | | 68(2)',
    foldSignalled: 'must warning to disqualification | | 37(6)',
    foldOutOfTurn: 'may caution to disqualification | | 38(1)',
    foldWithoutBet: 'may caution to disqualification | | 38(1)',
    allInHandMucked: 'may caution to disqualification | | 54(2)',
    conditionalStatement: 'may caution to disqualification | | 51(1)',
    fouledDeckKnown: 'may caution to disqualification | | 33(2)',
    hiddenCards: 'may caution to disqualification | | 18(2)',
    chipsExchanged: 'may caution to elimination | | 16(3)',
    hiddenChips: 'may caution to disqualification | | 16(1)',
    device: 'may caution to disqualification | | 05(5)a; 05(4)',
    falseIdentity: 'must warning to disqualification | | 13(1)',
    clothing: 'must warning to disqualification | | 72(4); 72(5)',
    cameraRefused: 'may caution to disqualification | | 70(1)',
  },
  tda55: {
    etiquette: 'may warning to disqualification | must warning to disqualification | 46.a; 41.a',
    touching: 'may warning to disqualification | must warning to disqualification | 46.a; 41.a',
    delay: 'may warning to disqualification | must warning to disqualification | 46.a; 41.a',
    loudTalk: 'may warning to disqualification | must warning to disqualification | 46.a; 41.a',
    outOfTurn: 'may warning to disqualification | must warning to disqualification | 46.a; 46.b; 41.a',
    abuse: 'must warning to disqualification | | 48; 41.b',
    misconduct: 'must warning to disqualification | | 41.b; 41.a',
    falseAnnouncement: 'may warning to disqualification | | 42.b',
    leftTable: 'may warning to disqualification | | 47',
    blindDodging: 'may warning to disqualification | | 44.a',
    softplay: 'must warning to disqualification, chipLoss | | 45.a; 45.c',
    chipDumping: 'must warning to disqualification, chipLoss | | 45.b; 45.c',
    collusion: 'must warning to disqualification, chipLoss | | 45.b; 45.c',
    // 34 orders a penalty, and leaves it to the director whether the rule is applied.
    exposedCards: 'may warning to disqualification | | 34.a; 34.b; 34.d',
    splashing: 'may warning to disqualification | | 19.b; 41.a',
    hiddenChips: 'may warning to disqualification | | 16; 17.a; 17.b; 41.a',
    pocketedChips: 'may warning to disqualification | | 17.b; 17.a; 41.a',
    device: 'may warning to disqualification | | 11; 41.a',
    refusal: 'may warning to disqualification | | 41.a',
  },
  bdpv: Object.fromEntries(
    Object.entries({
      outOfTurn: '2 Einsätze 8',
      delay: '1 Ablauf 12',
      misconduct: '6.24',
      abuse: '6.24',
      etiquette: '6 Einleitung',
      onePlayerToAHand: '1 Ablauf 5',
      coaching: '1 Ablauf 5',
      talkedAboutHand: '6 Einleitung Handbesprechung; 6.19 mündlich',
      toldOfFold: '6 Einleitung weggeworfene Karten',
      falseAnnouncement: '2 Showdown 2 Falschaussage',
      lookedAtMuck: '1 Ablauf 10',
      collusion: '1 Ablauf 9',
      hiddenChips: '1 Ablauf 4 Chips offenlegen; 6.23',
      hiddenCards: '1 Ablauf 4',
      exposedCards: '6.19',
    }).map(([offence, rules]) => [
      offence,
      `may warning to time | may time to disqualification | ${rules}; 1 Entscheidungsfindung 7; 1 Entscheidungsfindung 7 Disqualifikation`,
    ]),
  ),
  gcb: {
    etiquette: '| must warning to disqualification | T61; T57.B4',
    touching: '| must warning to disqualification | T61; T57.B4',
    delay: '| must warning to disqualification | T61; T57.B4',
    outOfTurn: '| must warning to disqualification | T61; T57.B4',
    betOutOfReach: '| must warning to disqualification | T61; T57.B4',
    loudTalk: '| must warning to disqualification | T61; T57.B4',
    exposedCards: 'may warning to disqualification | | T57.A1; T59.1',
    cardsThrown: 'may warning to disqualification | | T57.A2',
    onePlayerToAHand: 'may warning to disqualification | | T57.A3; T58.d',
    softplay: 'must warning to disqualification | | T57.A4; T60.1',
    cheating: 'must warning to disqualification | | T57.A4',
    misconduct: 'must warning to disqualification | | T57.A4',
    abuse: 'must warning to disqualification | | T57.A4',
    collusion: 'must disqualification | | T60.2',
    chipDumping: 'must disqualification | | T60.2',
    blindDodging: 'must warning to disqualification | | T32',
    leftTable: 'may warning to disqualification | | T57.A3; T30.1',
    foldedByLeaving: 'must warning to disqualification | | T30.2; T30.1',
    foldOutOfTurn: 'may warning to disqualification | | T50.2; T50.1',
    foldWithoutBet: 'may warning to disqualification | | T50.2; T50.1',
    pocketedChips: 'may warning to disqualification | | T54.1; T54.2',
    falseAnnouncement: 'may warning to disqualification | | T12.2',
    conditionalStatement: 'may warning to disqualification | | T51.2',
    overbetForChange: 'may warning to disqualification | | T53.1',
    talkedAboutHand: 'may warning to disqualification | | T58.b; T58.c',
    toldOfFold: 'may warning to disqualification | | T58.a',
    coaching: 'may warning to disqualification | | T58.b; T58.d',
    openFold: 'may warning to disqualification | | T59.4',
    showedCards: 'may warning to disqualification | | T58.d',
    device: 'may warning to disqualification | | T4',
    hiddenCards: 'may warning to disqualification | | T24.C',
    hiddenChips: 'may warning to disqualification | | T24.A2',
  },
  oepbl: {
    etiquette:
      'may warning to disqualification | must rounds to disqualification | 2.16 etiquette; 6.1 etiquette ban; 6.1 penalty ladder',
    touching:
      'may warning to disqualification | must rounds to disqualification | 2.16 etiquette; 6.1 etiquette ban; 6.1 penalty ladder',
    delay:
      'may warning to disqualification | must rounds to disqualification | 2.16 etiquette; 6.1 etiquette ban; 6.1 penalty ladder',
    loudTalk:
      'may warning to disqualification | must rounds to disqualification | 2.16 etiquette; 6.1 etiquette ban; 6.1 penalty ladder',
    outOfTurn:
      'may warning to disqualification | must rounds to disqualification | 2.16 etiquette; 6.1 etiquette ban; 6.1 penalty ladder',
    misconduct:
      'may warning to disqualification | must rounds to disqualification | 2.16 etiquette; 6.1 etiquette ban; 6.1 penalty ladder',
    abuse:
      'may warning to disqualification | must rounds to disqualification | 2.16 etiquette; 6.1 etiquette ban; 6.1 penalty ladder',
    cheating: 'must disqualification | | 2.15 cheating; 6.1 cheating',
    chipsRemoved: 'must disqualification | | 2.15 cheating; 6.1 cheating',
    chipDumping: 'must disqualification | | 2.15 cheating; 6.1 cheating',
    collusion: 'must disqualification | | 2.15 cheating; 6.1 cheating',
    softplay: 'must disqualification | | 2.15 cheating; 6.1 cheating',
    intoxication: 'may disqualification | | 2.18 intoxication; 2.18 fine',
    pocketedChips: 'may warning to disqualification | | 2.24 pocketed chips; 6.1 penalty ladder',
    ...Object.fromEntries(
      Object.entries({
        onePlayerToAHand: '2.16 one player to a hand; 6.6 one player to a hand',
        showedCards: '6.6 one player to a hand',
        device: '2.27',
        leftTable: '6.6 leave table',
        hiddenCards: '6.6 cards on table',
        talkedAboutHand: '6.6 talk about cards',
        toldOfFold: '6.6 talk about cards',
        coaching: '6.6 talk about cards',
        splashing: '6.6 no splashing',
        rakedPot: '6.6 reach into pot; 6.6 no own change',
        falseAnnouncement: '6.6 false announcement',
        exposedCards: '6.6 exposed on purpose',
        nutsInLastPosition: '6.6 nuts in last position',
        hiddenChips: '6.6 visible chips',
      }).map(([offence, rules]) => [offence, `may warning to disqualification | | ${rules}; 6.1 penalty ladder`]),
    ),
  },
};

/** What bdpv says of these alone. */
const bdpvApart: { readonly [offence: string]: string } = {
  cardsThrown: 'may warning to time | may warning to disqualification | 6.24; 6.24 Ausschluss; 6 Einleitung Sanktionen',
  blindDodging: 'may warning to disqualification | | 6 Einleitung Sanktionen',
  chipDumping: 'must disqualification | | 1 Ablauf 6 Verschenken',
  chipsRemoved: 'may disqualification | | 6.22 Wegnehmen',
  pocketedChips: 'may warning to disqualification | | 6.22 Wegnehmen; 6 Einleitung Sanktionen',
};

const measures = ({ least, most }: Reproach): string => (least === most ? least : `${least} to ${most}`);
const reproach = (one: Reproach | undefined): string => (one === undefined ? '' : `${one.duty} ${measures(one)}`);
const numbers = (refs: readonly string[]): string => refs.map((ref) => ref.slice(ref.indexOf(':') + 1)).join('; ');
const short = ({ first, repeated, besides = [], refs, repeatedRefs = [] }: OffenceAnswer): string =>
  `${[reproach(first), ...besides].join(', ')} | ${reproach(repeated)} | ${numbers(refs)}${repeatedRefs.length > 0 ? ` + ${numbers(repeatedRefs)}` : ''}`
    .replaceAll(/ {2,}/g, ' ')
    .trim();

const offencesOf = (id: string): OffenceAnswers => {
  const book = findRulebook(id);
  if (book === undefined) throw new RangeError(id);
  return policy(book, 'sanctions.offences').value;
};

describe.each(Object.keys(said))('what follows a breach under %s', (id) => {
  const offences = offencesOf(id);
  const expected = { ...said[id], ...(id === 'bdpv' && bdpvApart) };

  it.each(Object.keys(expected))('%s', (offence) => {
    const answer = Object.entries(offences).find(([name]) => name === offence)?.[1];
    expect(answer && short(answer)).toBe(expected[offence]);
  });

  it('names no other breach', () => {
    expect(Object.keys(offences).sort()).toEqual(Object.keys(expected).sort());
  });
});
