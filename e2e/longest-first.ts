import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, by what a run took: begun last, one of them would be what all wait for. */
const LONGEST = ['every-page-de', 'every-page-en', 'whole-night', 'resilience', 'rulings', 'floor', 'house', 'cut'];

const place = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.e2e.test.ts`));
  return at < 0 ? LONGEST.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
