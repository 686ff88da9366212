import type { FormClash } from '@riffle/tournament';
import type { RefusalWords, Told } from './refusal-words.ts';
import type { OfForm } from './refusals-of-form.ts';

const CLASHES: { readonly [C in FormClash]: (hands: number) => Told } = {
  roundsAndTimeLimit: () => ({
    title: 'Runden werden ohne Zeitlimit gespielt.',
    allowed: ['Das Zeitlimit oder die Runden weglassen.'],
  }),
  roundsAndEachTable: () => ({
    title: 'Entweder spielt jeder Tisch für sich zu Ende, oder es geht in Runden weiter.',
    allowed: ['Eines von beiden wählen.'],
  }),
  roundsAndLateEntry: () => ({
    title: 'In Runden steigt niemand später ein.',
    detail: 'Mit der ersten Hand steht fest, wer an welchem Tisch spielt.',
    allowed: ['Den Späteinstieg weglassen.'],
  }),
  roundsAndRebuys: () => ({
    title: 'In Runden gibt es kein Re-Entry, Rebuy und Add-on.',
    detail: 'Wer ausscheidet, hat seine Runde verloren.',
    allowed: ['Nur den Startplatz verkaufen.'],
  }),
  treeForOneWinner: () => ({
    title: 'Ein Turnierbaum braucht einen Sieger je Tisch.',
    allowed: ['Einen weiterkommen lassen, oder jede Runde neu auslosen.'],
  }),
  thirdPlaceHeadsUp: () => ({
    title: 'Um Platz 3 wird nur an Tischen mit zwei Plätzen gespielt.',
    allowed: ['Das Spiel um Platz 3 weglassen.'],
  }),
  levelsAgainCarried: () => ({
    title: 'Wer seinen Stack behält, fängt nicht wieder mit den kleinen Blinds an.',
    allowed: ['Mit neuen Stacks beginnen, oder die Blinds weiterlaufen lassen.'],
  }),
  timeLimitAndDay: () => ({
    title: 'Was an einem anderen Tag weitergeht, endet nicht nach Zeit.',
    allowed: ['Das Zeitlimit oder das Ende des Tages weglassen.'],
  }),
  timeAlways: () => ({
    title: 'Nach diesem Regelwerk wird hier auf Zeit gespielt.',
    allowed: ['Ein Zeitlimit eintragen.'],
  }),
  heatsForbidden: () => ({
    title: 'Nach diesem Regelwerk übernimmt niemand den Stack eines anderen.',
    allowed: ['Die Heats weglassen.'],
  }),
  heatsAndRounds: () => ({
    title: 'Heats und Runden gehen nicht zusammen.',
    allowed: ['Eines von beiden wählen.'],
  }),
  withoutSeating: () => ({
    title: 'Wo nur gezählt wird, gibt es keine Tische, an denen anders gespielt wird.',
    allowed: ['Die Form des Abends frei lassen.', 'Den Abend mit Plätzen anlegen.'],
  }),
  heatsWithoutBreak: () => ({
    title: 'Nach jedem Heat kommt eine Pause, in der die Stacks übergeben werden.',
    allowed: ['Die Heats mit Levels enden lassen, nach denen eine Pause steht, oder Pausen einfügen.'],
  }),
  timeNever: () => ({
    title: 'Nach diesem Regelwerk gibt es hier kein Zeitlimit.',
    allowed: ['Das Zeitlimit weglassen.'],
  }),
  lastHandsFixed: (hands) => ({
    title: 'Wie viele Hände nach Ablauf der Zeit folgen, sagt das Regelwerk.',
    allowed: [`${String(hands)} Hände.`],
  }),
};

