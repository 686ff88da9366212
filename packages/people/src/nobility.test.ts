import { describe, expect, it } from 'vitest';
import { withoutNobility } from './nobility.ts';

describe('what a German list sorts a surname by', () => {
  it.each([
    ['von Grabow', 'Grabow'],
    ['von der Heide', 'Heide'],
    ['von und zu Stein', 'Stein'],
    ['zu Dohna', 'Dohna'],
    ['Freiherr von Grabow-Wusterhausen', 'Grabow-Wusterhausen'],
    ['Graf von und zu Egloffstein', 'Egloffstein'],
  ])('%s stands under %s', (last, sorted) => expect(withoutNobility(last)).toBe(sorted));

  it.each([
    'vom Bruch',
    'zum Felde',
    'zur Linde',
    'van der Berg',
    'de la Cruz',
    'Graf',
    'Prinz',
    'Von Arx',
    'von',
    'Vondrak',
    '',
  ])('%s stays where it begins', (last) => expect(withoutNobility(last)).toBe(last));
});
