import { defineExercises, repeated, timed } from "./define-exercises.ts";

/** Strength and trunk work that needs nothing but the floor. */
export const BODYWEIGHT_EXERCISES = defineExercises("main", [
  {
    slug: "liegestuetz",
    name: "Liegestütz",
    kind: "strength",
    goals: ["starker_im_wurfarm", "mehr_zweikampfe_gewinnen", "mehr_tore_werfen"],
    instruction:
      "Senke den Körper als feste Linie ab, die Ellbogen zeigen schräg nach hinten. Häufiger Fehler: die Hüfte hängt durch.",
    amount: repeated(3, 12, 75, "2-0-1-0"),
  },
  {
    slug: "liegestuetz-mit-rotation",
    name: "Liegestütz mit Aufdrehen",
    kind: "strength",
    goals: ["mehr_tore_werfen", "starker_im_wurfarm", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Drehe dich nach jedem Liegestütz auf und strecke einen Arm zur Decke. Häufiger Fehler: die Hüfte bleibt hinter der Schulter zurück.",
    amount: repeated(3, 10, 75, "2-0-1-1"),
  },
  {
    slug: "pike-liegestuetz",
    name: "Schulterliegestütz",
    kind: "strength",
    level: 2,
    goals: ["starker_im_wurfarm", "mehr_tore_werfen"],
    instruction:
      "Schiebe die Hüfte hoch und senke den Kopf zwischen die Hände. Häufiger Fehler: die Ellbogen weichen weit nach außen aus.",
    amount: repeated(3, 8, 75, "2-0-1-0"),
  },
  {
    slug: "enger-liegestuetz",
    name: "Enger Liegestütz",
    kind: "strength",
    goals: ["starker_im_wurfarm", "mehr_tore_werfen"],
    instruction:
      "Stelle die Hände unter die Brust und führe die Ellbogen am Körper entlang. Häufiger Fehler: die Schultern rollen nach vorn.",
    amount: repeated(3, 10, 75, "2-0-1-0"),
  },
  {
    slug: "kniebeuge-koerpergewicht",
    name: "Kniebeuge mit Pause",
    kind: "strength",
    goals: ["hoher_springen", "mehr_zweikampfe_gewinnen", "langer_durchhalten"],
    instruction:
      "Gehe tief in die Hocke, halte zwei Sekunden und stehe kraftvoll auf. Häufiger Fehler: die Fersen heben ab.",
    amount: repeated(3, 15, 60, "2-2-X-0"),
  },
  {
    slug: "bulgarische-kniebeuge",
    name: "Ausfallkniebeuge mit erhöhtem Fuß",
    kind: "strength",
    perSide: true,
    goals: ["explosiver_starten", "hoher_springen", "schneller_richtungswechseln"],
    instruction:
      "Lege den hinteren Fuß auf eine Bank oder Stufe und senke die Hüfte senkrecht ab. Häufiger Fehler: sich mit dem hinteren Bein abdrücken.",
    amount: repeated(3, 8, 60, "3-0-1-0"),
  },
  {
    slug: "ausfallschritt-gehen",
    name: "Ausfallschritte im Gehen",
    kind: "strength",
    goals: ["schneller_werden", "explosiver_starten", "langer_durchhalten"],
    instruction:
      "Gehe mit langen Schritten und senke das hintere Knie bis kurz über den Boden. Häufiger Fehler: der Oberkörper kippt nach vorn.",
    amount: repeated(3, 16, 75, "2-0-1-0"),
  },
  {
    slug: "seitlicher-ausfallschritt",
    name: "Seitlicher Ausfallschritt",
    kind: "strength",
    perSide: true,
    goals: ["schneller_richtungswechseln", "mehr_zweikampfe_gewinnen", "beweglicher_werden"],
    instruction:
      "Setze einen weiten Schritt zur Seite, schiebe die Hüfte zurück und drücke dich zur Mitte. Häufiger Fehler: das Knie fällt nach innen.",
    amount: repeated(3, 8, 60, "2-0-X-0"),
  },
  {
    slug: "einbeinige-hueftbruecke",
    name: "Einbeinige Hüftbrücke",
    kind: "strength",
    perSide: true,
    goals: ["schneller_werden", "explosiver_starten", "verletzungen_vorbeugen"],
    instruction:
      "Drücke die Hüfte mit einem Bein hoch und halte sie waagerecht. Häufiger Fehler: das Becken kippt zur freien Seite.",
    amount: repeated(3, 10, 45, "2-1-1-0"),
  },
  {
    slug: "einbeinige-standwaage",
    name: "Standwaage",
    kind: "strength",
    perSide: true,
    goals: ["schneller_werden", "beweglicher_werden", "verletzungen_vorbeugen"],
    instruction:
      "Kippe mit geradem Rücken nach vorn, das freie Bein verlängert den Rumpf nach hinten. Häufiger Fehler: die Hüfte dreht sich auf.",
    amount: repeated(3, 8, 45, "3-1-1-0"),
  },
  {
    slug: "wadenheben-einbeinig",
    name: "Einbeiniges Wadenheben",
    kind: "strength",
    perSide: true,
    goals: ["hoher_springen", "schneller_werden", "schneller_richtungswechseln"],
    instruction:
      "Hebe dich auf einem Bein ganz hoch und senke die Ferse langsam ab. Häufiger Fehler: nur den halben Weg gehen.",
    amount: repeated(3, 12, 45, "3-0-1-1"),
  },
  {
    slug: "baerengang",
    name: "Bärengang",
    kind: "strength",
    goals: ["mehr_zweikampfe_gewinnen", "starker_im_wurfarm", "beweglicher_werden"],
    instruction:
      "Krabble mit knapp über dem Boden schwebenden Knien vor und zurück. Häufiger Fehler: das Gesäß geht nach oben.",
    amount: timed(3, 30, 60),
  },
  {
    slug: "unterarmstuetz-armzug",
    name: "Unterarmstütz mit Armzug",
    kind: "strength",
    goals: ["mehr_zweikampfe_gewinnen", "mehr_tore_werfen", "starker_im_wurfarm"],
    instruction:
      "Strecke im Unterarmstütz abwechselnd einen Arm nach vorn, ohne das Becken zu drehen. Häufiger Fehler: die Hüfte schaukelt.",
    amount: timed(3, 40, 45),
  },
  {
    slug: "seitstuetz-hueftheben",
    name: "Seitstütz mit Hüftheben",
    kind: "strength",
    perSide: true,
    goals: ["mehr_zweikampfe_gewinnen", "mehr_tore_werfen", "schneller_richtungswechseln"],
    instruction:
      "Senke und hebe im Seitstütz die Hüfte, der Körper bleibt in einer Ebene. Häufiger Fehler: mit der oberen Schulter nach vorn kippen.",
    amount: repeated(3, 10, 45, "2-0-1-0"),
  },
  {
    slug: "klappmesser-diagonal",
    name: "Diagonales Klappmesser",
    kind: "strength",
    goals: ["mehr_tore_werfen", "starker_im_wurfarm"],
    instruction:
      "Führe aus der gestreckten Rückenlage Hand und gegenüberliegenden Fuß zusammen. Häufiger Fehler: mit Schwung und Hohlkreuz arbeiten.",
    amount: repeated(3, 16, 60, "2-0-1-0"),
  },
  {
    slug: "russische-drehung",
    name: "Rumpfdrehen im Sitz",
    kind: "strength",
    goals: ["mehr_tore_werfen", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Lehne dich mit langem Rücken zurück und drehe die Schultern von Seite zu Seite. Häufiger Fehler: nur die Arme bewegen.",
    amount: repeated(3, 20, 60),
  },
  {
    slug: "kaefer",
    name: "Käfer in Rückenlage",
    kind: "strength",
    goals: ["mehr_zweikampfe_gewinnen", "verletzungen_vorbeugen", "langer_durchhalten"],
    instruction:
      "Strecke Arm und Gegenbein langsam weg, der untere Rücken bleibt am Boden. Häufiger Fehler: ins Hohlkreuz gehen.",
    amount: repeated(3, 12, 45, "2-1-2-0"),
  },
  {
    slug: "wandsitzen",
    name: "Wandsitzen",
    kind: "strength",
    goals: ["langer_durchhalten", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Sitze mit rechten Winkeln in Hüfte und Knie an der Wand und atme ruhig. Häufiger Fehler: die Hände auf die Oberschenkel stützen.",
    amount: timed(3, 45, 60),
  },
]);
