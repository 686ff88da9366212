import { describe, expect, it } from 'vitest';
import { mergeTraces, type Trace } from './trace-reporter.ts';

const trace = (file: string, title: string, state: Trace['state'] = 'passed'): Trace => ({
  ref: 'some:1',
  title,
  file,
  state,
});

describe('what test runs have seen of the rules', () => {
  it('takes each rule that a title names, and no test without one', () => {
    const runs = [
      {
        file: 'a.test.ts',
        tests: [
          { title: '[some:1] [some:2(a)] both', state: 'failed' },
          { title: 'neither', state: 'passed' },
        ],
      },
    ] as const;
    expect(mergeTraces([], runs)).toEqual([
      { ref: 'some:1', title: '[some:1] [some:2(a)] both', file: 'a.test.ts', state: 'failed' },
      { ref: 'some:2(a)', title: '[some:1] [some:2(a)] both', file: 'a.test.ts', state: 'failed' },
    ]);
  });

  it('keeps what a run of other files had seen', () => {
    const before = [trace('a.test.ts', '[some:1] a'), trace('b.test.ts', '[some:1] b')];
    const runs = [{ file: 'b.test.ts', tests: [{ title: '[some:1] b', state: 'failed' }] }] as const;
    expect(mergeTraces(before, runs)).toEqual([before[0], trace('b.test.ts', '[some:1] b', 'failed')]);
  });

  it('forgets a test that is gone from a file, and keeps one that this run skipped', () => {
    const before = [trace('a.test.ts', '[some:1] gone'), trace('a.test.ts', '[some:1] skipped')];
    const runs = [{ file: 'a.test.ts', tests: [{ title: '[some:1] skipped', state: 'skipped' }] }] as const;
    expect(mergeTraces(before, runs)).toEqual([before[1]]);
  });
});
