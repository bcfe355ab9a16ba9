/** Style sheets of later parts that did not arrive. */
const lost = new Set<HTMLLinkElement>();

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  true,
);

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  lost.delete(link);
  const again = document.createElement('link');
  for (const { name, value } of link.attributes) again.setAttribute(name, value);
  const arrived = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => resolve(), { once: true });
    again.addEventListener('error', () => reject(new Error(`A style sheet did not arrive: ${link.href}`)), { once: true });
  });
  link.replaceWith(again);
  return arrived;
}

/**
 * Fetches what is lost once more. Vite asks for a style sheet only once: a part whose import is repeated would come without it.
 * @throws when one does not arrive again
 */
export async function fetchLostStyles(): Promise<void> {
  await Promise.all([...lost].map(fetchAgain));
}
