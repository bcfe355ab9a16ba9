import { readSignedInRecord } from '@anwurf/ui/signed-in-record';

// Who is signed in sees his last screen before its first text asks for the font: drawn in another, it would jump. A visitor's first page
// needs its script more.
if (readSignedInRecord() !== null) void document.fonts.load('1em "Archivo Variable"');
