import type { FileOrigin } from '@riffle/wire';
import type { Language } from '@riffle/words';
import { examine } from '../../host/file/examine.ts';
import { night } from './night.ts';

/** Who wrote a night's file and what was done to it since, by whoever has the file alone; nothing where it cannot be read. */
export function originOfFile(text: string, language: Language): FileOrigin | undefined {
  const examined = examine(night, text, { language, ownKey: undefined, zone: 'UTC' });
  return examined.ok ? examined.value.origin : undefined;
}
