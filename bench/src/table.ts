/** A table in Markdown: the first column is text, the others are figures. */
export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): readonly string[] => [
  `| ${heads.join(' | ')} |`,
  `| --- |${' ---: |'.repeat(heads.length - 1)}`,
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
];
