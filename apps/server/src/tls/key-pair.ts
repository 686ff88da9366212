import type { KeyObject } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

export type KeyPair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

export const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Whole or not at all, and for nobody else's eyes. */
export async function writePrivate(path: string, text: string): Promise<void> {
  const part = `${path}.${String(process.pid)}`;
  await writeFile(part, text, { mode: 0o600 });
  await rename(part, path);
}
