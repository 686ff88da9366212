import type { Random } from '@riffle/aggregate';
import { shuffled } from '@riffle/cards';
import { type PersonId, toPersonId } from '@riffle/people';

/** Nobody real: first and last names are drawn apart and put together by lot. */
const FIRST = [
  ...['Ada', 'Aylin', 'Ben', 'Boris', 'Carla', 'Cem', 'Dana', 'Denis', 'Elif', 'Emil', 'Enzo', 'Fatma', 'Finn'],
  ...['Frieda', 'Greta', 'Hannes', 'Hilde', 'Ines', 'Ivo', 'Jana', 'Jonas', 'Jule', 'Kai', 'Karim', 'Klara', 'Lars'],
  ...['Lena', 'Lotte', 'Malik', 'Mara', 'Matteo', 'Mia', 'Nadja', 'Nils', 'Olga', 'Oskar', 'Paula', 'Pekka', 'Rosa'],
  ...['Ruben', 'Samira', 'Sven', 'Tarek', 'Tilda', 'Uwe', 'Vera', 'Willi', 'Yara', 'Yusuf', 'Zoe'],
];
const LAST = [
  ...['Adler', 'Ahorn', 'Bach', 'Berger', 'Birke', 'Brandt', 'Brunner', 'Dorn', 'Ebers', 'Eichner', 'Falk', 'Fink'],
  ...[
    'Förster',
    'Frost',
    'Gärtner',
    'Graf',
    'Hagen',
    'Hahn',
    'Heller',
    'Igel',
    'Jansen',
    'Kessler',
    'Kiesel',
    'Kranich',
  ],
  ...['Kurz', 'Lang', 'Linde', 'Löwe', 'Marten', 'Mohn', 'Nordmann', 'Olbrich', 'Perl', 'Quast', 'Rabe', 'Reiher'],
  ...['Ritter', 'Sander', 'Seiler', 'Sommer', 'Specht', 'Stein', 'Tanne', 'Uhl', 'Voss', 'Wagner', 'Weiher', 'Winter'],
  ...['Zander', 'Ziegler'],
];
const CLUBS = ['Pik Neun', 'Herz Ost', 'Full House Süd', 'River Rats', 'Button Club'];

export type MadeUpPerson = {
  readonly id: PersonId;
  readonly first: string;
  readonly last: string;
  readonly club: string;
};

export function madeUpPeople(count: number, random: Random): readonly MadeUpPerson[] {
  const lasts = shuffled(LAST, random);
  return shuffled(FIRST, random)
    .slice(0, count)
    .map((first, index) => ({
      id: toPersonId(`demo-${String(index + 1)}`),
      first,
      last: lasts[index % lasts.length] ?? '',
      club: CLUBS[random(CLUBS.length)] ?? '',
    }));
}
