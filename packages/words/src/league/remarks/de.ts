import type { ProfileRemarkWords } from './remark-words.ts';

const PART = { tables: 'einzelne Tische', events: 'Teamturniere', duels: 'Duelle' } as const;

export const de: ProfileRemarkWords = {
  'scored-not-played': ({ part }) => `Gewertet werden ${PART[part]}, an einem Spieltag gibt es aber keine.`,
  'played-not-scored': ({ part }) =>
    `Gespielt werden ${PART[part]}, sie zählen aber weder für Mannschaften noch für Spieler.`,
  'events-without-points': () =>
    'Teamturniere zählen für die Mannschaft, es steht aber nicht da, was ein Platz gibt: Alle bekommen 0.',
  'thirds-without-points': () =>
    'Drittel zählen für die Spieler, es steht aber nicht da, was sie geben: Alle bekommen 0.',
  'fewer-points-than-seats': ({ points, seats }) =>
    `Punkte stehen für ${String(points)} Plätze da, an einem vollen Tisch sitzen ${String(seats)}: Die letzten bekommen 0.`,
  'by-match-without-duels': () => 'Die Tabelle zählt Begegnungen, Duelle gibt es aber keine: Punkte bekommt niemand.',
  'number-beyond-line-up': ({ number, players }) =>
    `Nummer ${String(number)} gibt es nicht: Eine Mannschaft hat ${String(players)} Spieler.`,
  'number-twice-in-heat': ({ number, heat }) =>
    `Nummer ${String(number)} spielt in Heat ${String(heat)} an zwei Orten.`,
  'number-in-no-heat': ({ number }) => `Nummer ${String(number)} spielt in keinem Heat.`,
  'starts-otherwise': ({ number, starts, said }) =>
    `Nummer ${String(number)} sitzt in ${String(starts)} Heats an einem Tisch; antreten soll ein Spieler ${String(said)} Mal.`,
  'events-otherwise': ({ heat, players, events }) =>
    `In Heat ${String(heat)} stehen ${String(players)} Nummern im Teamturnier, davon gibt es ${String(events)}.`,
  'heats-without-events': () => 'In den Heats stehen Nummern im Teamturnier, Teamturniere gibt es aber keine.',
  'least-above-players': ({ least, players }) =>
    `Mindestens ${String(least)} müssen da sein, eine Mannschaft hat aber nur ${String(players)} Spieler.`,
  'night-not-played': ({ part }) =>
    `Als Turniere aufgesetzt sind auch ${PART[part]}, an einem Spieltag gibt es sie aber nicht.`,
  'no-such-rulebook': ({ rulebook }) =>
    `Ein Regelwerk „${rulebook}“ hat Riffle nicht: Die Turniere eines Spieltags lassen sich so nicht anlegen.`,
  'seats-otherwise': ({ seats, said }) =>
    `Die Turniere haben ${String(seats)} Plätze am Tisch, ein voller Tisch hat ${String(said)} Spieler.`,
  'heats-of-night-otherwise': ({ heats, ends }) =>
    `Es gibt ${String(heats)} Heats, das Teamturnier nennt aber ${String(ends)} Enden. Der letzte Heat endet mit dem Turnier: Gebraucht werden ${String(heats - 1)}.`,
  'heat-ends-beyond-levels': ({ level, levels }) =>
    `Ein Heat endet mit Level ${String(level)}, gespielt werden nur ${String(levels)}.`,
  'no-break-after-heat': ({ level }) =>
    `Nach Level ${String(level)} endet ein Heat, es folgt aber keine Pause: Dort werden die Stacks gezählt und übergeben.`,
  'division-twice': ({ division }) => `Die Spielklasse „${division}“ steht zweimal da.`,
  'no-such-division': ({ division }) => `Eine Spielklasse „${division}“ gibt es nicht.`,
  'fees-without-licence': () => 'Es gibt Lizenzgebühren, Vereine brauchen aber keine Lizenz.',
  'fees-without-instalments': () =>
    'Es gibt Lizenzgebühren, es steht aber nicht da, wann sie fällig sind: Verlangt wird nichts.',
  'instalments-not-whole': ({ percent }) => `Die Teile der Gebühr geben zusammen ${String(percent)} statt 100 Prozent.`,
  'round-beyond-season': ({ round, rounds }) =>
    `Ein Teil der Gebühr ist vor Spieltag ${String(round)} fällig, die Saison hat ${String(rounds)}.`,
  'more-count-than-held': ({ best, rounds }) =>
    `Die besten ${String(best)} Spieltage zählen, die Saison hat nur ${String(rounds)}: Gestrichen wird keiner.`,
  'criterion-twice': ({ criterion }, say) =>
    `„${say.criterion(criterion)}“ steht zweimal da: Beim zweiten Mal trennt es niemanden mehr.`,
  'criterion-needs-duels': ({ criterion }, say) =>
    `„${say.criterion(criterion)}“ trennt niemanden: Duelle gibt es keine.`,
  'nothing-after-decided': () =>
    'Wo die Liga entscheidet, ist danach niemand mehr gleich: Die Schritte dahinter haben keine Wirkung.',
  'moves-beyond-division': ({ division, teams }) =>
    `Aus der Spielklasse „${division}“ gehen mehr Mannschaften hinaus als die ${String(teams)}, die sie fasst.`,
  'replaced-above-up': ({ downTo, up }) =>
    `Es steigen ${String(up)} auf, nachgerückt wird aber nur bis Rang ${String(downTo)}: Niemand rückt nach.`,
  'moves-without-division': () => 'Es gibt nur eine Spielklasse: Auf- und absteigen kann niemand.',
  'fine-above-most': ({ cents, most }, say) =>
    `Diese Strafe ist ${say.money(cents)}, die höchste darf ${say.money(most)} sein.`,
  'deduction-each-above-most': ({ each, most }) =>
    `Auf einmal werden bis zu ${String(each)} Punkte abgezogen, zusammen aber höchstens ${String(most)}.`,
};