export const formDe: Pick<RefusalWords, OfForm> = {
  'form-invalid': ({ field: name, min, max }) => {
    switch (name) {
      case 'playTime':
        return { title: 'So lang ist kein Zeitlimit.', allowed: [`${String(min)} bis ${String(max)} Minuten.`] };
      case 'lastHands':
        return { title: 'So viele letzte Hände gibt es nicht.', allowed: [`${String(min)} bis ${String(max)}.`] };
      case 'heats':
        return {
          title: 'So enden Heats nicht.',
          detail: 'Genannt werden die Levels, mit denen ein Heat endet, der Reihe nach und vor dem letzten Level.',
          allowed: [`Level ${String(min)} bis ${String(max)}.`],
        };
      case 'advance':
        return {
          title: 'So viele kommen von einem Tisch nicht weiter.',
          detail: 'An jedem Tisch muss jemand ausscheiden, auch am kleinsten einer Runde.',
          allowed: [
            max === 1 ? 'Bei so vielen Plätzen 1.' : `Bei so vielen Plätzen ${String(min)} bis ${String(max)}.`,
          ],
        };
    }
  },
  'form-contradicts': ({ clash, hands = 0 }) => CLASHES[clash](hands),
  'no-heats': () => ({
    title: 'In diesem Turnier werden keine Heats gespielt.',
    allowed: ['Heats werden vor dem Start bei der Spielform eingetragen.'],
  }),
  'no-team': ({ entry }, say) => ({
    title: `Zu welchem Verein ${say.entry(entry)} gehört, ist nicht eingetragen.`,
    allowed: ['Zuerst den Verein eintragen.'],
  }),
  'heat-played': ({ heat }) => ({
    title: `Diese Person hat schon Heat ${String(heat)} gespielt und ihren Stack übergeben.`,
    allowed: ['Einen anderen Spieler des Teams wählen.', 'Die Turnierleitung kann es mit Begründung zulassen.'],
  }),
  'no-heat-change': ({ heat, of, through }) => ({
    title: `Heat ${String(heat)} von ${String(of)} läuft: Übergeben wird in der Pause zwischen den Heats.`,
    allowed: [
      ...(through > 0 ? [`In der Pause nach Level ${String(through)}.`] : []),
      'Die Turnierleitung kann es mit Begründung zulassen.',
    ],
  }),
  'table-decided': ({ name }) => ({
    title: `An Tisch ${name} ist diese Runde gespielt.`,
    detail: 'Wer dort noch Chips hat, ist weiter.',
    allowed: ['Die nächste Runde auslosen, oder das letzte Ausscheiden berichtigen.'],
  }),
  'time-not-up': ({ left }, say) => ({
    title: 'Die Zeit ist noch nicht um.',
    detail: `Zu spielen sind noch ${say.duration(left)}.`,
  }),
  'called-off': () => ({
    title: 'Das Turnier ist abgesagt.',
    allowed: ['Im Protokoll die Absage zurücknehmen, wenn doch gespielt wird.'],
  }),
  'duty-not-due': ({ duty }) => ({
    title:
      duty === 'clubCheckIn'
        ? 'Dieser Klub spielt hier nicht, oder das Regelwerk sieht keine Anmeldung vor.'
        : duty === 'cardOnStack'
          ? 'Die Vereinskarte kommt nur in der Pause zwischen zwei Heats auf den Stack.'
          : duty === 'cardHandedIn'
            ? 'Eine Vereinskarte gibt nur ab, wer aus einem Team-Turnier ausgeschieden ist.'
            : 'Die Rundenkarte wird abgegeben, wenn der Tisch seinen Sieger hat.',
  }),
  'no-time-limit': () => ({
    title: 'Dieses Turnier hat kein Zeitlimit.',
    allowed: ['Ein Zeitlimit wird vor dem Start bei der Spielform eingetragen.'],
  }),
  'last-hands-first': () => ({
    title: 'Die letzten Hände sind noch nicht angesagt.',
    allowed: ['Warten, bis die Zeit um ist.'],
  }),
  'each-table-by-itself': () => ({
    title: 'Hier endet jeder Tisch für sich.',
    allowed: ['Einen Tisch nach dem anderen nach Chips werten.'],
  }),
  'all-tables-at-once': () => ({
    title: 'Hier werden alle Tische zusammen nach Chips gewertet.',
    allowed: ['Alle Stacks zählen, dann das Turnier beenden.'],
  }),
  'ended-by-time': ({ table }, say) => ({
    title: `An ${say.table(table)} ist nach Ablauf der Zeit schon gewertet.`,
    allowed: ['Die Wertung zurücknehmen.'],
  }),
  'hands-to-play': ({ table, hands }, say) => ({
    title: `An ${say.table(table)} ${hands === 1 ? 'ist noch 1 Hand' : `sind noch ${String(hands)} Hände`} zu spielen.`,
  }),
  'stacks-missing': ({ players }) => ({
    title: players === 1 ? 'Ein Stack ist noch nicht gezählt.' : `${String(players)} Stacks sind noch nicht gezählt.`,
    detail: 'Es zählt, was seit der Ansage der letzten Hände gezählt ist.',
    allowed: ['Die fehlenden Stacks zählen.'],
  }),
  'round-drawn': ({ entry, round }, say) => ({
    title: `${say.entry(entry)} ist vor Runde ${String(round)} ausgeschieden.`,
    detail: 'Diese Runde ist ohne ihn ausgelost.',
    allowed: [`Zuerst die Auslosung von Runde ${String(round)} zurücknehmen.`],
  }),
  'no-match': ({ entry }, say) => ({
    title: `${say.entry(entry)} hat in dieser Runde keinen Gegner.`,
    detail: 'Die Runde ist ausgelost, und er war nicht da.',
    allowed: ['Die Meldung streichen.'],
  }),
  'counted-by-name': () => ({
    title: 'An diesem Abend wird mit Namen geführt, wer ausscheidet oder kauft.',
    allowed: ['Sagen, wer es ist.'],
  }),
  'nobody-to-count': ({ is }) =>
    is === 'in'
      ? { title: 'Es ist niemand mehr dabei.', allowed: ['Melden, wer noch dazukommt.'] }
      : { title: 'Es ist niemand ausgeschieden, der wieder einsteigen könnte.' },
  'rounds-begun': () => ({
    title: 'Die Runden sind ausgelost.',
    detail: 'Wer jetzt gemeldet wird, hat keinen Gegner.',
  }),
};
