/** The first that a User-Agent names counts: most of them also name the browsers they descend from. */
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

/** What a session is called whose device says nothing that we know. */
const unknownDevice = 'Unbekanntes Gerät';

/**
 * Describes a device in two words, such as 'Chrome auf Android': enough for its owner to know it again, too little to tell
 * it from others. Our own list instead of a library, because it can say nothing but what stands in it.
 * @param isDesktop whether the desktop app asks
 */
export function describeDevice(userAgent: string, isDesktop: boolean): string {
  const start = userAgent.slice(0, longestUserAgent);
  const find = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(start))?.[1];
  const system = find(systems);
  const app = isDesktop ? 'Desktop-App' : find(browsers);
  if (app === undefined) return system ?? unknownDevice;
  return system === undefined ? app : `${app} auf ${system}`;
}
