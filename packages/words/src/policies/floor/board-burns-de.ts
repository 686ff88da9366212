import type { BurnPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';

export const burnsDe: Pick<PolicyWords, keyof BurnPolicies> = {
  'dealing.burnRepairDeadline': {
    label: 'Frist für Burn-Fehler',
    meaning: 'Bis wann eine fehlende oder doppelte Burnkarte berichtigt wird.',
    value: oneOf({
      firstAction: 'Bis zur ersten Aktion der Runde, auch einem Check.',
      firstBet: 'Bis zum ersten Einsatz der Runde.',
      twoPlayersActed: 'Bis zwei Spieler in der Runde gehandelt haben.',
      nextStreet: 'Bis die nächste Karte ins Board kommt.',
    }),
  },
  'dealing.missingBurn': {
    label: 'Burnkarte vergessen',
    meaning: 'Wie berichtigt wird, wenn die Reihenfolge der Karten feststeht.',
    value: oneOf({
      firstCardIsBurn: 'Die zuerst gezeigte Karte wird die Burnkarte; die nächste Karte füllt das Board auf.',
      drawOneOnFlop:
        'Am Flop wird eine der drei als Burnkarte gezogen; bei Turn und River wird die gezeigte Karte die Burnkarte.',
    }),
  },
  'dealing.missingBurnOrderLost': {
    label: 'Burnkarte vergessen, Reihenfolge unklar',
    meaning: 'Was am Flop geschieht, wenn niemand weiß, welche Karte zuerst kam.',
    value: oneOf({
      drawOne: 'Die drei verdeckt mischen, eine als Burnkarte ziehen; die nächste Karte füllt den Flop auf.',
      newFlop: 'Zurück in den Stapel, mischen, neuer Flop.',
      stands: 'Der Flop bleibt.',
    }),
  },
  'dealing.doubleBurn': {
    label: 'Zwei Karten gebrannt',
    meaning: 'Wie berichtigt wird, wenn feststeht, welche die erste war.',
    value: oneOf({
      secondGoesBack:
        'Die zweite kommt ins Board, die zuletzt gezeigte wird die nächste Burnkarte. Ist es zu spät, bleibt das Board, und die überzählige ist die nächste Burnkarte.',
      boardStands: 'Das Board bleibt; die überzählige ist die nächste Burnkarte.',
    }),
  },
  'dealing.doubleBurnOrderLost': {
    label: 'Zwei Karten gebrannt, Reihenfolge unklar',
    meaning: 'Was vor Flop oder Turn geschieht, wenn niemand weiß, welche die erste war.',
    value: oneOf({
      drawNextBurn: 'Das Board bleibt; eine der beiden wird als nächste Burnkarte gezogen.',
      newFlop:
        'Solange noch zu berichtigen wäre: neuer Flop. Danach und am Turn bleibt das Board; eine der beiden ist die nächste Burnkarte.',
    }),
  },
  'dealing.riverBurned': {
    label: 'River verbrannt',
    meaning: 'Was geschieht, wenn die Riverkarte gebrannt wurde und nicht mehr zu erkennen ist.',
    value: oneOf({
      reshuffle: 'Die Karten zurück in den Stapel, mischen; dann Burnkarte und River.',
      draw: 'Eine der beiden wird als River gezogen.',
    }),
  },
  'dealing.allInBurnRepair': {
    label: 'Burn-Fehler bei All-in',
    meaning: 'Bis wann berichtigt wird, wenn wegen All-in nicht mehr gesetzt wird.',
    value: oneOf({
      untilPotPaid: 'Bis der Pot ausbezahlt ist, wenn die Karten noch zu bestimmen sind.',
      asUsual: 'Wie sonst, bis zur nächsten Karte.',
    }),
  },
  'dealing.laterCards': {
    label: 'Karten nach einem Burn-Fehler',
    meaning: 'Welche Karten folgen, wenn eine fehlende Burnkarte nicht mehr berichtigt wird.',
    value: oneOf({
      asWithoutError: 'Die, die ohne den Fehler gekommen wären: es wird eine Karte mehr gebrannt.',
      asUsual: 'Es wird wie gewohnt eine Karte gebrannt.',
    }),
  },
};
