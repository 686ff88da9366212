import { describe, expect, it } from 'vitest';
import { nextSlide, presetFor, type Slide, slidesFor, stillShown } from './rota.ts';
import { trialNight } from './trial-night.ts';
import { wallStage } from './wall-stage.ts';

const pages = {
  seating: 2,
  tables: 1,
  moves: 1,
  results: 1,
  schedule: 1,
  prizes: 1,
  chips: 1,
  heads: 1,
  stacks: 1,
  rounds: 1,
};

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
      { screen: 'seating', page: 0, at: 4, seconds: 10 },
      { screen: 'seating', page: 1, at: 4, seconds: 10 },
      { screen: 'schedule', page: 0, at: 6, seconds: 10 },
    ]);
  });

  it('is who has taken how many heads, once somebody has', () => {
    const { view } = trialNight({ entries: 9, stage: 'play' });
    const hunted = { ...view, money: { headsWon: { e1: 1 } } } as unknown as typeof view;
    for (const stage of ['play', 'break', 'over'] as const) {
      expect(slidesFor(stage, hunted, pages)).toContainEqual(expect.objectContaining({ screen: 'heads' }));
      expect(slidesFor(stage, view, pages)).not.toContainEqual(expect.objectContaining({ screen: 'heads' }));
    }
  });

  it('is who plays whom, first of all, where rounds are played', () => {
    const { view } = trialNight({ entries: 4, stage: 'play' });
    const rounds = [{ matches: [{ table: 't1', name: '1', players: ['e1', 'e2'] }] }];
    expect(slidesFor('play', { ...view, rounds } as never, pages)[0]).toMatchObject({ screen: 'rounds' });
    expect(slidesFor('play', view, pages).some(({ screen }) => screen === 'rounds')).toBe(false);
  });

  it('is the largest stacks, once they are shown to the room, and not after the end', () => {
    const { view } = trialNight({ entries: 9, stage: 'play' });
    const told = {
      ...view,
      bigStacks: { at: 0, average: 100, stacks: [{ entry: 'e1', chips: 200 }] },
    } as unknown as typeof view;
    for (const stage of ['play', 'break'] as const) {
      expect(slidesFor(stage, told, pages)).toContainEqual(expect.objectContaining({ screen: 'stacks' }));
      expect(slidesFor(stage, view, pages)).not.toContainEqual(expect.objectContaining({ screen: 'stacks' }));
    }
    expect(slidesFor('over', told, pages)).not.toContainEqual(expect.objectContaining({ screen: 'stacks' }));
  });

  it('is no endless list of names while the clock runs, but is before it', () => {
    const { view } = trialNight({ entries: 200, stage: 'play' });
    const long = { ...pages, seating: 20 };
    expect(slidesFor('play', view, long).some(({ screen }) => screen === 'seating')).toBe(false);
    expect(slidesFor('before', view, long).filter(({ screen }) => screen === 'seating')).toHaveLength(20);
  });
});

describe('what a club chooses', () => {
  const { view } = trialNight({ entries: 9, out: 2, stage: 'play' });
  const final = { ...view, finalTable: true as const };
  const picture = { id: 'a', alt: 'Bäckerei Krume', seconds: 15, stages: ['play', 'break'] as const };
  const preset = {
    ...{ id: 'friday', name: 'Freitag' },
    stages: {
      play: [
        { screen: 'results', seconds: 20 },
        { screen: 'pictures', seconds: 5 },
        { screen: 'results', seconds: 3 },
      ],
    },
  } as const;
  const told = (slides: readonly Slide[]) => slides.map(({ screen, seconds }) => `${screen} ${String(seconds)}`);

  it('is shown in its order, each for its seconds', () => {
    expect(told(slidesFor('play', view, pages, { preset, pictures: [picture] }))).toEqual([
      'results 20',
      'picture 15',
      'results 3',
    ]);
  });

  it('is what is usual in a stage that it says nothing of; the final table is shown as play', () => {
    expect(slidesFor('break', view, pages, { preset })).toEqual(slidesFor('break', view, pages));
    expect(told(slidesFor('play', final, pages, { preset }))).toEqual(['results 20', 'results 3']);
    const own = { ...preset, stages: { ...preset.stages, final: [{ screen: 'prizes', seconds: 30 }] } } as const;
    expect(told(slidesFor('play', final, pages, { preset: own }))).toEqual(['prizes 30']);
  });

  it('shows pictures after the others where no preset says where, and only in their stages', () => {
    expect(told(slidesFor('play', view, pages, { pictures: [picture] })).at(-1)).toBe('picture 15');
    expect(told(slidesFor('over', view, pages, { pictures: [picture] }))).not.toContain('picture 15');
  });

  it('goes on after a screen that stands twice in turn', () => {
    const slides = slidesFor('play', view, pages, { preset });
    expect(nextSlide(slides, slides[0])).toEqual(slides[1]);
    expect(nextSlide(slides, slides[1])).toEqual(slides[0]);
  });

  it('is the wall’s own, else the night’s, else the club’s; and nothing once it is gone', () => {
    const other = { ...preset, id: 'league' };
    const club = { presets: [preset, other], preset: 'friday' };
    expect(presetFor(club, undefined, undefined)?.id).toBe('friday');
    expect(presetFor(club, 'league', undefined)?.id).toBe('league');
    expect(presetFor(club, 'league', 'friday')?.id).toBe('friday');
    expect(presetFor(club, 'usual', undefined)).toBeUndefined();
    expect(presetFor(club, 'gone', undefined)).toBeUndefined();
    expect(presetFor(undefined, 'league', 'friday')).toBeUndefined();
  });
});

describe('the turn of the slides', () => {
  const slides: readonly Slide[] = [
    { screen: 'moves', page: 0, at: 0, seconds: 10 },
    { screen: 'seating', page: 0, at: 1, seconds: 10 },
    { screen: 'seating', page: 1, at: 1, seconds: 10 },
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
