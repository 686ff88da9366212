import { describe, expect, it } from 'vitest';
import tokens from './tokens.css?raw';

/** The colours of one light, by name. */
function colours(selector: string): ReadonlyMap<string, string> {
  const block = tokens.slice(tokens.indexOf(`${selector} {`));
  const body = block.slice(0, block.indexOf('}'));
  return new Map([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const lights = { light: colours(':root'), dark: colours(':root[data-light="dark"]') };
const papers = ['paper', 'paper-raised', 'paper-sunk'];

describe.each(['light', 'dark'] as const)('in the %s room', (light) => {
  const colour = (name: string) => {
    const found = lights[light].get(name);
    if (found === undefined) throw new Error(`no colour ${name}`);
    return found;
  };

  it.each(['ink', 'ink-soft', 'felt', 'red', 'amber'].flatMap((text) => papers.map((paper) => [text, paper] as const)))(
    '%s can be read on %s',
    (text, paper) => {
      expect(contrast(colour(text), colour(paper))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['on-felt', 'felt'],
    ['on-felt', 'felt-strong'],
    ['on-red', 'red'],
    ['felt', 'felt-wash'],
    ['ink', 'felt-wash'],
    ['red', 'red-wash'],
    ['ink', 'red-wash'],
    ['amber', 'amber-wash'],
    ['ink', 'amber-wash'],
    ['ink', 'table-felt'],
    ['suit-s', 'card-face'],
    ['suit-h', 'card-face'],
    ['suit-d', 'card-face'],
    ['suit-c', 'card-face'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(papers)('the edge of a control shows on %s', (paper) => {
    expect(contrast(colour('edge'), colour(paper))).toBeGreaterThanOrEqual(3);
  });
});
