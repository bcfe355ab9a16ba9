/** Scheme of the app's own pages. */
export const appScheme = 'app';
const appHost = 'anwurf';
/** Origin of the app's pages; a standard scheme with a host gives them an origin, and with it OPFS and IndexedDB. */
export const appOrigin = `${appScheme}://${appHost}`;

/** Whether an address belongs to the app itself. */
export function isAppAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  // `origin` of a scheme that Node does not know is 'null', so scheme and host are compared.
  const { protocol, host } = new URL(address);
  return protocol === `${appScheme}:` && host === appHost;
}
