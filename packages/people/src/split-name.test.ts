import { describe, expect, it } from 'vitest';
import { splitName } from './split-name.ts';

describe('a whole name in its parts', () => {
  it.each([
    ['Emil Müller', 'Emil', 'Müller'],
    ['Anna Lena Vogt', 'Anna Lena', 'Vogt'],
    ['Jan van der Berg', 'Jan', 'van der Berg'],
    ['Karl Theodor von und zu Stein', 'Karl Theodor', 'von und zu Stein'],
    ['Max Freiherr von Grabow', 'Max', 'Freiherr von Grabow'],
    ['Graf von Bülow', 'Graf', 'von Bülow'],
    ['Steffi Graf', 'Steffi', 'Graf'],
    ['Ben Al Fuchs', 'Ben Al', 'Fuchs'],
    ['Zoë', 'Zoë', ''],
    ['von Stein', 'von', 'Stein'],
    [' ', '', ''],
  ])('%s', (name, first, last) => expect(splitName(name)).toEqual({ first, last }));
});
