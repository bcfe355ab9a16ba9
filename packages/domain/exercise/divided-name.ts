/**
 * Words of twelve letters and more in the names of the catalogue, with a hyphen wherever a line may end, as the German rules divide
 * them. Browsers without a German dictionary divide no word by themselves.
 */
const DIVIDED = `
Abwehr-arbeit Abwehr-schritte Abwehr-stellung Adduk-toren-dehnung Adduk-toren-heben Anlauf-sprung Arm-reich-weite Arm-schwüngen
Arm-streckung auf-gestellten Auf-wärm-folge aus-einander-ziehen Ausfall-schritt Ausfall-schritte Aushol-bewegung aus-schütteln
Außen-rotation Ball-aufnahme Ball-rotation Ball-übergabe Becken-spannung Beid-händiges Bein-abspreizen Bein-anziehen
Bein-rück-seite Bein-schwünge Bein-strecken Boden-kontakt Bogen-rotation Brust-dehnung Brust-wirbel-säulen Diagonal-sprünge
Doppel-parade Doppel-schlag Dreh-dehn-lage Dreier-wechsel Drei-punkt-stütz Drei-schritt-anlauf Durch-greifen Durch-reichen
Einbein-sprung Einbein-stand Ell-bogen-rudern Fersen-gleiten Fersen-senken Finger-beuger Front-knie-beuge Frosch-brücke
Frosch-sprung Fuß-gelenk-arbeit Ganz-körper-zirkel Gegen-stoß-serie Gegen-stoß-sprint Gesäß-dehnung geschlos-senen
Gewichts-verlage-rung Grätsch-knie-beuge Grund-stellung Halb-knie-beugen Halb-knie-stand Hampel-mann-abwehr Hand-gelenk-strecken
Hand-schritte Handtuch-rolle Hantel-komplex Hantel-reißen Hantel-rudern Hantel-scheiben Heraus-laufen Heraus-treten hoch-springen
Hüft-beuger-dehnung Hüft-innen-drehung Hüft-strecken Hüft-streckung Innen-rotation Kasten-deckel Klimm-zug-stange
Knie-beuge-sprung Knie-hebe-lauf Koffer-tragen Kontrast-würfe Körper-täuschung Kreuz-schritte Latis-simus-dehnung Latzug-stange
Lauf-richtung Medizin-ball-wurf mobili-sieren Nacken-dehnung Nacken-halten Nacken-spannung Nieder-sprung Ober-schenkel
Ober-schenkel-rück-seite Ober-schenkel-vorder-seite Paraden-serie Pass-ausdauer Pendel-sprint Prell-sprünge Reak-tions-fangen
Reak-tions-start Rich-tungs-wechsel Rota-tions-sprung Rota-tions-wurf Rücken-strecken Rücken-strecker Rück-wärts-laufen
Rück-wärts-wurf Rück-wärts-ziehen Rumpf-rotation Schatten-boxen Schatten-wurf Schaufel-wurf Scheiben-wischer Schien-bein-dehnung
Schlitten-antritt Schlitten-marsch Schlitten-schub Schlitten-sprint Schlitten-zug Schluss-sprünge Schmet-terlings-sitz
Schnell-kräftige Schräg-bank-drücken Schräg-drücken Schräg-handstand Schritt-folge Schritt-muster Schritt-stellung Schulter-blatt
Schulter-blatt-drücken Schulter-blatt-schub Schulter-blatt-zug Schulter-dehnen Schulter-dehnung Schulter-drücken
Schulter-durch-führen Schulter-gürtel Schulter-heben Schulter-kreisen Schulter-liege-stütz Schulter-öffnen Schulter-presse
Schulter-stoß Schulter-tippen Schwung-drücken Seil-schritte Seil-springen Seit-grätsche Seit-grätsch-stand Seit-schritte
Seit-schritten Skater-sprung Spinnen-schritt Sprint-knie-hub Sprossen-wand Sprung-gelenk Sprung-landung Stand-weit-sprung
Steige-rungs-läufe Stellungs-spiel Stemm-schritt Stern-reich-weite Streck-sprung Tauch-liege-stütz Teil-knie-beuge Tempo-wechsel
Tempo-wechseln Tor-wart-stand Über-kopf-drücken Über-kopf-knie-beuge Über-kopf-wurf über-raschenden Unter-arm-stütz
Vier-füßler-stand Viertel-drehung Vor-gebeugtes Waage-rechtes Waden-dehnung Waden-drücken Waden-maschine Wechsel-sprung
Wechsel-sprünge Wurf-arm-bewegung Wurf-arm-stellung Wurf-bewegung Wurf-stellung Wurf-täuschung Zurück-ziehen zusammen-drücken
Zusatz-gewicht Zwei-kampf-stand`;

/** Letters from which on a word of the catalogue may be wider than its place on a small phone. */
export const LETTERS_OF_A_LONG_WORD = 12;

const LONG_WORD = new RegExp(`\\p{L}{${LETTERS_OF_A_LONG_WORD},}`, 'gu');
const partsByWord = new Map(
  DIVIDED.trim()
    .split(/\s+/)
    .map((divided) => [divided.replaceAll('-', ''), divided.split('-')]),
);

/** Where a name may end a line with a hyphen: its pieces, which joined are the name. Names of the player's own are one piece. */
export function piecesOfName(name: string): readonly string[] {
  const pieces: string[] = [];
  let rest = '';
  let end = 0;
  for (const { 0: word, index } of name.matchAll(LONG_WORD)) {
    const [first = '', ...others] = partsByWord.get(word) ?? [word];
    pieces.push(...[rest + name.slice(end, index) + first, ...others].slice(0, -1));
    rest = others.at(-1) ?? rest + name.slice(end, index) + first;
    end = index + word.length;
  }
  return [...pieces, rest + name.slice(end)];
}
