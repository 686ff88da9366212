export const DEVICE_KINDS = ['iphone', 'android', 'windows', 'mac'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Which of them somebody reads this on, as far as the browser says; an iPad calls itself a Mac, and has fingers. */
export function deviceKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceKind | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) return 'iphone';
  if (userAgent.includes('Android')) return 'android';
  if (userAgent.includes('Windows')) return 'windows';
  return userAgent.includes('Macintosh') ? 'mac' : undefined;
}
