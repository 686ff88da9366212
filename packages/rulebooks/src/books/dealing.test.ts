import { expect, it } from 'vitest';
import { type Cited, policy } from '../cited.ts';
import type { PolicyName } from '../policies.ts';
import { rulebooks } from '../shelf.ts';

/** What each rulebook says of the deal, with its numbers; a rulebook that is not there is silent. */
const said: { readonly [P in PolicyName]?: { readonly base: string; readonly [book: string]: string } } = {
  'dealing.misdealDeadline': {
    pvb: '"substantialAction" (30(1); 30(5))',
    bdpv: '"substantialAction" (2 Misdeals 1 Frist)',
    gcb: '"substantialAction" (T34.C)',
    base: '"substantialAction"',
  },
  'dealing.misdealResult': {
    pvb: '"reshuffleRedeal" (30(1))',
    bdpv: '"reshuffleRedeal" (2 Misdeals 1 neu geben)',
    gcb: '"reshuffleRedeal" (T34.B1; T34.B2)',
    oepbl: '"reshuffleRedeal" (6.7 two exposed cards)',
    base: '"reshuffleRedeal"',
  },
  'dealing.misdealRepair': {
    pvb: '"ifUnseenAndOrderKnown" (30(3))',
    bdpv: '"ifAssignable" (2 Misdeals 1e) reading',
    oepbl: '"extraCardOnly" (6.7 extra card)',
    base: '"ifUnseenAndOrderKnown"',
  },
  'dealing.misdealFirstTwoExposed': {
    pvb: '"misdeal" (30(2)a)',
    tda55: '"misdeal" (30.a)',
    bdpv: '"misdeal" (2 Misdeals 1a; 4.1)',
    gcb: '"misdeal" (T34.A1)',
    oepbl: '"misdealBlindsOnly" (6.7 blind protection)',
    base: '"misdeal"',
  },
  'dealing.misdealTwoExposed': {
    pvb: '2 (30(2)b; 30(2)c)',
    tda55: '2 (30.b)',
    bdpv: '2 (2 Misdeals 1b; 4.2)',
    gcb: '2 (T34.A2)',
    oepbl: '2 (6.7 two exposed cards)',
    base: '2',
  },
  'dealing.misdealBoxedCards': {
    pvb: '{"cards":2,"counted":"withExposed"} (30(2)c)',
    bdpv: '{"cards":2,"counted":"apart"} (2 Misdeals 1c)',
    gcb: '{"cards":2,"counted":"withExposed"} (T34.A2)',
    base: '{"cards":2,"counted":"apart"}',
  },
  'dealing.misdealFirstCardWrongSeat': {
    pvb: '"misdeal" (30(2)d)',
    bdpv: '"misdeal" (2 Misdeals 1h)',
    gcb: '"misdeal" (T34.A3)',
    oepbl: '"misdeal" (6.7 misdeal: first card)',
    base: '"misdeal"',
  },
  'dealing.misdealSeatNotEntitled': {
    pvb: '"misdeal" (30(2)e)',
    bdpv: '"misdeal" (2 Misdeals 1i)',
    gcb: '"misdeal" (T34.A4)',
    base: '"misdeal"',
  },
  'dealing.misdealSkippedPlayer': {
    pvb: '"misdeal" (30(2)f)',
    bdpv: '"misdeal" (2 Misdeals 1j)',
    gcb: '"misdeal" (T34.A5)',
    oepbl: '"misdeal" (6.7 misdeal: skipped player)',
    base: '"misdeal"',
  },
  'dealing.misdealOutOfOrder': {
    pvb: '"misdeal" (30(2)h)',
    bdpv: '"misdeal" (2 Misdeals 1f)',
    oepbl: '"misdeal" (6.7 misdeal: wrong order)',
    base: '"misdeal"',
  },
  'dealing.misdealWrongNumber': {
    pvb: '"misdeal" (30(2)g)',
    bdpv: '"misdeal" (2 Misdeals 1e)',
    oepbl: '"tooManyOnly" (6.7 misdeal: not reconstructible; 6.7 misdeal: two extra cards)',
    base: '"misdeal"',
  },
  'dealing.extraCardsMisdeal': {
    bdpv: '2 (2 Misdeals 1d; 4.3 mehrere Karten)',
    oepbl: '2 (6.7 misdeal: two extra cards)',
    base: '2',
  },
  'dealing.misdealStud': {
    pvb: '"replace" (30(2)a) reading',
    tda55: '"replace" (30.a; 30.b) reading',
    bdpv: '"misdeal" (2 Misdeals 1a; 2 Unregelmäßigkeiten 11) reading',
    gcb: '"misdeal" (T34.A7)',
    base: '"replace"',
  },
  'dealing.misdealOtherError': {
    pvb: '"floorDecides" (30(2))',
    gcb: '"floorDecides" (T34.A1) reading',
    base: '"floorDecides"',
  },
  'dealing.exposedOtherCard': {
    bdpv: '"replaceWithFirstBurn" (4.1 andere Holecard; 4.1 Burncard; 2 Unregelmäßigkeiten 11; 2 Misdeals 1a) reading',
    oepbl: '"replaceWithFirstBurn" (6.7 exposed card)',
    base: '"replaceWithFirstBurn"',
  },
  'dealing.boxedCard': {
    pvb: '"asIfNotThere" (32(1))',
    bdpv: '"swapWithBurn" (2 Unregelmäßigkeiten 6; 2 Unregelmäßigkeiten 6 Ersatz) reading',
    base: '"asIfNotThere"',
  },
  'dealing.extraCard': {
    pvb: '"nextBurn" (35(1))',
    bdpv: '"nextBurn" (4.3; 2 Unregelmäßigkeiten 10)',
    oepbl: '"nextBurn" (6.7 extra card)',
    base: '"nextBurn"',
  },
  'dealing.wrongNumberLate': {
    pvb: '"drawDown" (30(6)) reading',
    bdpv: '"deadHand" (2 Dead Hand 1c; 2 Misdeals 1 keine Rückgabe)',
    base: '"deadHand"',
  },
  'dealing.tooFewLate': {
    bdpv: '"deadHand" (2 Dead Hand 1c; 2 Misdeals 1 keine Rückgabe)',
    base: '"buttonCompleted"',
  },
  'dealing.buttonTwoCards': {
    pvb: '"yes" (30(4))',
    tda55: '"yes" (30.c)',
    gcb: '"yes" (T34.A6)',
    oepbl: '"yes" (6.7 exposed card)',
    base: '"yes"',
  },
  'dealing.unseenHand': { bdpv: '"ownRisk" (2 Unregelmäßigkeiten 8)', base: '"ownRisk"' },
  'dealing.cardsOnFloor': { bdpv: '"dealerDecides" (2 Unregelmäßigkeiten 12)', base: '"dealerDecides"' },
  'dealing.missingCardEarly': {
    pvb: '"misdeal" (30(2)i; 33(3)) reading',
    bdpv: '"misdeal" (2 Misdeals 1k)',
    oepbl: '"misdeal" (6.7 incomplete deck)',
    base: '"misdeal"',
  },
  'dealing.missingCardLate': {
    pvb: '"stands" (33(3); 30(5))',
    bdpv: '"stands" (2 Unregelmäßigkeiten 9)',
    oepbl: '"void" (6.7 incomplete deck)',
    base: '"stands"',
  },
  'dealing.duplicateCard': {
    pvb: '"void" (33(1); 33(2)) reading',
    bdpv: '"void" (2 Unregelmäßigkeiten 4)',
    oepbl: '"void" (6.7 incomplete deck) reading',
    base: '"void"',
  },
  'dealing.foreignBack': {
    pvb: '"void" (33(1); 33(2)) reading',
    bdpv: '"voidIfInPlay" (2 Unregelmäßigkeiten 3; 2 Unregelmäßigkeiten 3 im Stapel)',
    oepbl: '"stands" (6.7 faulty deck) reading',
    base: '"voidIfInPlay"',
  },
  'dealing.earlierHands': {
    pvb: '"stand" (33(3))',
    bdpv: '"stand" (2 Unregelmäßigkeiten 9) reading',
    oepbl: '"stand" (6.7 earlier hands)',
    base: '"stand"',
  },
  'dealing.knowinglyFouled': {
    pvb: '"forfeitsBets" (33(2))',
    bdpv: '"losesPotChipsStay" (2 Unregelmäßigkeiten 5; 2 Unregelmäßigkeiten 5 Verlust)',
    base: '"forfeitsBets"',
  },
  'dealing.joker': {
    pvb: '"fouledDeck" (33(1)) reading',
    bdpv: '"replaceOrDead" (2 Unregelmäßigkeiten 7; 2 Unregelmäßigkeiten 7 rechtzeitig; 2 Unregelmäßigkeiten 7 zu spät; 2 Dead Hand 1d)',
    base: '"misdealThenScrap"',
  },
  'dealing.deckChange': {
    pvb: '"dealerAsksFloorDecides" (19(1); 19(3))',
    tda55: '"dealerOrLevel" (50.a)',
    bdpv: '"dealerOrDamage" (6.25)',
    gcb: '"dealerOrFloor" (T25.1)',
    oepbl: '"onDamage" (2.22; 6.7 faulty deck)',
    base: '"dealerOrLevel"',
  },
  'dealing.deckChangeByPlayer': {
    pvb: '"no" (19(2))',
    tda55: '"ifDamaged" (50.b)',
    gcb: '"mustReport" (T25.2)',
    oepbl: '"mustReport" (2.22)',
    base: '"no"',
  },
  'dealing.decksPerTable': {
    tda55: '{"decks":2,"televisedFinal":1} (51.a; 51.b; 51.c)',
    base: '{"decks":2,"televisedFinal":1}',
  },
  'dealing.deckCheck': { oepbl: '"beforePlay" (6.7 deck check)', base: '"beforePlay"' },
  'dealing.whoDeals': {
    bdpv: '"dealer" (3 Einleitung Dealer)',
    oepbl: '"dealerElsePlayers" (2.21 rotating dealer; 2.21 eliminated deal; 2.15 dealing)',
    base: '"dealer"',
  },
};

const short = ({ value, refs, reading }: Cited): string =>
  refs.length === 0
    ? JSON.stringify(value)
    : `${JSON.stringify(value)} (${refs.map((ref) => ref.slice(ref.indexOf(':') + 1)).join('; ')})${reading ? ' reading' : ''}`;

it.each(Object.entries(said))('%s: what each rulebook says, and common practice', (name, answers) => {
  for (const book of rulebooks)
    expect(short(policy(book, name as PolicyName)), book.id).toBe(answers[book.id] ?? answers.base);
});
