import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { words } from './script-words.mjs';

// Runs on the bare machine's own Node, before anything is installed: built-in modules only.
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');

export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** A digest of what a step depends on: names, sizes and times of the files. */
function digest(paths) {
  const hash = createHash('sha256');
  const take = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return;
    if (!stat.isDirectory()) return void hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    for (const name of readdirSync(path).sort()) {
      if (!['node_modules', 'dist', '.svelte-check', 'coverage'].includes(name)) take(join(path, name));
    }
  };
  for (const path of paths) take(join(root, path));
  return hash.digest('hex');
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Installs what the lock file names, unless that is what is there. */
export function ensureInstalled() {
  const stamp = join(modules, '.riffle-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (readStamp(stamp) === wanted) return;
  console.log(words.installing);
  const npm = process.env.npm_execpath;
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const done = spawnSync(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: npm === undefined && process.platform === 'win32',
  });
  if (done.status !== 0) stop(words.installFailed);
  writeFileSync(stamp, wanted);
}

/** A Node that is new enough: this one, or the one that the lock file brought. */
export function findNode() {
  const newEnough = (version) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major > 24 || (major === 24 && minor >= 15);
  };
  if (newEnough(process.versions.node)) return process.execPath;
  const brought = join(modules, '.bin', 'node');
  if (existsSync(brought)) return brought;
  return stop(words.nodeTooOld(process.versions.node));
}

/** Environment in which `node` and the installed tools are found first. */
export const toolPath = (node) => ({
  ...process.env,
  PATH: [dirname(node), join(modules, '.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
});

/** Builds the web app, unless nothing it is made of has changed. */
export function ensureBuilt(node) {
  const dist = join(root, 'apps/web/dist');
  const stamp = join(dist, '.built-from');
  const wanted = digest(['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json']);
  if (readStamp(stamp) === wanted) return true;
  console.log(words.building);
  const vite = join(modules, 'vite/bin/vite.js');
  const done = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: toolPath(node),
  });
  if (done.status !== 0) return false;
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}

/** The one without windows first: a page in it costs a third of the work. */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
];

const findBrowser = () =>
  [process.env.RIFFLE_CHROMIUM, ...BROWSERS].find((path) => path !== undefined && existsSync(path));

/** What stands in front of Riffle on the internet, to be tried where it can be installed. Without it those tests are left out. */
export const ensureProxies = () =>
  installWhatCan(words.proxiesInstalling, {
    'nginx-light': '/usr/sbin/nginx',
    caddy: '/usr/bin/caddy',
    openssl: '/usr/bin/openssl',
  });

/** Browsers that are not made of Chromium, likewise. */
export const ensureOtherBrowsers = () =>
  installWhatCan(words.otherBrowsersInstalling, {
    'firefox-esr': '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/Xvfb',
  });

function installWhatCan(saying, packages) {
  const wanted = Object.entries(packages).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (wanted.length === 0) return;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(saying);
  // in run level 1 nothing that is installed is started
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], { stdio: 'ignore', env });
  if (install().status === 0) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  install();
}

/** The browser for the tests: one that is there, else Debian's package where it can be installed. */
export function ensureBrowser() {
  const there = findBrowser();
  if (there !== undefined) return there;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(words.browserInstalling);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    for (const wanted of ['chromium-headless-shell', 'chromium']) {
      const args = ['install', '-y', '-qq', '--no-install-recommends', wanted, 'fonts-dejavu-core'];
      const done = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
      if (done.status === 0) break;
    }
  }
  return findBrowser() ?? stop(words.browserMissing);
}
