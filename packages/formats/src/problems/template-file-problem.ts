/** Why a file is no template. Rows and columns count from 1. */
export type TemplateFileProblem =
  | { readonly code: 'no-text' | 'empty' | 'too-deep' }
  | { readonly code: 'too-large'; readonly most: number }
  | { readonly code: 'no-json'; readonly row: number; readonly column: number }
  /** `found`: what the file calls itself, where it does. */
  | { readonly code: 'other-format'; readonly found?: string }
  | { readonly code: 'newer-version'; readonly found: number };
