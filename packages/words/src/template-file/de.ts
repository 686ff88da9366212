import type { TemplateFileWords } from './template-file-words.ts';

export const de: TemplateFileWords = {
  'no-text': () => 'Das ist kein Text. Eine Vorlage ist eine .json-Datei aus Riffle oder eine .tdt-Datei.',
  empty: () => 'Die Datei ist leer.',
  'too-deep': () => 'Die Datei ist tiefer verschachtelt, als eine Vorlage es sein kann.',
  'too-large': ({ most }) => `Eine Vorlage hat höchstens ${String(most / 1_000_000)} MB.`,
  'no-json': ({ row, column }) =>
    `Zeile ${String(row)}, Spalte ${String(column)}: Hier hört die Datei auf, JSON zu sein. Vielleicht ist sie abgeschnitten oder von Hand geändert.`,
  'other-format': ({ found }) =>
    found === undefined
      ? 'Am Anfang fehlt "format": "riffle-template" mit "v": 1. Eine Vorlage wird in Riffle an ihrem Namen heruntergeladen.'
      : `Die Datei nennt sich „${found}“ und ist keine Vorlage („riffle-template“).`,
  'newer-version': ({ found }) =>
    `Ein neueres Riffle hat die Vorlage geschrieben (Fassung ${String(found)}, hier wird 1 gelesen). Riffle hier auf den neuen Stand bringen.`,
};
