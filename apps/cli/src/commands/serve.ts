import { join, resolve } from 'node:path';
import { lanAddresses, type Server, type ServerOptions, startServer } from '@riffle/server';
import { renderUnicodeCompact } from 'uqr';
import { sayDataTrouble } from '../kept-data.ts';
import { readCount, readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { type Command, done, misused, refused, type Shell } from '../shell.ts';

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
      },
    },
    shell.words,
  );
  if (!read.ok) return read.outcome;
  const { host, data, backups, 'trust-proxy': trustProxy } = read.values;
  const port = readCount(read.values.port, 0, 65_535);
  if (port === undefined) return misused(shell.words.trouble.notANumber('--port', 0, 65_535));
  const dataDir = dataFolderOf(data, shell);
  const backupDir = backups === undefined ? undefined : resolve(backups);
  const started = await start({ port, host, dataDir, backupDir, trustProxy }, shell);
  if (typeof started === 'string') return refused(started);
  shell.print(greeting(started, host, dataDir, shell));
  await stopSignal();
  await started.close();
  shell.print(`\n  ${shell.words.serving.stopped}`);
  return done;
};

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
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return trouble.portTaken(port);
    if (code === 'EACCES' && !isFile(error)) return trouble.portForbidden(port);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return trouble.noSuchHost(host);
    if (code === 'ENOSPC' || code === 'EDQUOT') return trouble.diskFull(dataDir);
    if (isFile(error)) return trouble.dataUnreadable(dataDir);
    const said = sayDataTrouble(error, trouble.dataInUse(dataDir), dataDir, words);
    if (said === undefined) throw error;
    return said;
  }
}

const isFile = (error: unknown): boolean => typeof (error as NodeJS.ErrnoException).path === 'string';

function greeting({ url, port, setupCode }: Server, host: string, dataDir: string, { words }: Shell): string {
  const { runs, here, nearby, setUp, setUpBy, data, stopWith } = words.serving;
  // behind the `#` it is sent to no server and kept in no log
  const way = setupCode === undefined ? '' : `/first-run#${setupCode}`;
  const links = host === EVERYWHERE ? lanAddresses().map((address) => `http://${address}:${String(port)}`) : [];
  const [link] = links;
  const width = Math.max(...[here, nearby, setUp, data].map((label) => label.length)) + 2;
  const line = (label: string, text: string): string => `  ${label.padEnd(width)}${text}`;
  return [
    '',
    `  ${runs}`,
    '',
    ...(way === '' ? [] : [line(setUp, `${url}${way}`), line('', setUpBy), '']),
    line(here, url),
    ...links.map((address, at) => line(at === 0 ? nearby : '', address)),
    ...(link === undefined ? [] : ['', renderUnicodeCompact(`${link}${way}`, { border: 2 }).replaceAll(/^/gm, '  ')]),
    '',
    line(data, join(dataDir, '/')),
    `  ${stopWith}`,
  ].join('\n');
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
