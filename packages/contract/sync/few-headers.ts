/**
 * Asks a shape's answer to leave out the headers that a device does not read: of the catalogue they were half of what a start without news
 * costs. Our extension of Electric's protocol; a server that does not support it sends them all.
 */
export const fewHeaders = {
  parameter: 'headers',
  value: 'few',
  unread: ['electric-schema', 'electric-has-data', 'etag', 'access-control-expose-headers'],
} as const;
