import { quoted } from '../hands/bounds.ts';
import { NotTdt, type TdtValue } from './tdt-value.ts';
import { type Token, tokenAt } from './tokens.ts';

/** Layouts in real files go some 20 deep. */
const DEEPEST = 64;

/** The one value that a file is, read sign by sign and never run. Throws `NotTdt`. */
export function readValue(text: string): TdtValue {
  const reader = new Reader(text);
  const value = reader.value(0);
  reader.expectEnd();
  return value;
}

class Reader {
  readonly #text: string;
  #token: Token;
  #end: number;
  constructor(text: string) {
    this.#text = text;
    const { token, end } = tokenAt(text, 0);
    this.#token = token;
    this.#end = end;
  }

  value(depth: number): TdtValue {
    const token = this.#token;
    const { at } = token;
    if (depth > DEEPEST) throw new NotTdt({ code: 'nested-too-deep' }, at);
    if (token.is === 'text' || token.is === 'number') {
      this.#advance();
      return token;
    }
    if (token.is === 'word') {
      this.#advance();
      return this.#named(token.word, at, depth);
    }
    if (this.#takes('{')) return { is: 'object', fields: this.#fields(depth), at };
    if (this.#takes('[')) return { is: 'list', items: this.#items(']', depth), at };
    throw this.#unexpected(token);
  }

  expectEnd(): void {
    if (this.#token.is !== 'end') throw this.#unexpected(this.#token);
  }

  #named(word: string, at: number, depth: number): TdtValue {
    switch (word) {
      case 'true':
      case 'false':
        return { is: 'flag', flag: word === 'true', at };
      case 'null':
      case 'undefined':
        return { is: 'nothing', at };
      case 'NaN':
      case 'Infinity':
        return { is: 'number', written: word, at };
      case 'Map.from':
        return { is: 'object', made: 'Map', fields: this.#pairs(depth), at };
      case 'new':
        return this.#made(at, depth);
      default:
        throw this.#unexpected({ is: 'word', word, at });
    }
  }

  /** `new X({…})` is the object, `new X([…])` the list; of several arguments it is the list of them. */
  #made(at: number, depth: number): TdtValue {
    const name = this.#token;
    if (name.is !== 'word') throw this.#unexpected(name);
    this.#advance();
    this.#expect('(');
    const given = this.#items(')', depth);
    const [first] = given;
    if (first === undefined) return { is: 'object', made: name.word, fields: new Map(), at };
    if (given.length > 1) return { is: 'list', items: given, at };
    return first.is === 'object' ? { ...first, made: name.word, at } : { ...first, at };
  }

  /** `([[key, value], …])`. */
  #pairs(depth: number): ReadonlyMap<string, TdtValue> {
    const fields = new Map<string, TdtValue>();
    this.#expect('(');
    this.#expect('[');
    while (!this.#takes(']')) {
      this.#expect('[');
      const key = this.#key(fields);
      this.#expect(',');
      fields.set(key, this.value(depth + 1));
      this.#expect(']');
      this.#comma(']');
    }
    this.#expect(')');
    return fields;
  }

  #fields(depth: number): ReadonlyMap<string, TdtValue> {
    const fields = new Map<string, TdtValue>();
    while (!this.#takes('}')) {
      const key = this.#key(fields);
      this.#expect(':');
      fields.set(key, this.value(depth + 1));
      this.#comma('}');
    }
    return fields;
  }

  #items(close: ']' | ')', depth: number): readonly TdtValue[] {
    const items: TdtValue[] = [];
    while (!this.#takes(close)) {
      items.push(this.value(depth + 1));
      this.#comma(close);
    }
    return items;
  }

  #key(known: ReadonlyMap<string, TdtValue>): string {
    const token = this.#token;
    if (token.is === 'sign' || token.is === 'end') throw this.#unexpected(token);
    const key = writtenAs(token);
    if (known.has(key)) throw new NotTdt({ code: 'key-twice', key: quoted(key) }, token.at);
    this.#advance();
    return key;
  }

  /** Between two of them; after the last one it may stand too. */
  #comma(close: string): void {
    const token = this.#token;
    if (token.is === 'sign' && token.sign === close) return;
    this.#expect(',');
  }
  #takes(sign: string): boolean {
    const token = this.#token;
    if (token.is !== 'sign' || token.sign !== sign) return false;
    this.#advance();
    return true;
  }
  #expect(sign: string): void {
    if (!this.#takes(sign)) throw this.#unexpected(this.#token);
  }
  #advance(): void {
    const { token, end } = tokenAt(this.#text, this.#end);
    this.#token = token;
    this.#end = end;
  }
  #unexpected(token: Token): NotTdt {
    return new NotTdt({ code: 'unexpected', found: quoted(writtenAs(token)) }, token.at);
  }
}

function writtenAs(token: Token): string {
  switch (token.is) {
    case 'sign':
      return token.sign;
    case 'word':
      return token.word;
    case 'number':
      return token.written;
    case 'text':
      return token.text;
    case 'end':
      return '';
  }
}
