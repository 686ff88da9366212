import { describe, expect, it } from 'vitest';
import { parseName } from './name-parts.ts';

describe('a name as people write it', () => {
  it.each([
    ['Emil Müller', { first: 'Emil', last: 'Müller' }],
    ['Müller, Emil', { first: 'Emil', last: 'Müller' }],
    ['Meyer-Lüdtke, Jean-Luc', { first: 'Jean-Luc', last: 'Meyer-Lüdtke' }],
    ['Jan van der Berg', { first: 'Jan', last: 'van der Berg' }],
    ['von der Heide, Anna Maria', { first: 'Anna Maria', last: 'von der Heide' }],
    ['Garcia Lopez, Maria', { first: 'Maria', last: 'Garcia Lopez' }],
    ['Jan Meyer, Pik Ass Pankow', { first: 'Jan', last: 'Meyer', club: 'Pik Ass Pankow' }],
    ['- Käthe Weiß (Pik Ass Pankow)', { first: 'Käthe', last: 'Weiß', club: 'Pik Ass Pankow' }],
    ['Weiß, Käthe (1. PC Lichtenberg)', { first: 'Käthe', last: 'Weiß', club: '1. PC Lichtenberg' }],
    ['Emil „Ace“ Müller', { first: 'Emil', last: 'Müller', nickname: 'Ace' }],
    ["Xaver O'Brien", { first: 'Xaver', last: "O'Brien" }],
    ['Zoë', { first: 'Zoë', last: '' }],
  ])('%s', (text, parts) => expect(parseName(text)).toEqual(parts));

  it.each(['1. ', '12) ', '3.', '17 ', '- ', '– ', '• ', '* ', '✅ ', '1️⃣ ', '👉 2. '])(
    'without its mark "%s"',
    (mark) => expect(parseName(`${mark}Jörg Kühn`)).toEqual({ first: 'Jörg', last: 'Kühn' }),
  );
});
