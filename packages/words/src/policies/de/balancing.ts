import type { Policies } from '@riffle/rulebooks';
import { oneOf, type WordsOn } from '../policy-words.ts';

const repeatBigBlind: { readonly [R in Policies['balancing.repeatBigBlind']['balancing']]: string } = {
  allowed: 'Zweimal hintereinander Big Blind ist möglich.',
  avoided: 'Niemand soll durch den Wechsel schlechter stehen.',
  forbidden: 'Jeder zahlt jeden Blind genau einmal je Runde.',
};

export const balancing: WordsOn<'balancing'> = {
  'balancing.trigger': {
    label: 'Beginn des Ausgleichs',
    meaning: 'Ab welchem Unterschied Tische ausgeglichen werden.',
    value: (trigger) =>
      trigger === 'managementDecides'
        ? 'Die Turnierleitung entscheidet.'
        : `Ab ${trigger} Spielern Unterschied zwischen zwei Tischen.`,
  },
  'balancing.mover': {
    label: 'Wer umgesetzt wird',
    meaning: 'Welcher Spieler den volleren Tisch verlässt.',
    value: oneOf({
      samePosition: 'Wer zum Button so sitzt wie der freie Platz am neuen Tisch.',
      comingBigBlind: 'Wer in der nächsten Hand den Big Blind hätte.',
      samePositionNotBlind: 'Wer zum Button so sitzt wie der freie Platz, aber niemand, der einen Blind zu setzen hat.',
    }),
  },
  'balancing.seat': {
    label: 'Platz am neuen Tisch',
    meaning: 'Welchen freien Platz der umgesetzte Spieler bekommt.',
    value: oneOf({
      samePosition: 'Den freien Platz mit derselben Position zum Button.',
      nearestBigBlind: 'Den freien Platz, der dem Big Blind im Uhrzeigersinn am nächsten ist.',
      worstPosition:
        'Den freien Platz, der am ehesten Big Blind wird, auch als alleiniger Big Blind, nie den Small Blind.',
    }),
  },
  'balancing.position': {
    label: 'Position zum Button',
    meaning: 'Wie eine Position zum Button gezählt wird.',
    value: oneOf({ seats: 'Jeder Platz zählt, auch ein leerer.', players: 'Nur besetzte Plätze zählen.' }),
  },
  'balancing.blindsMovable': {
    label: 'Umsetzen aus den Blinds',
    meaning: 'Ob ein Spieler umgesetzt werden darf, der in der nächsten Hand einen Blind zu setzen hat.',
    value: oneOf({ yes: 'Erlaubt.', no: 'Nicht zum Ausgleich; bei einer Auflösung wechseln alle.' }),
  },
  'balancing.repeatBigBlind': {
    label: 'Big Blind zweimal hintereinander',
    meaning: 'Ob ein Wechsel dazu führen darf, den Big Blind zweimal hintereinander zu zahlen.',
    value: ({ balancing, breaking }) =>
      balancing === breaking
        ? repeatBigBlind[balancing]
        : `Beim Ausgleich: ${repeatBigBlind[balancing]} Bei der Auflösung: ${repeatBigBlind[breaking]}`,
  },
  'balancing.studSeat': {
    label: 'Ausgleich bei Stud',
    meaning: 'Wie Tische bei Stud ausgeglichen werden.',
    value: oneOf({
      sameSeatNumber: 'Der zuletzt frei gewordene Platz wird vom Platz mit derselben Nummer besetzt.',
      byPosition: 'Nach der Position, wie bei Spielen mit Flop.',
    }),
  },
  'balancing.sourceTable': {
    label: 'Abgebender Tisch',
    meaning: 'Welcher von mehreren vollen Tischen einen Spieler abgibt.',
    value: oneOf({
      managementChoice: 'Die Turnierleitung entscheidet.',
      fullest: 'Der vollste Tisch.',
      presetOrder: 'Der erste der vollsten Tische nach einer festen Reihenfolge.',
    }),
  },
  'balancing.destinationTable': {
    label: 'Aufnehmender Tisch',
    meaning: 'Welcher von mehreren kurzen Tischen einen Spieler bekommt.',
    value: oneOf({
      brokenLatest: 'Der Tisch, der zuletzt aufgelöst wird.',
      shortest: 'Der Tisch mit den wenigsten Spielern.',
      managementChoice: 'Die Turnierleitung entscheidet.',
    }),
  },
  'balancing.haltMissingPlayers': {
    label: 'Spielstopp am kurzen Tisch',
    meaning: 'Ab wie vielen fehlenden Spielern ein Tisch wartet, bis die neuen Spieler sitzen.',
    value: ({ missing, against }) =>
      against === 'seatLimit'
        ? `Ab ${missing} freien Plätzen, wenn jemand nachrücken kann.`
        : `Ab ${missing} Spielern weniger als am vollsten Tisch, wenn jemand nachrücken kann.`,
  },
};
