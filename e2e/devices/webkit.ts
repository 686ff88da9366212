import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver } from './device.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

export const missingForWebkit = [DRIVER, SCREEN].find((path) => !existsSync(path));

/** WebKit as GTK has it, on a screen that nobody sees, by WebDriver. It is what Safari is made of, and no Safari. */
export async function openWebkit(width: number, height: number): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'riffle-webkit-'));
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] ?? screen, 'data');
  const port = await freePort();
  const child = spawn(DRIVER, ['--host=127.0.0.1', `--port=${String(port)}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ DISPLAY: `:${String(display).trim()}`, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
      ...{ LANGUAGE: 'de', LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1', NO_AT_BRIDGE: '1' },
    },
  });
  const gone = [once(screen, 'exit'), once(child, 'exit')];
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isUp = () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await isUp())) await new Promise((done) => setTimeout(done, 50));
  const { sessionId } = (await ask('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { width, height });
  return {
    goto: async (url) => void (await ask('POST', `${session}/url`, { url })),
    evaluate: (expression) => ask('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    perform: async (actions) => void (await ask('POST', `${session}/actions`, { actions })),
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      child.kill();
      screen.kill();
      await Promise.all(gone);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
