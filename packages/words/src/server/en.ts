import type { ServerWords } from './server-words.ts';

export const en: ServerWords = {
  unauthenticated: { title: 'Please sign in first.', detail: 'With a PIN or a personal link.' },
  'not-allowed': { title: 'This role may not do that.' },
  'not-found': { title: 'There is nothing here.', detail: 'The link may be incomplete.' },
  'version-conflict': {
    title: 'Somebody else has changed something meanwhile.',
    detail: 'Look at the new state and try again.',
  },
  'id-taken': { title: 'This id is taken.' },
  'id-reused': {
    title: 'Something else was done under this id.',
    detail: 'This was not done. Enter it again; each step needs an id of its own.',
  },
  'too-deep': { title: 'The input is nested too deeply.', detail: 'At most 40 brackets inside one another.' },
  'invalid-input': { title: 'The input is incomplete or cannot be read.' },
  'too-many-requests': { title: 'Too many requests.', detail: 'Wait a moment and try again.' },
  'too-large': { title: 'The file is too large.' },
  'there-meanwhile': { title: 'Somebody of this list is there already, since it was looked through.' },
  'foreign-origin': { title: 'This request comes from another site and is not carried out.' },
  'wrong-pin': { title: 'Name or PIN is wrong.' },
  'locked-out': { title: 'Too many wrong attempts.', detail: 'Wait some minutes, or use the personal link.' },
  'first-run-done': { title: 'Riffle has already been set up.', detail: 'Sign in with a PIN or a personal link.' },
  'setup-code-needed': {
    title: 'The set-up code is missing or wrong.',
    detail:
      'It stands, with the link for setting up, in the window where Riffle was started. Each start makes a new one.',
  },
  'link-expired': {
    title: 'This link has been used or has expired.',
    detail: 'It works once, within seven days. Sign in with name and PIN, or ask whoever runs Riffle for a new one.',
  },
  'dealer-link-wrong': {
    title: 'This link opens no table.',
    detail: 'Perhaps it is incomplete. The floor has the right one.',
  },
  'dealer-link-renewed': {
    title: 'This link has been replaced.',
    detail: 'The floor made a new one for this table, and this opens nothing any more.',
  },
  'dealer-link-ended': {
    title: 'This link holds no longer.',
    detail: 'The table was broken. The floor has the link of another one.',
  },
  'kiosk-link-wrong': {
    title: 'This link opens no kiosk.',
    detail: 'Perhaps it is incomplete. The desk has the right one.',
  },
  'kiosk-link-renewed': {
    title: 'This link has been replaced.',
    detail: 'The desk made a new one for the kiosk, and this opens nothing any more.',
  },
  'kiosk-link-ended': {
    title: 'This link holds no longer.',
    detail: 'The card room is closed.',
  },
  'not-your-step': {
    title: 'Only the floor takes this step back.',
    detail: 'From the table you take back what was done there, as long as nothing follows from it.',
  },
  'own-link-wrong': {
    title: 'This link belongs to nobody here.',
    detail: 'Perhaps it is incomplete. The desk and the till show your own link again.',
  },
  'own-link-renewed': {
    title: 'This link has been replaced.',
    detail: 'The desk or the till made a new one, and this opens nothing any more. The new one is to be had there.',
  },
  'own-link-ended': {
    title: 'This link holds no longer.',
    detail: 'The entry was withdrawn. Whoever is entered again gets a new link at the desk or the till.',
  },
  'pin-too-easy': {
    title: 'Anybody guesses this PIN.',
    detail: 'No run like 123456, no repetition like 121212, no date of birth: choose six digits without a pattern.',
  },
  'old-pin-wrong': {
    title: 'The old PIN is missing or wrong.',
    detail: 'It is not needed only in the first minutes after signing in by a personal link.',
  },
  'last-owner': { title: 'Somebody has to stay in charge.' },
  'time-answered': {
    title: 'This has been decided otherwise already.',
    detail:
      'Somebody else has just answered the question about time. Look at the clock at the desk, and set it by hand if it is wrong.',
  },
  'undo-unknown': { title: 'There is no such step, or it has been undone already.' },
  'too-many-demos': { title: 'Enough demo nights are running.', detail: 'Try again in a few minutes.' },
  'file-unreadable': { title: 'This file is not a Riffle tournament.' },
  'template-unreadable': { title: 'This file cannot be read as a template.' },
  'file-not-trusted': {
    title: 'This file does not come from this house as it was written.',
    detail: 'See where it comes from and what was changed, then take it in all the same, or do not.',
  },
  'file-differs': {
    title: 'This tournament is here already, but it is another one.',
    detail: 'The file and the tournament here have gone different ways.',
  },
  'file-in-bin': {
    title: 'This tournament lies in the bin.',
    detail: 'The owner can bring it back from there.',
  },
  deleted: { title: 'This was deleted.', detail: 'The owner can bring it back from the bin for a while.' },
  'is-running': {
    title: 'This is under way and cannot be deleted.',
    detail: 'End it or stop its clock first, then delete it.',
  },
  'wrong-name': { title: 'That is not its name.', detail: 'Type the name exactly as it stands there.' },
  'method-not-allowed': { title: 'This cannot be done here in that way.' },
  'disk-full': {
    title: 'The disk of the computer that runs Riffle is full.',
    detail: 'This was not done. Free some space there and try again; everything can still be viewed.',
  },
  'backup-folder-gone': {
    title: 'The folder for backups is not there.',
    detail: 'Nothing was backed up. Connect the disk, or start Riffle with another folder.',
  },
  'backup-file-there': {
    title: 'There is a file already, which is not written over.',
    detail: 'Nothing was backed up. Choose another name, or name a folder.',
  },
  'backup-folder-closed': {
    title: 'Riffle may not write to the folder for backups.',
    detail: 'Nothing was backed up. Check the rights of the folder on the computer that runs Riffle.',
  },
  'backup-place-only-there': {
    title: 'Where a backup goes can be chosen only on the computer that runs Riffle.',
    detail:
      'Nothing was backed up. Back up here without a place and download the file, or use riffle backup --out there.',
  },
  'not-written': {
    title: 'This could not be saved and was not done.',
    detail: 'Try again. If it stays so, check the disk of the computer that runs Riffle.',
  },
  'no-such-edition': {
    title: 'Riffle has no such rulebook, or not in this edition.',
    detail: 'A text belongs to an edition whose rules Riffle knows. “Rules” says which these are.',
  },
  'logo-unreadable': {
    title: 'This is no picture that can be a logo here.',
    detail: 'Nothing was taken in. PNG, JPEG and WebP are possible, without movement.',
  },
  'logo-size': {
    title: 'The picture is too large or too small.',
    detail: 'Nothing was taken in. Each side has 16 to 2000 pixels.',
  },
  'document-unreadable': {
    title: 'This is neither a PDF nor a photograph.',
    detail: 'Nothing was kept. PDF, JPEG, PNG and WebP up to 3 MB are possible.',
  },
  'medium-unreadable': {
    title: 'This is neither a picture nor a recording that a wall can show or play.',
    detail: 'Nothing was taken. PNG, JPEG and WebP, unmoving, are possible, and MP3, M4A, Ogg, WAV and WebM.',
  },
  'medium-size': {
    title: 'The picture is too large or too small.',
    detail: 'Nothing was taken. Each side has 64 to 4000 pixels.',
  },
  'medium-too-many': {
    title: 'There are already 100 pictures and recordings for walls.',
    detail: 'Nothing was taken. First remove one that is no longer needed, and save.',
  },
  'text-unreadable': {
    title: 'This is neither a PDF nor text.',
    detail: 'Nothing was taken in. Save the document as a PDF or as plain text (.txt), and take that in.',
  },
  'text-empty': { title: 'The file is empty.', detail: 'Nothing was taken in.' },
  'text-too-long': {
    title: 'This is longer than a rulebook.',
    detail:
      'Nothing was taken in. At most 1,000 pages, 20,000 lines and two million characters: take in only the pages with the rules.',
  },
  'text-too-much': {
    title: 'To read this PDF takes too much time or memory.',
    detail:
      'Nothing was taken in. Open it in another program and print it as a PDF again, or copy its text into a .txt and take that in.',
  },
  'pdf-broken': {
    title: 'This PDF is damaged.',
    detail: 'Nothing was taken in. Download the file again, or print it as a PDF again.',
  },
  'pdf-locked': {
    title: 'This PDF is locked by a password.',
    detail: 'Nothing was taken in. Open it with the password, and print it as a PDF without one.',
  },
  'pdf-images': {
    title: 'This PDF consists of pictures, it has no text.',
    detail:
      'Nothing was taken in. Have a program for text recognition (OCR) add the text, or take the version from which it was printed.',
  },
  damaged: {
    title: 'This data is damaged.',
    detail:
      'It is no longer what was saved, and is therefore not shown. Everything else goes on. On the computer that runs Riffle, “riffle verify --data” says what is affected; a backup or “riffle rescue” helps.',
  },
  'newer-events': {
    title: 'This was written by a newer Riffle.',
    detail:
      'This one would misread it, and therefore does not open it. Everything else goes on. Start the newer version on the computer that runs Riffle.',
  },
  internal: { title: 'Something went wrong inside Riffle.', detail: 'Nothing is lost. Try again.' },
};
