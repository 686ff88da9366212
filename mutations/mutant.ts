import ts from 'typescript';
import { calls } from './changes/calls.ts';
import type { Change, Changes } from './changes/change.ts';
import { conditions } from './changes/conditions.ts';
import { operators } from './changes/operators.ts';
import { statements } from './changes/statements.ts';
import { values } from './changes/values.ts';

/** One change of a file; everything else stays as it is. */
export type Mutant = {
  /** From the root of the project, with forward slashes. */
  readonly file: string;
  /** Which of its file's it is, in the order in which they are found. */
  readonly no: number;
  readonly line: number;
  /** The innermost named thing around it: tells two alike in one file apart. */
  readonly place: string;
  readonly rule: string;
  readonly kind: 'expression' | 'statement';
  readonly from: number;
  readonly to: number;
  readonly was: string;
  readonly becomes: string;
};

const RULES: readonly Changes[] = [conditions, operators, values, calls, statements];

/** Every change that could be made to a file. */
export function mutantsIn(file: string, source: ts.SourceFile, checker: ts.TypeChecker): readonly Mutant[] {
  const found: Mutant[] = [];
  const seen = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isUntouched(node)) return;
    for (const change of RULES.flatMap((rule) => rule(node, checker))) {
      const mutant = mutantOf(file, found.length, source, change);
      const key = `${String(mutant.from)} ${String(mutant.to)} ${mutant.becomes}`;
      if (seen.has(key) || mutant.becomes === mutant.was) continue;
      seen.add(key);
      found.push(mutant);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Types are the compiler's, and a name is no value. */
const isUntouched = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.isLiteralExpression(node) && 'name' in node.parent && node.parent.name === node);

function mutantOf(file: string, no: number, source: ts.SourceFile, { rule, node, text }: Change): Mutant {
  const whole = ts.isExpression(node) ? wholeChain(node) : node;
  const from = whole.getStart();
  const was = whole.getText();
  return {
    file,
    no,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    place: placeOf(node.parent),
    rule,
    kind: ts.isExpression(whole) ? 'expression' : 'statement',
    from,
    to: whole.getEnd(),
    was,
    becomes: was.slice(0, node.getStart() - from) + text + was.slice(node.getEnd() - from),
  };
}

function placeOf(around: ts.Node | undefined): string {
  if (around === undefined) return '';
  const named = ts.isVariableDeclaration(around) || ts.isFunctionLike(around) || ts.isPropertyAssignment(around);
  return named && around.name !== undefined ? around.name.getText() : placeOf(around.parent);
}

/** `?.` ends the whole chain, so that no part of one can be put into brackets. */
function wholeChain(node: ts.Expression): ts.Expression {
  const { parent } = node;
  const goesOn =
    (ts.isOptionalChain(parent) || (ts.isNonNullExpression(parent) && ts.isOptionalChain(node))) &&
    parent.expression === node;
  return goesOn ? wholeChain(parent) : node;
}
