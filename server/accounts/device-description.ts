/** The first match in the User-Agent counts: most browsers also name their ancestors. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const longestUserAgent = 400;

/** Session name for an unknown device. */
const unknownDevice = 'Unbekanntes Gerät';

/**
 * Describes a device in two words, such as 'Chrome auf Android': enough for its owner to recognize it, too little to fingerprint
 * it. A list of our own rather than a library, because it cannot reveal more than its entries.
 * @param isDesktop whether the request comes from the desktop app
 */
export function describeDevice(userAgent: string, isDesktop: boolean): string {
  const start = userAgent.slice(0, longestUserAgent);
  const find = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(start))?.[1];
  const system = find(systems);
  const app = isDesktop ? 'Desktop-App' : find(browsers);
  if (app === undefined) return system ?? unknownDevice;
  return system === undefined ? app : `${app} auf ${system}`;
}
