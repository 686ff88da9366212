import { createPrivateKey, createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { privateFolder } from '../private-folder.ts';
import { type HostNames, issueCertificate } from './certificate.ts';
import { HOME } from './home-names.ts';
import { type KeyPair, pemOf, writePrivate } from './key-pair.ts';
import { TlsError } from './tls-error.ts';

const DAY = 24 * 3600_000;
/** Phones are told of it once, by hand. */
const AUTHORITY_DAYS = 3650;
/** An iPhone takes no server's for longer than 825. */
const SERVER_DAYS = 180;
const RENEWED_DAYS_BEFORE = 60;
/** A phone's clock may go behind. */
const BEFORE = DAY;

/** Signs the certificates of this house; devices are told of it once, and believe them from then on. */
export type HouseAuthority = { readonly name: string; readonly certificate: X509Certificate; readonly keys: KeyPair };

/** The one of the data folder, made where there is none yet, or where it has run out. */
export async function houseAuthority(dataDir: string, now: number): Promise<HouseAuthority> {
  const folder = join(dataDir, 'tls');
  await privateFolder(folder);
  const kept = await readAuthority(folder);
  if (kept !== undefined && kept.certificate.validToDate.getTime() > now + DAY) return kept;
  const name = `Riffle ${hostname().split('.')[0] ?? ''} ${new Date(now).toISOString().slice(0, 10)}`;
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const der = issueCertificate({
    ...{ subject: name, issuer: name, publicKey: keys.publicKey, signer: keys, as: 'authority', names: HOME },
    ...{ from: now - BEFORE, until: now + AUTHORITY_DAYS * DAY },
  });
  // the certificate last: a key alone is no authority
  await writePrivate(join(folder, 'authority-key.pem'), pemOf(keys.privateKey));
  await writePrivate(join(folder, 'authority.pem'), new X509Certificate(der).toString());
  return { name, certificate: new X509Certificate(der), keys };
}

/** What is there and is no authority must not be replaced: every device would have to be told again. */
async function readAuthority(folder: string): Promise<HouseAuthority | undefined> {
  const [path, keyPath] = [join(folder, 'authority.pem'), join(folder, 'authority-key.pem')];
  if (!existsSync(path)) return undefined;
  const [text, key] = [await readText(path), await readText(keyPath)];
  try {
    const [certificate, privateKey] = [new X509Certificate(text), createPrivateKey(key)];
    if (!certificate.checkPrivateKey(privateKey)) throw new TlsError({ code: 'key-of-another', path: keyPath });
    const name = certificate.subject.replace(/^CN=/, '');
    return { name, certificate, keys: { privateKey, publicKey: createPublicKey(privateKey) } };
  } catch (error) {
    throw error instanceof TlsError ? error : new TlsError({ code: 'unusable', path });
  }
}

const readText = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch(() => {
    throw new TlsError({ code: 'unreadable', path });
  });

export type ServerCertificate = { readonly cert: string; readonly key: string; readonly renewAt: number };

/** For this machine under its names of the moment. It is made anew at each start and kept nowhere. */
export function serverCertificate(authority: HouseAuthority, names: HostNames, now: number): ServerCertificate {
  const { name, certificate, keys: signer } = authority;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const until = Math.min(now + SERVER_DAYS * DAY, certificate.validToDate.getTime());
  const der = issueCertificate({
    ...{ subject: 'Riffle', issuer: name, publicKey, signer, as: 'server', names, from: now - BEFORE, until },
  });
  return {
    cert: `${new X509Certificate(der).toString()}${certificate.toString()}`,
    key: pemOf(privateKey),
    renewAt: until - RENEWED_DAYS_BEFORE * DAY,
  };
}
