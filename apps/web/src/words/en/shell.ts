import type { Words } from '../de/index.ts';

export const shell: Words['shell'] = {
  stillTrying: {
    title: 'No connection yet',
    detail: 'The step is here and is sent again until an answer comes. Leave this page open.',
  },
  offline: {
    title: 'No connection to the server.',
    detail: 'The last step did not arrive. Check the network and try again.',
  },
  unreached: {
    detail: 'Only the server knows whether somebody is signed in here. It goes on once there is a network.',
    retry: 'Try again',
  },
  unreadable: {
    title: 'The server’s answer made no sense.',
    detail: 'Try again. If it stays like this, reload the page.',
  },
  chunk: {
    title: 'This page could not be loaded.',
    detail: 'The network is probably gone, or Riffle has just been updated.',
    retry: 'Load again',
  },
  crashed: {
    title: 'Something went wrong on this page.',
    detail: 'Everything is saved. Reload the page to go on.',
    retry: 'Reload page',
  },
  loading: 'Loading page …',
  home: 'Riffle, to the start page',
  nights: 'Tournaments',
  people: 'Players',
  staff: 'Staff',
  club: 'Club',
  backups: 'Backup',
  rules: 'Rules',
  floor: 'What now?',
  hands: 'Hands',
  menu: 'Main menu',
  signIn: 'Sign in',
  signOut: 'Sign out',
  account: (name: string) => `Your account: ${name}`,
  signedInAs: (name: string) => `Signed in: ${name}`,
  speak: { de: 'Auf Deutsch', en: 'In English' },
  skip: 'Skip to content',
  done: 'Done',
  because: 'Rule',
  allowed: 'What is allowed:',
  dismiss: 'Dismiss',
  notFound: {
    title: 'Nothing here',
    detail: 'This address does not exist, or no longer.',
    home: 'To the start page',
  },
};
