import { type ChildProcess, fork } from 'node:child_process';

export type ServerProcess = {
  readonly url: string;
  /** Where nobody owns it yet. */
  readonly setupCode?: string;
  readonly rss: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** The server on a data folder, running when it answers. */
export async function startServerProcess(dataDir: string, port = 0): Promise<ServerProcess> {
  const child = fork(new URL('./server.child.ts', import.meta.url), [dataDir, String(port)], { stdio: 'inherit' });
  const said = await answerOf<Pick<ServerProcess, 'url' | 'setupCode'>>(child);
  return {
    ...said,
    rss: async () => {
      child.send('memory');
      return (await answerOf<{ readonly rss: number }>(child)).rss;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send('stop');
      }),
  };
}

export const answerOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`a process of the benchmark ended with ${String(code)}`)));
  });
