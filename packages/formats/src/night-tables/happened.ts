import type { Rows } from './table-source.ts';

/** Who went out, in the order in which it happened. */
export const ofOuts: Rows = ({ view }, { name, moment, table }) =>
  view.bustOuts.flatMap(({ at, level, out }) =>
    out.map(({ entry, place, sharedBy, by, from, stackAtStart, back }) => ({
      place: back === true ? '' : String(place),
      sharedBy: sharedBy === undefined ? '' : String(sharedBy),
      name: name(entry),
      at: moment(at),
      level: String(level + 1),
      by: by.map(name).join(', '),
      table: table(from),
      seat: from === undefined ? '' : String(from.seat),
      stack: stackAtStart === undefined ? '' : String(stackAtStart),
    })),
  );

/** The last moves, newest first, as many as are kept. */
export const ofMoves: Rows = ({ view }, { name, moment }) =>
  view.moves.map(({ at, entry, from, fromName, to, toName }) => ({
    at: moment(at),
    name: name(entry),
    from: `${fromName}/${String(from.seat)}`,
    to: `${toName}/${String(to.seat)}`,
  }));

/** The penalty book, which is for staff alone. */
export const ofPenalties: Rows = ({ view, words }, { name, moment }) =>
  (view.penalties ?? []).toReversed().map((penalty) => ({
    at: moment(penalty.at),
    name: name(penalty.entry),
    offence: words.offence(penalty),
    measure: words.measure(penalty),
    ended: penalty.ended === undefined ? '' : words.ended[penalty.ended],
    reason: penalty.reason ?? '',
  }));

/** All that was done, and what of it was taken back. */
export const ofLog: Rows = ({ log = [], words }, { moment, yes }) =>
  log.map(({ at, actor, role, text, more = [], takenBack }) => ({
    at: moment(at),
    who: actor,
    role: words.role(role),
    text: [text, ...more].join(' '),
    takenBack: yes(takenBack),
  }));
