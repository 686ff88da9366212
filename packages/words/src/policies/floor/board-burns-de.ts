import type { BurnPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';

export const burnsDe: Pick<PolicyWords, keyof BurnPolicies> = {
  'dealing.burnRepairDeadline': {
    label: 'Frist für Burn-Fehler',
    meaning: 'Bis wann eine fehlende oder doppelte Burn Card berichtigt wird.',
    value: oneOf({
      firstAction: 'Bis zur ersten Aktion der Runde, auch einem Check.',
      firstBet: 'Bis zum ersten Einsatz der Runde.',
      twoPlayersActed: 'Bis zwei Spieler in der Runde gehandelt haben.',
      nextStreet: 'Bis die nächste Karte ins Board kommt.',
    }),
  },
  'dealing.missingBurn': {
    label: 'Burn Card vergessen',
    meaning: 'Wie berichtigt wird, wenn die Reihenfolge der Karten feststeht.',
    value: oneOf({
      firstCardIsBurn: 'Die zuerst gezeigte Karte wird die Burn Card; die nächste Karte füllt das Board auf.',
      drawOneOnFlop:
        'Am Flop wird eine der drei als Burn Card gezogen; bei Turn und River wird die gezeigte Karte die Burn Card.',
    }),
  },
  'dealing.missingBurnOrderLost': {
    label: 'Burn Card vergessen, Reihenfolge unklar',
    meaning: 'Was am Flop geschieht, wenn niemand weiß, welche Karte zuerst kam.',
    value: oneOf({
      drawOne: 'Die drei verdeckt mischen, eine als Burn Card ziehen; die nächste Karte füllt den Flop auf.',
      newFlop: 'Zurück in den Stub, mischen, neuer Flop.',
      stands: 'Der Flop bleibt.',
    }),
  },
  'dealing.doubleBurn': {
    label: 'Zwei Karten gebrannt',
    meaning: 'Wie berichtigt wird, wenn feststeht, welche die erste war.',
    value: oneOf({
      secondGoesBack:
        'Die zweite kommt ins Board, die zuletzt gezeigte wird die nächste Burn Card. Ist es zu spät, bleibt das Board, und die überzählige ist die nächste Burn Card.',
      boardStands: 'Das Board bleibt; die überzählige ist die nächste Burn Card.',
    }),
  },
  'dealing.doubleBurnOrderLost': {
    label: 'Zwei Karten gebrannt, Reihenfolge unklar',
    meaning: 'Was vor Flop oder Turn geschieht, wenn niemand weiß, welche die erste war.',
    value: oneOf({
      drawNextBurn: 'Das Board bleibt; eine der beiden wird als nächste Burn Card gezogen.',
      newFlop:
        'Solange noch zu berichtigen wäre: neuer Flop. Danach und am Turn bleibt das Board; eine der beiden ist die nächste Burn Card.',
    }),
  },
  'dealing.riverBurned': {
    label: 'River verbrannt',
    meaning: 'Was geschieht, wenn die Riverkarte gebrannt wurde und nicht mehr zu erkennen ist.',
    value: oneOf({
      reshuffle: 'Die Karten zurück in den Stub, mischen; dann Burn Card und River.',
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
    meaning: 'Welche Karten folgen, wenn eine fehlende Burn Card nicht mehr berichtigt wird.',
    value: oneOf({
      asWithoutError: 'Die, die ohne den Fehler gekommen wären: es wird eine Karte mehr gebrannt.',
      asUsual: 'Es wird wie gewohnt eine Karte gebrannt.',
    }),
  },
};
