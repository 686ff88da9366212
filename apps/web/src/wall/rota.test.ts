import { describe, expect, it } from 'vitest';
import { nextSlide, type Slide, slidesFor, stillShown } from './rota.ts';
import { trialNight } from './trial-night.ts';
import { wallStage } from './wall-stage.ts';

const pages = { seating: 2, tables: 1, moves: 1, results: 1, schedule: 1, prizes: 1, chips: 1, heads: 1 };

describe('what the wall shows', () => {
  it.each([
    ['before', false, 'before'],
    ['countdown', false, 'countdown'],
    ['play', false, 'play'],
    ['play', true, 'break'],
    ['over', true, 'over'],
  ] as const)('%s, on a break: %s → %s', (stage, onBreak, shown) => {
    expect(wallStage(stage, { onBreak })).toBe(shown);
  });

  it('is nothing that is empty', () => {
    const { view } = trialNight({ entries: 9, stage: 'play' });
    const screens = slidesFor('play', { ...view, moves: [], prizes: [] }, pages);
    expect(screens).toEqual([
      { screen: 'seating', page: 0 },
      { screen: 'seating', page: 1 },
      { screen: 'schedule', page: 0 },
    ]);
  });

  it('is who has taken how many heads, once somebody has', () => {
    const { view } = trialNight({ entries: 9, stage: 'play' });
    const hunted = { ...view, money: { headsWon: { e1: 1 } } } as unknown as typeof view;
    for (const stage of ['play', 'break', 'over'] as const) {
      expect(slidesFor(stage, hunted, pages)).toContainEqual({ screen: 'heads', page: 0 });
      expect(slidesFor(stage, view, pages)).not.toContainEqual({ screen: 'heads', page: 0 });
    }
  });

  it('is no endless list of names while the clock runs, but is before it', () => {
    const { view } = trialNight({ entries: 200, stage: 'play' });
    const long = { ...pages, seating: 20 };
    expect(slidesFor('play', view, long).some(({ screen }) => screen === 'seating')).toBe(false);
    expect(slidesFor('before', view, long).filter(({ screen }) => screen === 'seating')).toHaveLength(20);
  });
});

describe('the turn of the slides', () => {
  const slides: readonly Slide[] = [
    { screen: 'moves', page: 0 },
    { screen: 'seating', page: 0 },
    { screen: 'seating', page: 1 },
  ];

  it('comes round', () => {
    const seen = [slides[0]];
    for (let turn = 0; turn < 3; turn += 1) seen.push(nextSlide(slides, seen.at(-1)));
    expect(seen).toEqual([slides[0], slides[1], slides[2], slides[0]]);
  });

  it('keeps what is shown when something else comes or goes', () => {
    const without = slides.slice(1);
    expect(stillShown(without, slides[1])).toEqual(slides[1]);
    expect(stillShown(slides.slice(0, 2), slides[2])).toEqual(slides[1]);
    expect(stillShown(without, slides[0])).toEqual(slides[1]);
    expect(stillShown([], slides[0])).toBeUndefined();
  });
});
