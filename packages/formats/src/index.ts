export { formatList } from './lists/format-list.ts';
export { type KnownPerson, previewList } from './lists/preview-list.ts';
