import { teamCodeSchema } from '@anwurf/contract/team';
import * as z from 'zod/mini';

/** Scheme of links into the app. */
export const linkScheme = 'anwurf';

/** Target of a link: a page of the app, or an address of the server for the browser. */
export type LinkTarget = { readonly page: string } | { readonly site: string };

/** Letters, digits and hyphens alone: nothing that a second parser could read as another address. */
const linkText = z.string().check(z.maxLength(200), z.regex(/^anwurf:\/\/[a-z]+\/[A-Za-z0-9-]+\/?$/));

/** Each kind of link, with what follows its name. A page never acts by being opened: the team's asks which kinds are shared first. */
const kinds: Readonly<Record<string, { readonly value: z.ZodMiniType<string, string>; readonly target: (value: string) => LinkTarget }>> = {
  workout: { value: z.uuid(), target: (id) => ({ page: `/training/plan/${id}/start` }) },
  plan: { value: z.uuid(), target: (id) => ({ page: `/training-plans/${id}` }) },
  report: { value: z.uuid(), target: (id) => ({ site: `/training-report/${id}` }) },
  team: { value: teamCodeSchema, target: (code) => ({ page: `/team/join#${code}` }) },
};

/**
 * Target of a link such as `anwurf://plan/<id>`. Anything on the system, every page of the web included, can open one with any text.
 * @returns undefined for everything that is not exactly a known link
 */
export function parseLink(text: unknown): LinkTarget | undefined {
  const link = linkText.safeParse(text);
  if (!link.success) return undefined;
  const [name = '', rest = ''] = link.data.slice(`${linkScheme}://`.length).split('/');
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  const value = kind?.value.safeParse(rest);
  return value?.success === true ? kind?.target(value.data) : undefined;
}
