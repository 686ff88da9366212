import type { TemplateFileProblem } from '@riffle/formats/problems';

export type TemplateFileWords = {
  readonly [C in TemplateFileProblem['code']]: (problem: Extract<TemplateFileProblem, { readonly code: C }>) => string;
};
