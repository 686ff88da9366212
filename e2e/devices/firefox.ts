import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver } from './device.ts';

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const program = PROGRAMS.find((path) => existsSync(path));

export const missingForFirefox = program === undefined ? 'firefox-esr' : undefined;

const SETTINGS = {
  'intl.accept_languages': 'de',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.server': '',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'extensions.update.enabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

type Answer = { readonly id?: number; readonly result?: unknown; readonly message?: string; readonly type: string };

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(width: number, height: number): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'riffle-firefox-'));
  const lines = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(program ?? '', ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const gone = once(child, 'exit');
  let said = '';
  child.stderr.setEncoding('utf8');
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (text: string) => {
      said += text;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void gone.then(() => reject(new Error(`Firefox ended: ${said}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id ?? -1)?.(answer);
  });
  let asked = 0;
  const ask = async (method: string, params: object): Promise<unknown> => {
    asked += 1;
    const id = asked;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${String(answer.message)}`);
    return answer.result;
  };
  await ask('session.new', { capabilities: {} });
  const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: readonly { context: string }[] };
  const context = contexts[0]?.context ?? '';
  await ask('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    goto: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const params = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true };
      const { result } = (await ask('script.evaluate', params)) as { result?: { value?: string } };
      return JSON.parse(result?.value ?? 'null');
    },
    perform: async (actions) => void (await ask('input.performActions', { context, actions })),
    close: async () => {
      await ask('browser.close', {}).catch(() => child.kill());
      await gone;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
