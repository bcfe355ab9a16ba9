/** The wordmark as paths in a box of 121 × 32, for server-side drawing (`packages/ui/brand/logo.tsx`). */
export const wordmark = {
  arc: 'M4 28C6 16 8.5 5.8 15 5.8S24 16 26 28',
  arcDashes: [36, 2.2, 7, 2.2, 20],
  ball: { x: 15, y: 20, radius: 4 },
  letters:
    'M33.5 28V18a5.5 5.5 0 0 1 11 0v10M52.5 10.3v10.7a5 5 0 0 0 10 0V10.3M62.5 21a5 5 0 0 0 10 0V10.3M80.5 10.3v10.2a5.5 5.5 0 0 0 11 0V10.3M99.5 28V18.5a6 6 0 0 1 6-6h1.8M112.8 28V11a5.5 5.5 0 0 1 5.5-5.5h1.7M108.8 16h9.8',
} as const;
