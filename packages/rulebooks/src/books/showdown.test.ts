import { describe, expect, it } from 'vitest';
import { type CitedPolicies, policiesOf } from '../cited.ts';
import { type PolicyName, policies } from '../policies.ts';
import { rulebooks } from '../shelf.ts';

/** What each rulebook says, with its numbers; one that is not there is silent. */
const said: { readonly [P in PolicyName]?: { readonly [book: string]: string } } = {
  'betting.outOfTurnHeld': {
    pvb: 'binds (37(3))',
    tda55: 'binds (33.b)',
    bdpv: 'floorMayHold (2 Einsätze 8 bindend)',
    gcb: 'binds (T38.A1)',
    oepbl: 'binds (6.6 out of turn)',
  },
  'betting.grossMiscount': { pvb: 'floorMayLimit (47(3))' },
  'betting.bettorShowsEarly': { bdpv: 'ownFault (5.8 Setzer; 5.8 Beispiel)' },
  'declarations.foldSignal': { pvb: 'forbidden (37(6))' },
  'pots.unprotectedHandLostWhen': {
    pvb: 'taken (60(2))',
    tda55: 'touchedMuck (31.a) reading',
    bdpv: 'taken (2 Unregelmäßigkeiten 2 ungeschützt)',
    gcb: 'taken (T55.1)',
    oepbl: 'touchedMuck (6.6 protect hand) reading',
  },
  'pots.mixedPayout': { bdpv: 'recounted (1 Entscheidungsfindung 6)' },
  'showdown.exposedAgain': { pvb: 'asOnPurpose (66(2))' },
  'showdown.othersShow': {
    pvb: 'inTurn (55(1))',
    tda55: 'inTurn (38.lastAction)',
    gcb: 'inTurn (T16.3)',
    oepbl: 'ifClaiming (6.5 Showdown am River: claim only)',
  },
  'showdown.keepCards': { bdpv: 'untilWinnerSettled (2 Showdown 2 Karten halten)' },
};

describe('what the rulebooks say of turns, folds and shown cards beyond one hand', () => {
  for (const name of Object.keys(said) as PolicyName[]) {
    it(`${name}: value and rules, or silent with common practice`, () => {
      for (const book of rulebooks) {
        const all: CitedPolicies = policiesOf(book);
        const { value, from, refs, reading } = all[name];
        const its = said[name]?.[book.id];
        if (its === undefined) {
          expect([book.id, from, value]).toEqual([book.id, 'base', policies[name].usual]);
          continue;
        }
        const numbers = refs.map((ref) => ref.slice(ref.indexOf(':') + 1)).join('; ');
        expect(`${book.id}: ${value} (${numbers})${reading ? ' reading' : ''}`).toBe(`${book.id}: ${its}`);
      }
    });
  }
});
