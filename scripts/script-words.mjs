/** What the set-up says, German first. The language is the shell's. */
const de = {
  installing: 'Pakete werden installiert (nur beim ersten Mal und nach Änderungen) …',
  installFailed: 'Die Pakete ließen sich nicht installieren. Besteht eine Verbindung zum Paketverzeichnis?',
  building: 'Die Oberfläche wird gebaut …',
  buildFailed: 'Die Oberfläche ließ sich nicht bauen.',
  nodeTooOld: (have) =>
    `Riffle braucht Node 24.15 oder neuer; hier läuft ${have}. Node von nodejs.org installieren und noch einmal starten.`,
  browserInstalling: 'Chromium wird für die Tests installiert …',
  proxiesInstalling: 'nginx und Caddy werden für die Tests installiert …',
  otherBrowsersInstalling: 'Firefox und WebKit werden für die Tests installiert …',
  browserMissing:
    'Für die Tests fehlt ein Browser. Chromium, Chrome oder Edge installieren (Debian, Ubuntu: apt-get install chromium), oder den Pfad in RIFFLE_CHROMIUM angeben.',
  step: (name) => `\n── ${name} ──`,
  steps: {
    lint: 'Stil',
    types: 'Typen',
    web: 'Typen der Oberfläche',
    worker: 'Typen der Kopie auf dem Gerät',
    'web build': 'Typen vom Bau der Oberfläche',
    layers: 'Schichten',
    unused: 'Ungenutztes',
    unneeded: 'nur von Tests Genutztes',
    unit: 'Tests',
    build: 'Bauen',
    e2e: 'Im Browser',
  },
  took: (seconds) => `${seconds} s`,
  tookInAll: (seconds) => `Alles zusammen: ${seconds} s`,
  running: 'Tests und Prüfungen laufen nebeneinander; jede zeigt sich, wenn sie fertig ist …',
  fuzzing: (seed) => `Startwert ${seed} (noch einmal: npm run fuzz -- --seed ${seed})`,
  noSeed: '--seed braucht eine ganze Zahl.',
  fuzzed: (seed, ok) => (ok ? `Startwert ${seed}: nichts gefunden` : `Startwert ${seed}: FEHLER`),
};
const en = {
  installing: 'Installing packages (only the first time and after changes) …',
  installFailed: 'The packages could not be installed. Is there a connection to the package registry?',
  building: 'Building the web app …',
  buildFailed: 'The web app could not be built.',
  nodeTooOld: (have) =>
    `Riffle needs Node 24.15 or newer; this is ${have}. Install Node from nodejs.org and start again.`,
  browserInstalling: 'Installing Chromium for the tests …',
  proxiesInstalling: 'Installing nginx and Caddy for the tests …',
  otherBrowsersInstalling: 'Installing Firefox and WebKit for the tests …',
  browserMissing:
    'The tests need a browser. Install Chromium, Chrome or Edge (Debian, Ubuntu: apt-get install chromium), or name its path in RIFFLE_CHROMIUM.',
  step: (name) => `\n── ${name} ──`,
  steps: {
    lint: 'style',
    types: 'types',
    web: 'types of the web app',
    worker: 'types of the copy on the device',
    'web build': 'types of the web app’s build',
    layers: 'layers',
    unused: 'unused',
    unneeded: 'used by tests alone',
    unit: 'tests',
    build: 'build',
    e2e: 'in the browser',
  },
  took: (seconds) => `${seconds} s`,
  tookInAll: (seconds) => `All together: ${seconds} s`,
  running: 'Tests and checks run side by side; each shows when it is done …',
  fuzzing: (seed) => `seed ${seed} (again: npm run fuzz -- --seed ${seed})`,
  noSeed: '--seed needs a whole number.',
  fuzzed: (seed, ok) => (ok ? `seed ${seed}: nothing found` : `seed ${seed}: FAILED`),
};

const shell = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
export const words = shell.toLowerCase().startsWith('en') ? en : de;
