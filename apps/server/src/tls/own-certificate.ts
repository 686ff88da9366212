import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import { TlsError } from './tls-error.ts';

/** The files of a certificate that the club got elsewhere, with the whole chain, as PEM. */
export type CertificateFiles = { readonly cert: string; readonly key: string };
export type OwnCertificate = {
  readonly cert: string;
  readonly key: string;
  readonly names: KnownAs;
};
/** What a certificate from elsewhere is for, and for how long. */
export type KnownAs = {
  /** The first name that it is for; none where it is for a whole domain, or for addresses alone. */
  readonly name?: string;
  /** The first domain all of whose names it is for. */
  readonly domain?: string;
  readonly until: number;
};

export async function readOwnCertificate({ cert, key }: CertificateFiles): Promise<OwnCertificate> {
  const [certText, keyText] = [await readText(cert), await readText(key)];
  const certificate = parsed(() => new X509Certificate(certText), cert);
  if (/ENCRYPTED/.test(keyText)) throw new TlsError({ code: 'key-locked', path: key });
  const privateKey = parsed(() => createPrivateKey(keyText), key);
  if (!certificate.checkPrivateKey(privateKey)) throw new TlsError({ code: 'key-of-another', path: key });
  if (certificate.validToDate.getTime() < Date.now()) throw new TlsError({ code: 'run-out', path: cert });
  // what OpenSSL will not have: a key that is too small, a chain whose next certificate is damaged
  parsed(() => createSecureContext({ cert: certText, key: keyText, minVersion: 'TLSv1.2' }), cert, 'unusable');
  const names = [...(certificate.subjectAltName ?? '').matchAll(/DNS:([^,\s"]+)/g)].map(([, name = '']) => name);
  const name = names.find((one) => !one.startsWith('*'));
  const domain = names.find((one) => one.startsWith('*.'))?.slice(2);
  return {
    ...{ cert: certText, key: keyText },
    names: {
      ...(name !== undefined && { name }),
      ...(domain !== undefined && { domain }),
      until: certificate.validToDate.getTime(),
    },
  };
}

/** Changes when a file does. */
export async function changedAt({ cert, key }: CertificateFiles): Promise<string> {
  const [a, b] = [await stat(cert), await stat(key)];
  return [a.mtimeMs, a.size, a.ino, b.mtimeMs, b.size, b.ino].join();
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new TlsError({ code: 'unreadable', path });
  }
}

function parsed<T>(parse: () => T, path: string, code: 'no-pem' | 'unusable' = 'no-pem'): T {
  try {
    return parse();
  } catch {
    throw new TlsError({ code, path });
  }
}
