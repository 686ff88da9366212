import type { Words } from '../de/index.ts';

export const secure: Words['secure'] = {
  title: 'Riffle on this device',
  safe: {
    title: 'This address is secure',
    detail: 'Here Riffle can keep the screen on, copy links, and open without a network.',
  },
  here: 'On the computer that Riffle runs on everything works. Other devices reach it at another address.',
  plain: {
    title: 'This address is not secured',
    lead: 'Riffle runs, but over http the browser does not allow everything:',
    limits: [
      'Without a network no page can be opened anew. What is open stays and goes on.',
      'The screen may go dark. The settings of the device can keep it on.',
      'Whoever is on the same Wi-Fi could read along.',
    ],
  },
  none: 'There is no secure address here. Whoever starts Riffle can switch it on:',
  domain: (domain) =>
    `The certificate is for every name under ${domain}. Secure is the name that this computer is entered under there:`,
  anyName: 'NAME',
  until: (day) => `The certificate is valid until ${day}.`,
  ends: {
    title: (day) => `The certificate ends on ${day}`,
    detail:
      'After that every browser warns of this address. Riffle takes new files in the same place within a minute, without a restart.',
  },
  ended: (day) => `The certificate ran out on ${day}`,
  known: 'This address is secure, on every device:',
  way: {
    title: 'To the secure address',
    lead: 'Once on each device of the staff, and on what shows the wall. Players’ phones do not need it.',
    load: 'Get the certificate',
    compare: 'Compare first: this fingerprint also stands where Riffle was started.',
    only: 'The certificate is for addresses of your own network alone, for no site of the internet.',
    next: 'Then open this address, and sign in there once more:',
    until: (day) => `Valid until ${day}`,
  },
  devices: (called) => ({
    iphone: {
      name: 'iPhone and iPad',
      steps: [
        'Open this page in Safari, tap “Get the certificate” and allow it.',
        'Settings, “Profile Downloaded” at the top: Install.',
        `Settings, General, About, Certificate Trust Settings at the very end: switch “${called}” on.`,
      ],
    },
    android: {
      name: 'Android',
      steps: [
        'Tap “Get the certificate”.',
        'Settings, search for “CA certificate”: it is under Security, Encryption & credentials, Install a certificate.',
        'Choose “Install anyway”, then the file riffle.crt from the downloads.',
      ],
    },
    windows: {
      name: 'Windows',
      steps: [
        'Get the certificate and double-click riffle.crt: Install Certificate, Current User.',
        '“Place all certificates in the following store”: Trusted Root Certification Authorities.',
        'Close the browser and open it again.',
      ],
    },
    mac: {
      name: 'Mac',
      steps: [
        'Get the certificate and double-click riffle.crt; it goes into the keychain “login”.',
        `Double-click “${called}” there, and under Trust choose “Always Trust”.`,
      ],
    },
  }),
  app: {
    title: 'Like an app',
    install: 'Install on this device',
    done: 'Riffle is installed here.',
    iphone: 'In Safari tap “Share” at the bottom, then “Add to Home Screen”.',
    android: 'In the browser’s menu choose “Add to Home screen” or “Install app”.',
    other: 'Chrome and Edge offer it in the address bar, Safari on a Mac under File, “Add to Dock”.',
  },
};
