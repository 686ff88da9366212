import { findRulebook, policy } from '@riffle/rulebooks';
import { expect, it } from 'vitest';
import { sayReadIn } from './say-read-in.ts';

const read = (book: string, name: 'cash.missedBlinds' | 'betting.undercall', language: 'de' | 'en') => {
  const found = findRulebook(book);
  return found && sayReadIn(policy(found, name), language);
};

it('says in which part an answer is read, and nothing where it is said or read as a whole', () => {
  expect(read('gcb', 'cash.missedBlinds', 'de')).toBe(
    'nur der Small Blind verpasst wurde oder wenn der Platz gerade Small Blind ist',
  );
  expect(read('gcb', 'betting.undercall', 'en')).toBe('several have bet already');
  expect(read('pvb', 'betting.undercall', 'de')).toBe('');
});
