import { oneOf, type WordsOn } from '../policy-words.ts';

export const handForHand: WordsOn<'handForHand'> = {
  'handForHand.when': {
    label: 'Hand für Hand: Beginn',
    meaning: 'Wann Hand für Hand gespielt wird.',
    value: oneOf({
      managementDecides: 'Wenn die Turnierleitung es bestimmt.',
      onePlaceBeforeMoney: 'Einen Platz vor den Preisen.',
    }),
  },
  'handForHand.end': {
    label: 'Hand für Hand: Ende',
    meaning: 'Wann Hand für Hand endet.',
    value: oneOf({
      managementDecides: 'Wenn die Turnierleitung es beendet.',
      goalReached: 'Wenn entschieden ist, worum es ging.',
    }),
  },
  'handForHand.pause': {
    label: 'Hand für Hand: Warten',
    meaning: 'Was bei Hand für Hand stehen bleibt.',
    value: oneOf({
      finishedTableWaits: 'Ein fertiger Tisch wartet auf die anderen.',
      calledAllInFreezes:
        'Ein fertiger Tisch wartet; ein bezahltes All-in bleibt stehen, bis die anderen Tische fertig sind.',
    }),
  },
  'handForHand.placing': {
    label: 'Hand für Hand: Plätze',
    meaning: 'Wann die Plätze bekannt gegeben werden.',
    value: oneOf({ afterAllTables: 'Erst wenn alle Tische die Hand beendet haben.' }),
  },
  'handForHand.clock': {
    label: 'Hand für Hand: Uhr',
    meaning: 'Was die Uhr bei Hand für Hand macht.',
    value: (value) => {
      switch (value.is) {
        case 'minutesPerHand':
          return `Für jede Hand gehen ${String(value.minutes)} Minuten ab, höchstens ${String(value.atMost)}.`;
        case 'runs':
          return 'Sie läuft weiter.';
        case 'stands':
          return 'Sie steht.';
      }
    },
  },
};
