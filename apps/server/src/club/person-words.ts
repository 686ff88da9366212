import { nameWords } from '@riffle/people';
import type { NewPerson } from '@riffle/wire';

type Searched = Pick<NewPerson, 'first' | 'last' | 'nickname' | 'number' | 'club' | 'email'>;

/** As stores keep them beside a person, each once, with a space between. */
export const foldedWords = (texts: readonly string[]): string => [...new Set(texts.flatMap(nameWords))].join(' ');

/** What a person is found by. */
export const personWords = ({ first, last, nickname, number, club, email }: Searched): string =>
  foldedWords([first, last, nickname ?? '', number ?? '', club ?? '', email ?? '']);
