import { policyNames } from '@riffle/rulebooks';
import { cases } from '../cases/cases.ts';
import type { IncidentKind } from '../src/incident-kind.ts';
import { incidentKinds, type KindName } from '../src/kinds.ts';
import { bookOf, ruled } from '../src/testing.ts';
import { differing, type Otherwise } from './differing.ts';
import { neighboursOf, untold } from './neighbours.ts';
import { asHouse, asNear, type Parts, partsOf } from './parts.ts';
import { said, saidFacts } from './said.ts';
import { type Facts, shapeUnder } from './shape.ts';
import { books, houses, houseWith, occasionsOf, otherWays, type View, viewOf } from './views.ts';
import { withoutCases } from './without-cases.ts';
import { type Block, Written } from './written.ts';

/** What is told of one incident, and the book whose case it is. */
type Told = { readonly kind: KindName; readonly facts: Facts; readonly book: string };

/** What the rulebooks say about one kind of incident: as its cases tell it, and with one thing otherwise. */
export function recordOf(kind: KindName): string {
  const told = toldOf(kind);
  const seen = new Set(told.keys());
  const blocks = [...told].map(([heading, its]) => blockOf(heading, its, seen));
  return new Written(blocks).page(kind, blocks);
}

/** The facts of its cases, each once, and words that no case tells. */
function toldOf(kind: KindName): ReadonlyMap<string, Told> {
  const first: readonly Told[] = (withoutCases[kind] ?? []).map((facts) => ({ kind, facts, book: 'tda55' }));
  const ofCases = [...first, ...cases.filter((one) => one.kind === kind)];
  const [{ book } = { book: 'tda55' }] = ofCases;
  const its = incidentKinds[kind] as unknown as IncidentKind;
  const more = untold(
    its.facts,
    ofCases.map(({ facts }) => facts),
    shapeUnder(its, bookOf(book)),
  ).map((facts) => ({ facts, book }));
  const told = new Map<string, Told>();
  for (const { facts, book: of } of [...ofCases, ...more])
    if (!told.has(saidFacts(facts))) told.set(saidFacts(facts), { kind, facts, book: of });
  return told;
}

function blockOf(heading: string, told: Told, seen: Set<string>): Block {
  const all = under(told, books);
  return {
    heading,
    lines: differing(all, new Map()),
    otherwise: [
      ...neighbours(told, seen, all),
      ...books.flatMap((view) => occasionsOf(view.book).map((on) => one(told, view.name, on, all))),
      ...houses.map((house) => one(told, 'tda55', house, all)),
      ...books.flatMap((view) => again(told, view)),
      ...answeredOtherwise(told),
    ],
  };
}

const under = ({ kind, facts }: Told, views: readonly View[]): ReadonlyMap<string, Parts> =>
  new Map(views.map((view) => [view.name, partsOf(kind, facts, view)]));

const each = (all: ReadonlyMap<string, Parts>, as: (parts: Parts) => Parts): ReadonlyMap<string, Parts> =>
  new Map([...all].map(([view, parts]) => [view, as(parts)]));

/** One fact otherwise, under every book. Each stands once, however many cases are near. */
function neighbours(told: Told, seen: Set<string>, all: ReadonlyMap<string, Parts>): readonly Otherwise[] {
  const kind = incidentKinds[told.kind] as unknown as IncidentKind;
  return neighboursOf(kind.facts, told.facts, shapeUnder(kind, bookOf(told.book))).flatMap(({ change, facts }) => {
    const name = saidFacts(facts);
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ change, lines: differing(each(under({ ...told, facts }, books), asNear), each(all, asNear)) }];
  });
}

function one({ kind, facts }: Told, book: string, view: View, all: ReadonlyMap<string, Parts>): Otherwise {
  const before = all.get(book) ?? {};
  return { change: view.name, lines: differing(new Map([['', partsOf(kind, facts, view)]]), new Map([['', before]])) };
}

/** After two cautions, and once for the same. */
function again({ kind, facts }: Told, { name, book }: View): readonly Otherwise[] {
  const { sanction } = ruled(name, kind, facts);
  if (sanction.duty === 'none') return [];
  const record = { cautions: 2, penalties: 1, offences: [sanction.offence] };
  const now = asHouse(partsOf(kind, facts, { name, book, circumstances: { record } }));
  const before = asHouse(partsOf(kind, facts, { name, book, circumstances: {} }));
  return [
    {
      change: `${name} after 2 cautions, the same once`,
      lines: differing(new Map([['', now]]), new Map([['', before]])),
    },
  ];
}

/** Each policy that was asked, answered otherwise by a house over the case's own book. */
function answeredOtherwise({ kind, facts, book: id }: Told): readonly Otherwise[] {
  const book = bookOf(id);
  const before = new Map([['', asHouse(partsOf(kind, facts, viewOf(id)))]]);
  const asked = new Set(ruled(id, kind, facts).because.flatMap((link) => (link.is === 'policy' ? [link.policy] : [])));
  return policyNames
    .filter((name) => asked.has(name))
    .flatMap((name) =>
      otherWays(name, book).map((value) => {
        const now = asHouse(partsOf(kind, facts, houseWith('', book, { [name]: value })));
        return { change: `${name}=${said(value)}`, lines: differing(new Map([['', now]]), before) };
      }),
    );
}
