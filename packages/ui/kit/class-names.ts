/** Joins the class names that apply; falsy ones (also a missing key of a CSS module) are left out. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
