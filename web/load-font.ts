import { readSignedInRecord } from '@anwurf/ui/signed-in-record';

// A signed-in user sees the last screen before its first text requests the font: drawn in a fallback font, it would shift. A
// visitor's first page needs its script more.
if (readSignedInRecord() !== null) void document.fonts.load('1em "Archivo Variable"');
