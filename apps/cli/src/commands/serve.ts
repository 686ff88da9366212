import { join, resolve } from 'node:path';
import { lanAddresses, type Server, type ServerOptions, startServer, TlsError } from '@riffle/server';
import { renderUnicodeCompact } from 'uqr';
import { sayDataTrouble } from '../kept-data.ts';
import { readCount, readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';

const PORT = 4747;
const EVERYWHERE = '0.0.0.0';

export const serve: Command = async (args, shell) => {
  const read = readOptions(
    {
      args,
      options: {
        port: { type: 'string', short: 'p', default: String(PORT) },
        host: { type: 'string', default: EVERYWHERE },
        data: { type: 'string' },
        backups: { type: 'string' },
        'trust-proxy': { type: 'boolean', default: false },
        https: { type: 'boolean', default: false },
        'https-port': { type: 'string' },
        cert: { type: 'string' },
        key: { type: 'string' },
      },
    },
    shell.words,
  );
  if (!read.ok) return read.outcome;
  const { host, data, backups, 'trust-proxy': trustProxy } = read.values;
  const port = readCount(read.values.port, 0, 65_535);
  if (port === undefined) return misused(shell.words.trouble.notANumber('--port', 0, 65_535));
  const https = readHttps(read.values, port, shell);
  if (https !== undefined && 'is' in https) return https;
  const dataDir = dataFolderOf(data, shell);
  const backupDir = backups === undefined ? undefined : resolve(backups);
  const started = await start({ port, host, dataDir, backupDir, trustProxy, https }, shell);
  if (typeof started === 'string') return refused(started);
  shell.print(greeting(started, host, dataDir, shell));
  await stopSignal();
  await started.close();
  shell.print(`\n  ${shell.words.serving.stopped}`);
  return done;
};

type HttpsAsked = {
  readonly https: boolean;
  readonly 'https-port'?: string | undefined;
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
};

/** HTTPS beside HTTP, one port further where no other is named; a certificate's file asks for it as well. */
function readHttps(asked: HttpsAsked, port: number, { words }: Shell): ServerOptions['https'] | Outcome {
  const { https, 'https-port': given, cert, key } = asked;
  if (cert !== undefined && key === undefined) return misused(words.trouble.onlyWith('--cert', '--key'));
  if (cert === undefined && key !== undefined) return misused(words.trouble.onlyWith('--key', '--cert'));
  if (!https && cert === undefined)
    return given === undefined ? undefined : misused(words.trouble.onlyWith('--https-port', '--https'));
  const next = port === 0 || port === 65_535 ? 0 : port + 1;
  const own = given === undefined ? next : readCount(given, 0, 65_535);
  if (own === undefined) return misused(words.trouble.notANumber('--https-port', 0, 65_535));
  const files = cert === undefined || key === undefined ? undefined : { cert: resolve(cert), key: resolve(key) };
  return { port: own, files };
}

/** The running server, or why it does not run. */
async function start(
  options: Required<Pick<ServerOptions, 'port' | 'host' | 'dataDir'>> & ServerOptions,
  { words }: Shell,
): Promise<Server | string> {
  const { trouble } = words;
  const { port, host, dataDir } = options;
  try {
    return await startServer(options);
  } catch (error) {
    if (error instanceof TlsError) return trouble.certificate[error.trouble.code](error.trouble.path);
    const { code, port: wanted = port } = error as NodeJS.ErrnoException & { readonly port?: number };
    if (code === 'EADDRINUSE') return wanted === port ? trouble.portTaken(port) : trouble.httpsPortTaken(wanted);
    if (code === 'EACCES' && !isFile(error)) return trouble.portForbidden(wanted);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return trouble.noSuchHost(host);
    if (code === 'ENOSPC' || code === 'EDQUOT') return trouble.diskFull(dataDir);
    if (isFile(error)) return trouble.dataUnreadable(dataDir);
    const said = sayDataTrouble(error, trouble.dataInUse(dataDir), dataDir, words);
    if (said === undefined) throw error;
    return said;
  }
}

const isFile = (error: unknown): boolean => typeof (error as NodeJS.ErrnoException).path === 'string';

function greeting(server: Server, host: string, dataDir: string, { words }: Shell): string {
  const { url, port, setupCode, https } = server;
  const { runs, here, nearby, secure, fingerprint, setUp, setUpBy, data, stopWith } = words.serving;
  // behind the `#` it is sent to no server and kept in no log
  const way = setupCode === undefined ? '' : `/first-run#${setupCode}`;
  const addresses = host === EVERYWHERE ? lanAddresses() : [];
  const links = addresses.map((address) => `http://${address}:${String(port)}`);
  const safe = safeLinks(https, host);
  // a phone that does not know the house's own certificate would be frightened by it
  const link = https?.name === undefined ? links[0] : safe[0];
  const width = Math.max(...[here, nearby, secure, fingerprint, setUp, data].map((label) => label.length)) + 2;
  const line = (label: string, text: string): string => `  ${label.padEnd(width)}${text}`;
  const under = (label: string, texts: readonly string[]) => texts.map((text, at) => line(at === 0 ? label : '', text));
  return [
    '',
    `  ${runs}`,
    '',
    ...(way === '' ? [] : [line(setUp, `${url}${way}`), line('', setUpBy), '']),
    line(here, url),
    ...under(nearby, links),
    ...under(secure, safe),
    ...(https?.fingerprint === undefined
      ? []
      : [
          line('', words.serving.secureHow(`${links[0] ?? url}/secure`)),
          ...under(fingerprint, https.fingerprint.match(/.{1,48}/g) ?? []),
        ]),
    ...(link === undefined ? [] : ['', renderUnicodeCompact(`${link}${way}`, { border: 2 }).replaceAll(/^/gm, '  ')]),
    '',
    line(data, join(dataDir, '/')),
    `  ${stopWith}`,
  ].join('\n');
}

/** By all that its certificate is for, or by the one address that is listened to. */
function safeLinks(https: Server['https'], host: string): readonly string[] {
  if (https === undefined) return [];
  const hosts = host === EVERYWHERE || https.name !== undefined ? https.hosts : [host];
  return hosts.map((name) => new URL(`https://${name}:${String(https.port)}`).origin);
}

/** A terminal sends Ctrl+C to the whole family, and `npm start` passes it on: the second is the same one. */
const SAME_WISH = 2_000;

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    let wished: number | undefined;
    const stop = (): void => {
      wished ??= performance.now();
      // asked again while it still closes: then at once, since everything acknowledged is on disk anyway
      if (performance.now() - wished > SAME_WISH) process.exit(130);
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  });
