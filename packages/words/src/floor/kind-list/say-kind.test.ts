import { kindNames } from '@riffle/floor';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../language.ts';
import { kindWord } from '../say-ruling.ts';
import { sayKind } from './say-kind.ts';

it.each(LANGUAGES)('a list says of every kind what its own words say, and no more (%s)', (language) => {
  for (const kind of kindNames) {
    const { label, what } = kindWord(language, kind);
    expect(sayKind(language, kind)).toEqual({ label, what });
  }
});
