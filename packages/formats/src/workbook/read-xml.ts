import { Parser } from 'saxen';

export type Heard = {
  /** Names without what stands before their colon: programs differ in that. */
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
};

/** Throws where it is none. A document that declares entities of its own is none either: no program writes such a workbook. */
export function readXml(xml: string, { open, text, close }: Heard): void {
  const parser = new Parser();
  parser
    .on('openTag', (name, attributes, decode) => {
      let known: ReadonlyMap<string, string> | undefined;
      open(local(name), (wanted) => {
        known ??= new Map(Object.entries(attributes() ?? {}).map(([key, value]) => [local(key), decode(value)]));
        return known.get(wanted);
      });
    })
    .on('closeTag', (name) => close(local(name)))
    .on('text', (found, decode) => text(decode(found)))
    .on('cdata', text)
    .on('attention', refuse)
    .on('error', (error) => {
      throw error;
    })
    .parse(xml);
}

const refuse = (): never => {
  throw new Error('declares something');
};
const local = (name: string): string => name.slice(name.indexOf(':') + 1);
