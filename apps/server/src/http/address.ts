/**
 * An address that means nothing here, and something else to whoever passes it on: two slashes, dots that climb, signs
 * that nobody sees.
 */
export function isNoAddress(url: string): boolean {
  const [path = ''] = url.split('?');
  if (!path.startsWith('/') || path.includes('//')) return true;
  try {
    return path.split('/').map(decodeURIComponent).some(isNoPart);
  } catch {
    return true;
  }
}

/** Control characters, and the slash of another system. */
const isNoPart = (part: string): boolean => part === '.' || part === '..' || /[\p{Cc}\\]/u.test(part);
