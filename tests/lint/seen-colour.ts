/** A colour in CIELAB under D65. */
type Lab = readonly [l: number, a: number, b: number];
type Rgb = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/** How somebody sees colours: as most do, or without one of the three cones. */
export type Sight = keyof typeof sights;

/** Machado, Oliveira and Fernandes 2009 (IEEE TVCG 15(6):1291–1298), severity 1.0, on linear light. */
const sights = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

export const SIGHTS = Object.keys(sights) as Sight[];

const times = (matrix: Matrix, [x, y, z]: Rgb): Rgb => {
  const row = ([a, b, c]: Rgb) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** Linear light of '#14508f', each 0 to 1. */
function linear(hex: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = linear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const toXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const white: Rgb = [0.95047, 1, 1.08883];

/** '#14508f' as somebody sees it. */
function labSeen(hex: string, sight: Sight): Lab {
  const clipped = times(sights[sight], linear(hex)).map((value) => Math.min(1, Math.max(0, value))) as unknown as Rgb;
  const xyz = times(toXyz, clipped);
  const curve = (at: 0 | 1 | 2) => {
    const share = xyz[at] / white[at];
    return share > 216 / 24_389 ? Math.cbrt(share) : (share * 24_389) / 27 / 116 + 16 / 116;
  };
  const [x, y, z] = [curve(0), curve(1), curve(2)];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const hueOf = (a: number, b: number) => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);

/** The mean of two hues, the short way round. */
function meanHue(one: number, other: number, isGrey: boolean): number {
  if (isGrey) return one + other;
  if (Math.abs(one - other) <= 180) return (one + other) / 2;
  return one + other < 360 ? (one + other + 360) / 2 : (one + other - 360) / 2;
}

/** CIEDE2000, as Sharma, Wu and Dalal 2005 write it (Color Res Appl 30(1):21–30). */
export function labDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const pull = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const grey = 0.5 * (1 - pull((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [red1, red2] = [a1 * (1 + grey), a2 * (1 + grey)];
  const [c1, c2] = [Math.hypot(red1, b1), Math.hypot(red2, b2)];
  const [h1, h2] = [hueOf(red1, b1), hueOf(red2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hue = meanHue(h1, h2, isGrey);
  const light = ((l1 + l2) / 2 - 50) ** 2;
  const chroma = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(hue - 30)) +
    0.24 * Math.cos(radians(2 * hue)) +
    0.32 * Math.cos(radians(3 * hue + 6)) -
    0.2 * Math.cos(radians(4 * hue - 63));
  const byLight = (l2 - l1) / (1 + (0.015 * light) / Math.sqrt(20 + light));
  const byChroma = (c2 - c1) / (1 + 0.045 * chroma);
  const byHue = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * chroma * t);
  const rotation = -2 * pull(chroma) * Math.sin(radians(60 * Math.exp(-(((hue - 275) / 25) ** 2))));
  return Math.sqrt(byLight ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue);
}

/** How different two colours look to somebody: CIEDE2000, below 2 hardly at all, above 15 plainly. */
export function differenceSeen(one: string, other: string, sight: Sight): number {
  return labDifference(labSeen(one, sight), labSeen(other, sight));
}
