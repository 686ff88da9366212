import type { Candidacy, Downfall, Saving } from '@riffle/league';

/** A team, and its club's other one where there is one. */
type Named = { readonly team: string; readonly own: string; readonly rank: number };

/** What is said of who goes up and who goes down. */
export type MovementWords = {
  readonly down: { readonly [W in Downfall['why']]: (named: Named) => string };
  readonly candidate: { readonly [I in Candidacy['is']]: (named: Named) => string };
  /** `many`: of the same sort, one line for all of them. */
  readonly saving: { readonly [B in Saving['by']]: (team: string, many: number) => string };
};

export const movementDe: MovementWords = {
  down: {
    relegationRank: ({ team }) => `${team} steigt ab: Abstiegsrang.`,
    forcedByOwn: ({ team, own }) =>
      `${team} steigt zwangsweise ab: ${own} kommt aus der oberen Spielklasse, und je Verein spielt nur eine Mannschaft.`,
    sanction: ({ team }) => `${team} steigt zwangsweise ab: so wurde es verhängt.`,
    stayedAway: ({ team }) => `${team} steigt ab: zu oft nicht angetreten.`,
  },
  candidate: {
    up: ({ team, rank }) => `${team} steigt auf: Rang ${String(rank)}.`,
    upInstead: ({ team, rank }) => `${team} rückt mit Rang ${String(rank)} nach und steigt auf.`,
    upForOwn: ({ team, own }) => `${team} steigt auf: ${own} steigt ab, die Mannschaften des Vereins tauschen.`,
    barred: ({ team, own }) => `${team} darf nicht aufsteigen: ${own} vom selben Verein bleibt oben.`,
    waives: ({ team }) => `${team} verzichtet auf den Aufstieg.`,
    withdrawn: ({ team }) => `${team} hat sich zurückgezogen: gilt als Verzicht.`,
  },
  saving: {
    withdrawal: (team) => `Ein Absteiger weniger: ${team} hat sich zurückgezogen.`,
    waiver: (team) => `Ein Absteiger weniger: ${team} steigt nicht auf.`,
    emptyPlace: (_, many) =>
      many === 1
        ? 'Ein Absteiger weniger: Ein Aufstiegsplatz bleibt frei.'
        : `${String(many)} Absteiger weniger: ${String(many)} Aufstiegsplätze bleiben frei.`,
    forced: (team) => `Ein Absteiger weniger von den Abstiegsrängen: ${team} muss von weiter oben absteigen.`,
    fewerComeDown: (_, many) =>
      `${many === 1 ? 'Ein' : String(many)} Absteiger weniger: Von oben kommen weniger, als aufsteigen.`,
  },
};

export const movementEn: MovementWords = {
  down: {
    relegationRank: ({ team }) => `${team} goes down: relegation rank.`,
    forcedByOwn: ({ team, own }) =>
      `${team} must go down: ${own} comes from the division above, and a club has one team in a division.`,
    sanction: ({ team }) => `${team} must go down: so it was imposed.`,
    stayedAway: ({ team }) => `${team} goes down: it did not appear too often.`,
  },
  candidate: {
    up: ({ team, rank }) => `${team} goes up: rank ${String(rank)}.`,
    upInstead: ({ team, rank }) => `${team} moves in from rank ${String(rank)} and goes up.`,
    upForOwn: ({ team, own }) => `${team} goes up: ${own} goes down, the club's teams change places.`,
    barred: ({ team, own }) => `${team} may not go up: ${own} of the same club stays above.`,
    waives: ({ team }) => `${team} does not want to go up.`,
    withdrawn: ({ team }) => `${team} has withdrawn: taken as a waiver.`,
  },
  saving: {
    withdrawal: (team) => `One fewer goes down: ${team} has withdrawn.`,
    waiver: (team) => `One fewer goes down: ${team} does not go up.`,
    emptyPlace: (_, many) =>
      many === 1
        ? 'One fewer goes down: a place above stays empty.'
        : `${String(many)} fewer go down: ${String(many)} places above stay empty.`,
    forced: (team) => `One fewer of the relegation ranks goes down: ${team} must, from further up.`,
    fewerComeDown: (_, many) =>
      `${many === 1 ? 'One fewer goes' : `${String(many)} fewer go`} down: fewer come from above than go up.`,
  },
};
