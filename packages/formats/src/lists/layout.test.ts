import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout.ts';

const laid = (text: string) => {
  const { separator, columns, rows } = layoutOf(text);
  return { separator, fields: columns.map(({ field }) => field), rows: rows.length };
};

describe('headers', () => {
  it.each([
    ['NAME;VORNAME;Verein\nA;B;C', ';', ['last', 'first', 'club']],
    ['Name,Club\nA B,C', ',', ['name', 'club']],
    ['Nach-Name\tVor-Name\tGeb.-Datum\nA\tB\t', '\t', ['last', 'first', 'birthday']],
    ['First Name,Last Name,Player No.,E-Mail\nA,B,1,', ',', ['first', 'last', 'number', 'email']],
    ['Lfd.;Spielername;Klub;Bemerkung\n1;A B;C;', ';', [undefined, 'name', 'club', 'note']],
    ['Nr.;Name;Verein\n1;A B;C\n2;D E;F', ';', [undefined, 'name', 'club']],
    ['Nr.;Name;Verein\n17;A B;C\n4;D E;F', ';', ['number', 'name', 'club']],
    ['Freitagsturnier\n\nName;Verein\nA B;C', ';', ['name', 'club']],
    ['Name;Name\nA;B', ';', ['name', undefined]],
    ['Teilnehmer\nA B\nC D', 'none', ['name']],
    ['Spieler:\n1. A B\n2. C D\tPik Ass', 'none', ['name', 'club']],
  ])('%j', (text, separator, fields) => expect(laid(text)).toMatchObject({ separator, fields }));
});

describe('no headers', () => {
  it.each([
    ['Emil Müller;Pik Ass\nAnna Beck;River Rats', ';', ['name', 'club']],
    ['Müller;Emil;Pik Ass\nBeck;Anna;River Rats', ';', ['last', 'first', 'club']],
    ['1;Emil Müller;Pik Ass\n2;Anna Beck;River Rats\n3;Jan Kuhn;', ';', [undefined, 'name', 'club']],
    ['PVB-12,Emil Müller,a@b.de\nPVB-17,Anna Beck,c@d.de', ',', ['number', 'name', 'email']],
    ['Müller, Emil\nBeck, Anna\nKuhn, Jan', 'none', ['name', 'club']],
    ['Emil Müller, Pik Ass Pankow\nAnna Beck, River Rats Mitte', ',', ['name', 'club']],
    ['Emil Müller\nAnna Beck\tRiver Rats\nJan Kuhn', 'none', ['name', 'club']],
  ])('%j', (text, separator, fields) => expect(laid(text)).toMatchObject({ separator, fields }));
});
