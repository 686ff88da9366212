import { describe, expect, it } from 'vitest';
import scenes from './scenes.json' with { type: 'json' };
import { TOLD } from './written-scenes.ts';

const recorded: Readonly<Record<string, readonly string[]>> = scenes;

/** Each command with what follows from it, or why it is refused and what would be allowed; it says what is. */
describe('a night by hand goes as it was recorded (`npm run record-nights` writes it anew)', () => {
  it.each(Object.entries(TOLD).map(([name, told]) => ({ name, told })))('$name', ({ name, told }) => {
    expect(told()).toEqual(recorded[name]);
  });
});
