import type { Role } from '@anwurf/figure/draw/stage';

/** The colours of a figure on the court's tint, light and dark, as in the app (`packages/ui/kit/figure`); balls are not orange here. */
const colors = {
  tint: ['#dbe7f3', '#17334d'],
  skin: ['#4f83bc', '#7fb4ea'],
  skinFar: ['#a9c3de', '#41658a'],
  top: ['#14508f', '#3679c4'],
  topFar: ['#8fb0d3', '#2a557f'],
  shorts: ['#0d2137', '#eef2f3'],
  shortsFar: ['#8697a8', '#72879a'],
  hair: ['#0d2137', '#3679c4'],
  pad: ['#f2f1ec', '#24425f'],
  padTop: ['#ffffff', '#2e5173'],
  padEdge: ['#93a5b5', '#6c8aa3'],
  weight: ['#33475a', '#c3d0d9'],
  ball: ['#566572', '#93a4b1'],
  floor: ['#b3c8de', '#34536f'],
  band: ['#3d9694', '#d3f3e6'],
  court: ['#14508f', '#7fb4ea'],
} as const satisfies Record<string, readonly [day: string, night: string]>;

const color = (name: keyof typeof colors) => `var(--${name})`;
const filled = (name: keyof typeof colors) => `fill:${color(name)}`;
const edged = (name: keyof typeof colors, width: number) => `fill:${color(name)};stroke:${color('padEdge')};stroke-width:${width}`;
/** Lines have round ends by default. */
const line = (name: keyof typeof colors, width: number, more = '') => `fill:none;stroke:${color(name)};stroke-width:${width}${more}`;
const butt = ';stroke-linecap:butt';

/** Style of each part; omits ways at this size, and muscles, which are never highlighted here. */
const paint: Readonly<Record<Exclude<Role, 'muscle' | 'way' | 'done' | 'tip' | 'measure'>, string>> = {
  skin: filled('skin'),
  skinFar: filled('skinFar'),
  top: filled('top'),
  topFar: filled('topFar'),
  shorts: filled('shorts'),
  shortsFar: filled('shortsFar'),
  shoe: filled('shorts'),
  shoeFar: filled('shortsFar'),
  hair: filled('hair'),
  sole: line('tint', 8),
  ball: filled('ball'),
  seam: line('tint', 8, ';opacity:.55'),
  strap: line('tint', 8),
  weight: filled('weight'),
  handle: line('weight', 19),
  pad: edged('pad', 8),
  padTop: edged('padTop', 5),
  mat: edged('pad', 8),
  rod: line('padEdge', 20),
  bar: line('weight', 22),
  cord: line('weight', 10),
  band: line('band', 18),
  post: line('pad', 40, butt),
  goal: line('padEdge', 40, `;stroke-dasharray:90 90${butt}`),
  floor: line('floor', 12, butt),
  course: line('court', 26),
  courseTip: line('court', 26),
};

const variables = (time: 0 | 1) =>
  Object.entries(colors)
    .map(([name, pair]) => `--${name}:${pair[time]}`)
    .join(';');
const rules = Object.entries(paint).map(([role, how]) => `.${role}{${how}}`);

/** The style within a figure's file. An image follows the colour scheme of the page that shows it. */
export const figureStyle = [
  `svg{${variables(0)}}`,
  `@media(prefers-color-scheme:dark){svg{${variables(1)}}}`,
  'path{stroke-linecap:round;stroke-linejoin:round}',
  `.gap{stroke:${color('tint')};stroke-width:15;paint-order:stroke}`,
  ...rules,
].join('');
