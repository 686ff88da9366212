import type ts from 'typescript';

/** Something else that could stand in a node's place. A statement that is left out has the empty text. */
export type Change = {
  /** Which of the rules of change made it. */
  readonly rule: string;
  readonly node: ts.Expression | ts.Statement;
  readonly text: string;
};

/** Finds what else could stand where a node is. */
export type Changes = (node: ts.Node, checker: ts.TypeChecker) => readonly Change[];
