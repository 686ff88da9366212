import { playLevelNo } from '@riffle/tournament';
import type { Rows } from './table-source.ts';

/** Line by line, levels of play and breaks. */
export const ofStructure: Rows = ({ view, words }) =>
  view.setup.levels.map((line, index, levels) => ({
    no: String(index + 1),
    kind: words.lines[line.kind],
    level: String(playLevelNo(index, levels) ?? ''),
    minutes: String(line.duration / 60_000),
    ...(line.kind === 'break'
      ? { label: line.label ?? '' }
      : {
          ...{ smallBlind: String(line.smallBlind), bigBlind: String(line.bigBlind), ante: String(line.ante) },
          bringIn: line.bringIn === undefined ? '' : String(line.bringIn),
        }),
  }));

/** What each place wins now, whoever will have it. */
export const ofPrizes: Rows = ({ view }, { money }) => {
  const { places = [], points = [] } = view.planned ?? {};
  const count = Math.max(view.prizes.length, points.length, ...places.map(({ place }) => place));
  return Array.from({ length: count }, (_, index) => {
    const planned = places.find(({ place }) => place === index + 1);
    return {
      place: String(index + 1),
      prize: money(planned === undefined ? view.prizes[index] : planned.money),
      thing: (planned?.things ?? []).join(', '),
      points: points[index] === undefined ? '' : String(points[index]),
    };
  });
};

/** The chips of the night, smallest first. */
export const ofChips: Rows = ({ view, words }) =>
  (view.setup.chips ?? []).map(({ value, colour, label = '', owned, inStack }) => ({
    ...{ value: String(value), colour: words.colour(colour), label, owned: String(owned) },
    inStack: inStack === undefined ? '' : String(inStack),
  }));

/** Which chips left play, for which, and at how many tables they are gone. */
export const ofColourUps: Rows = ({ view }, { moment }) =>
  (view.colourUps ?? []).map(({ value, into, at, left }) => ({
    ...{ value: String(value), into: String(into), at: moment(at), left: String(left.length) },
    tables: left.map((table) => view.tables[table]?.name ?? '').join(', '),
  }));
