import { expect, it } from 'vitest';
import { type Cited, policy } from '../cited.ts';
import { type PolicyName, policyNames } from '../policies.ts';
import { rulebooks } from '../shelf.ts';

/** What each rulebook says, with its numbers; a rulebook that is not there is silent. Occasions apart where they differ. */
const said: { readonly [P in PolicyName]?: { readonly [bookAndOccasion: string]: string } } = {
  'seating.draw': {
    pvb: '"clubSpread" (08a(1))',
    tda55: '"random" (3)',
    bdpv: '"randomOrArranged" (1 Sitzordnung 5; 6.1)',
    gcb: '"random" (T6.1)',
  },
  'seating.separation': {
    pvb: '"sameClub" (08a(1))',
    bdpv: '"namedPairs" (1 Sitzordnung 4)',
    'oepbl teamMtt': '"onePerClub" (3.4 heat 1)',
    'oepbl sitAndGo': '"sameClub" (3.4 heats) reading',
  },
  'tables.maxSeats': {
    'pvb championship': '{"holdem":9,"omaha":8,"stud":8} (08(1); 08(2))',
    tda55: '{"holdem":9,"omaha":9,"stud":8,"atStart":10} (2.a; 2.b; 2.c)',
    oepbl: '{"holdem":10,"omaha":10,"stud":8} (6.2 seats)',
  },
  'tables.finalTableSize': {
    'pvb championship': '{"is":"number","holdem":10,"omaha":8,"stud":8} (08(1); 08(2))',
    tda55: '{"is":"sameAsTable"} (2.a; 2.c) reading',
    gcb: '{"is":"fullTablePlusOne","atMost":10} (T11.1; T11.2; T11.3)',
  },
  'tables.format': {
    'pvb championship': '"multiTable" (10(1))',
    'pvb leagueDay': '"sitAndGo" (08a(2))',
    tda55: '"multiTable" (4.a; 5.a)',
    'oepbl teamMtt': '"multiTable" (3.3; 3.10 team mtt)',
    'oepbl sitAndGo': '"sitAndGo" (3.3; 3.15 end)',
  },
  'tables.breakOrder': {
    'pvb championship': '"managementChoice" (09(2))',
    'pvb championsTable': '"managementChoice" (09(2))',
    tda55: '"publishedOrder" (4.d; 5.b)',
    bdpv: '"managementChoice" (6.10)',
  },
  'tables.breakSeats': {
    'pvb championship': '"anyFreeSeat" (10(2))',
    tda55: '"anyFreeSeat" (4.a; 4.b; 3)',
    bdpv: '"samePosition" (3.7; 6.12)',
    gcb: '"anyFreeSeat" (T9.1)',
  },
  'tables.moverEntry': {
    'pvb championship': '"notBetweenButtonAndSmallBlind" (10(1))',
    tda55: '"notBetweenButtonAndSmallBlind" (4.b; 4.c)',
    bdpv: '"everywhereAtOnce" (6.13)',
    gcb: '"notBetweenButtonAndSmallBlind" (T9.1; T9.2)',
  },
  'tables.clockDuringBreak': {
    tda55: '6 (4.e)',
  },
  'balancing.trigger': {
    'pvb championship': '"managementDecides" (09(2))',
    'pvb championsTable': '"managementDecides" (09(2))',
    bdpv: '"managementDecides" (6.14)',
  },
  'balancing.mover': {
    'pvb championship': '"samePosition" (09(1))',
    'pvb championsTable': '"samePosition" (09(1))',
    tda55: '"comingBigBlind" (5.a) reading',
    bdpv: '"samePositionNotBlind" (3.7; 3.7 Blind; 6.12)',
    gcb: '"comingBigBlind" (T10.A1)',
  },
  'balancing.seat': {
    'pvb championship': '"samePosition" (09(1))',
    'pvb championsTable': '"samePosition" (09(1))',
    tda55: '"nearestBigBlind" (5.a)',
    bdpv: '"samePosition" (3.7; 6.12)',
    gcb: '"worstPosition" (T10.A2; T10.A3)',
  },
  'balancing.position': {
    'pvb championship': '"seats" (09(1)) reading',
    'pvb championsTable': '"seats" (09(1)) reading',
    bdpv: '"players" (3.7) reading',
  },
  'balancing.blindsMovable': {
    tda55: '"yes" (5.a)',
    bdpv: '"no" (3.7 Blind)',
    gcb: '"yes" (T10.A1)',
  },
  'balancing.repeatBigBlind': {
    'pvb championship': '{"balancing":"avoided","breaking":"allowed"} (09(1); 10(2))',
    'pvb championsTable': '{"balancing":"avoided","breaking":"allowed"} (09(1))',
    tda55: '{"balancing":"allowed","breaking":"allowed"} (4.a; 4.b) reading',
    bdpv: '{"balancing":"forbidden","breaking":"forbidden"} (3.2 einmal pro Runde; 3.7)',
    gcb: '{"balancing":"allowed","breaking":"allowed"} (T10.A2)',
    oepbl: '{"balancing":"allowed","breaking":"allowed"} (6.5 Dealer Button: several bust) reading',
  },
  'balancing.studSeat': {
    tda55: '"sameSeatNumber" (5.e)',
    gcb: '"sameSeatNumber" (T10.A4)',
  },
  'balancing.sourceTable': {
    'pvb championship': '"managementChoice" (09(2))',
    'pvb championsTable': '"managementChoice" (09(2))',
    tda55: '"fullest" (5.a)',
    bdpv: '"managementChoice" (6.10; 6.14)',
    gcb: '"presetOrder" (T10.B)',
  },
  'balancing.destinationTable': {
    'pvb championship': '"managementChoice" (09(2))',
    'pvb championsTable': '"managementChoice" (09(2))',
    tda55: '"brokenLatest" (5.c) reading',
  },
  'balancing.haltMissingPlayers': {
    'pvb championship': '{"missing":3,"against":"seatLimit"} (09(3)) reading',
    'pvb championsTable': '{"missing":3,"against":"seatLimit"} (09(3)) reading',
    tda55: '{"missing":2,"against":"fullestTable"} (5.d) reading',
  },
  'button.first': {
    'pvb championship': '"highCardOneTable" (26b(1))',
    'pvb championsTable': '"highCardOneTable" (26b(1))',
    'pvb leagueDay': '"seat1" (26a(1))',
    bdpv: '"seat1" (6.5; 1 Sitzordnung 6)',
    oepbl: '"highCardPerTable" (6.4 button draw; 2.21 button draw)',
  },
  'button.drawTie': {
    bdpv: '"suits" (2 Split Pot 1)',
    oepbl: '"suits" (6.4 button draw; 2.21 button draw)',
  },
  'button.finalTable': {
    'pvb championship': '"redraw" (26b(1))',
    'pvb championsTable': '"redraw" (26b(1))',
  },
  'button.rule': {
    pvb: '"deadButton" (27(1)) reading in buttonAndSmallBlindOut',
    tda55: '"deadButton" (49.a; 49.b)',
    bdpv: '"bigBlindFirst" (3.2; 3.2 Button-Lage; 3.2 einmal pro Runde) reading in bothBlindsOut',
    gcb: '"deadButton" (T31)',
    oepbl: '"bigBlindFirst" (6.5 Dealer Button; 6.5 Dealer Button: several bust) reading in buttonAndSmallBlindOut',
  },
  'button.redrawAfterMoves': {
    bdpv: '3 (6.15)',
  },
  'dealing.handStart': {
    pvb: '["firstRiffle","machineButton"] (14(3); 64(1))',
    tda55: '["firstRiffle"] (52.b)',
    bdpv: '["firstRiffle","blindsPosted"] (1 Entscheidungsfindung 5; 6.7 Deal-Beginn)',
    gcb: '["firstRiffle","shufflerOpened"] (T22.2)',
    oepbl: '["firstRiffle"] (6.7 hand start)',
  },
  'timing.levelChange': {
    pvb: '["announced","clock"] (14(1); 14(2))',
    tda55: '["announced"] (52.a)',
    bdpv: '["clock"] (6.7; 1 Entscheidungsfindung 5 Blind-Erhöhung)',
    gcb: '["announced"] (T22.1)',
    oepbl: '["announced"] (6.7 blind raise)',
  },
  'elimination.sameHand': {
    pvb: '"biggerStartingStack" (64b(1))',
    tda55: '"biggerStartingStack" (8.a)',
    bdpv: '"biggerStartingStack" (6.28)',
    oepbl: '"biggerStartingStack" (6.6 simultaneous bust)',
  },
  'elimination.equalStacks': {
    pvb: '"share" (64b(2))',
    bdpv: '"nearestButton" (6.28 gleich viele Chips) reading in onButton',
    oepbl: '"share" (6.6 simultaneous bust)',
  },
  'elimination.differentTables': {
    pvb: '"orderOfTime" (64b(3); 64a(1)) reading',
    tda55: '"sharePrizes" (8.c)',
    bdpv: '"orderOrStack" (6.28) reading',
    gcb: '"orderOfTime" (T62.1) reading',
    oepbl: '"orderOfTime" (6.6 simultaneous bust; 3.16) reading',
  },
  'elimination.handForHandTables': {
    pvb: '"biggerStartingStack" (64b(3))',
    tda55: '"biggerStartingStack" (8.b)',
  },
  'presence.atSeatMoment': {
    pvb: '"firstCard" (23(1))',
    tda55: '"dealComplete" (27.a)',
    bdpv: '"dealComplete" (6.9; 6.9 Einziehen)',
    gcb: '"dealComplete" (T29.1)',
    oepbl: '"dealComplete" (6.7 absent hand)',
  },
  'presence.atSeatMeaning': {
    pvb: '"seated" (23(1))',
    tda55: '"seated" (27.a)',
    bdpv: '"withinReach" (6.9) reading',
    gcb: '"withinReach" (T29.3; T29.4)',
    oepbl: '"withinReach" (6.7 absent hand) reading',
  },
  'presence.absentHandWhen': {
    pvb: '"atOnce" (23(1))',
    tda55: '"atOnce" (27.a)',
    bdpv: '"onTurn" (3.6; 6.9 Einziehen)',
    gcb: '"atOnce" (T29.1)',
    oepbl: '"atOnce" (6.7 absent hand)',
  },
  'presence.absentBigBlindWalk': {
    pvb: '"handDead" (23(1))',
    tda55: '"handDead" (27.a) reading',
    bdpv: '"absentWins" (3.6) reading',
    gcb: '"handDead" (T29.1) reading',
    oepbl: '"handDead" (6.7 absent hand) reading',
  },
  'presence.absentBlinds': {
    pvb: '"takenFromStack" (12(5))',
    bdpv: '"takenFromStack" (1 Ablauf 8; 3.5; 6.3 Blinds Abwesender; 6.4)',
    oepbl: '"takenFromStack" (6.7 absent player)',
  },
  'presence.lateStartNotice': {
    'pvb championship': '"needed" (12(2a))',
    'pvb championsTable': '"needed" (12(2a))',
    'pvb leagueDay': '"needed" (12(1a)) reading',
    bdpv: '"notNeeded" (6.2)',
  },
  'presence.lateStartLimit': {
    'pvb championship': '{"is":"minutes","minutes":25,"withExcuse":60} (12(2a)) reading',
    'pvb championsTable': '{"is":"minutes","minutes":25,"withExcuse":60} (12(2a)) reading',
    'pvb leagueDay': '{"is":"minutes","minutes":25} (12(1a))',
    bdpv: '{"is":"none"} (6.3; 6.4)',
    'oepbl teamMtt': '{"is":"endOfFirstLevelOfHeat","heat":2} (3.19 one hand)',
    'oepbl sitAndGo': '{"is":"endOfLevel","level":1} (3.14 one hand)',
  },
  'presence.lateStartRemoval': {
    'pvb championship': '"removed" (12(2a); 12(6))',
    'pvb championsTable': '"removed" (12(2a); 12(6))',
    'pvb leagueDay': '"removed" (12(1a); 12(6))',
    bdpv: '"blindedOff" (6.3; 6.4)',
    'oepbl teamMtt': '"removed" (3.19 stack removed)',
    'oepbl sitAndGo': '"sharedAtTable" (3.14 stack divided; 3.14 zero points) reading in oddChips',
  },
  'presence.absenceLimit': {
    'pvb championship': '25 (12(2b))',
    'pvb championsTable': '25 (12(2b))',
    'pvb leagueDay': '25 (12(1b))',
  },
  'presence.absenceExceeded': {
    'pvb championship': '"excludedCurrentPlace" (12(2b))',
    'pvb championsTable': '"excludedCurrentPlace" (12(2b))',
    'pvb leagueDay': '"excludedCurrentPlace" (12(1b))',
  },
};

const short = ({ value, refs, reading, readIn }: Cited): string =>
  `${JSON.stringify(value)} (${refs.map((ref) => ref.slice(ref.indexOf(':') + 1)).join('; ')})${reading ? ' reading' : ''}${readIn ? ` in ${readIn.join(', ')}` : ''}`;

it.each(policyNames.filter((name) => name in said))('%s: what each rulebook says, and who is silent', (name) => {
  for (const book of rulebooks) {
    for (const occasion of book.occasions.length === 0 ? [undefined] : book.occasions.map(({ id }) => id)) {
      const expected = said[name]?.[book.id] ?? said[name]?.[`${book.id} ${occasion}`];
      const cited = policy(book, name, occasion);
      expect(cited.from === 'base' ? undefined : short(cited), `${book.id} ${occasion ?? ''}`).toBe(expected);
    }
  }
});
