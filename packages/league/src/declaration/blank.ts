import type { Field, Fields, Form } from './form.ts';

/** What a place holds in which nothing was said yet: as little as the form takes, so that only what must be typed is missing. */
export function blankOf(form: Form): unknown {
  switch (form.form) {
    case 'oneOf':
      return form.choices[0] ?? '';
    case 'someOf':
    case 'list':
      return [];
    case 'flag':
      return false;
    case 'text':
      return '';
    case 'count':
      return form.least;
    case 'record':
      return blankFields(form.fields);
    case 'ways': {
      const [is = '', fields = {}] = Object.entries(form.each)[0] ?? [];
      return { is, ...blankFields(fields) };
    }
    case 'named':
      return {};
  }
}

/** What must be there; what may be is left out. */
export const blankFields = (fields: Fields): { readonly [field: string]: unknown } =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]: [string, Field]) => field.optional !== true)
      .map(([name, field]) => [name, blankOf(field)]),
  );
