import type { InputFault } from '@riffle/words';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
export type Finding = { readonly path: readonly PropertyKey[]; readonly fault: InputFault };

/** As many can be named in a sentence. */
const FEW = 8;

/** What is wrong where, as data: the words are made elsewhere, in the reader's language. */
export function findingOf(issue: Issue, within: readonly PropertyKey[] = []): Finding {
  const path = [...within, ...issue.path];
  const closest = issue.code === 'invalid_union' ? closestIn(issue.errors) : undefined;
  return closest === undefined ? { path, fault: faultOf(issue) } : findingOf(closest, path);
}

/** Of several forms, what is wrong with the one that it comes closest to: what lies deepest. */
function closestIn(branches: readonly (readonly Issue[])[]): Issue | undefined {
  const firsts = branches.flatMap(([first]) => (first !== undefined && first.path.length > 0 ? [first] : []));
  return firsts.toSorted((a, b) => b.path.length - a.path.length)[0];
}

function faultOf(issue: Issue): InputFault {
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return { is: 'missing' };
  switch (issue.code) {
    case 'invalid_type':
      return wanted(issue.expected);
    case 'too_small':
      return bounded('tooSmall', issue.origin, issue.minimum, issue.inclusive);
    case 'too_big':
      return bounded('tooLarge', issue.origin, issue.maximum, issue.inclusive);
    case 'not_multiple_of':
      return { is: 'notInSteps', step: issue.divisor };
    case 'invalid_value':
      return noneOf(issue.values);
    case 'unrecognized_keys':
      return { is: 'strangers', names: issue.keys };
    case 'invalid_format':
      return formOf(issue.format);
    case 'invalid_union':
      return { is: issue.discriminator === undefined ? 'unreadable' : 'unknown' };
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return { is: 'unreadable' };
  }
}

function wanted(expected: string): InputFault {
  switch (expected) {
    case 'string':
      return { is: 'other', wanted: 'text' };
    case 'number':
      return { is: 'other', wanted: 'number' };
    case 'int':
      return { is: 'other', wanted: 'wholeNumber' };
    case 'boolean':
      return { is: 'other', wanted: 'yesOrNo' };
    case 'array':
    case 'tuple':
      return { is: 'other', wanted: 'list' };
    case 'object':
    case 'record':
      return { is: 'other', wanted: 'fields' };
    default:
      return { is: 'unreadable' };
  }
}

function bounded(is: 'tooSmall' | 'tooLarge', origin: string, bound: number | bigint, inclusive = true): InputFault {
  const of = origin === 'string' ? 'signs' : origin === 'number' || origin === 'int' ? 'number' : 'items';
  return { is, of, bound: Number(bound), ...(!inclusive && { beyond: true }) };
}

/** Numbers in a row are said by their ends; of many words nobody reads a list. */
function noneOf(values: readonly unknown[]): InputFault {
  const numbers = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
  const [least, most] = [numbers[0], numbers.at(-1)];
  if (least !== undefined && most !== undefined && numbers.length === values.length && most - least < values.length)
    return { is: 'outside', least, most };
  return values.length <= FEW ? { is: 'noneOf', values: values.map(String) } : { is: 'unknown' };
}

function formOf(format: string): InputFault {
  if (format === 'email') return { is: 'noForm', of: 'email' };
  if (format === 'url') return { is: 'noForm', of: 'link' };
  if (format === 'date' || format === 'datetime') return { is: 'noForm', of: 'day' };
  return format === 'uuid' || format === 'guid' ? { is: 'noForm', of: 'id' } : { is: 'unreadable' };
}
