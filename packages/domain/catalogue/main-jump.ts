import { defineExercises, repeated, weighted } from "./define-exercises.ts";

/** Jumps and loaded explosive work for the legs. */
export const JUMP_EXERCISES = defineExercises("main", [
  {
    slug: "counter-movement-jump",
    name: "Hocksprung mit Ausholbewegung",
    kind: "power",
    goals: ["hoher_springen", "explosiver_starten"],
    instruction:
      "Hole schnell mit den Armen aus, springe so hoch wie möglich und lande leise. Häufiger Fehler: in der tiefen Position stehen bleiben.",
    amount: repeated(4, 5, 90, "1-0-X-0"),
  },
  {
    slug: "squat-jump-halten",
    name: "Sprung aus der gehaltenen Hocke",
    kind: "power",
    goals: ["hoher_springen", "explosiver_starten"],
    instruction:
      "Halte die halbe Hocke zwei Sekunden und springe ohne Ausholen ab. Häufiger Fehler: vor dem Absprung noch einmal tiefer gehen.",
    amount: repeated(4, 5, 90, "1-2-X-0"),
  },
  {
    slug: "standweitsprung",
    name: "Standweitsprung",
    kind: "power",
    goals: ["explosiver_starten", "hoher_springen", "schneller_werden"],
    instruction:
      "Springe beidbeinig weit nach vorn und halte die Landung zwei Sekunden. Häufiger Fehler: mit gestreckten Knien landen.",
    amount: repeated(4, 4, 90, "1-0-X-2"),
  },
  {
    slug: "skatersprung",
    name: "Skatersprung",
    kind: "power",
    goals: ["schneller_richtungswechseln", "mehr_zweikampfe_gewinnen", "verletzungen_vorbeugen"],
    instruction:
      "Springe seitwärts von Bein zu Bein und stehe jede Landung kurz. Häufiger Fehler: das Knie kippt nach innen.",
    amount: repeated(4, 10, 60, "1-1-X-0"),
  },
  {
    slug: "einbeiniger-sprung-vor",
    name: "Einbeiniger Sprung mit Halten",
    kind: "power",
    perSide: true,
    goals: ["verletzungen_vorbeugen", "hoher_springen", "schneller_richtungswechseln"],
    instruction:
      "Springe auf einem Bein nach vorn und halte die Landung zwei Sekunden stabil. Häufiger Fehler: das Becken sinkt zur freien Seite ab.",
    amount: repeated(3, 5, 60, "1-0-X-2"),
  },
  {
    slug: "wechselsprung-ausfallschritt",
    name: "Wechselsprung im Ausfallschritt",
    kind: "power",
    level: 2,
    goals: ["hoher_springen", "explosiver_starten", "langer_durchhalten"],
    instruction:
      "Springe aus dem Ausfallschritt hoch und wechsle die Beine in der Luft. Häufiger Fehler: das hintere Knie schlägt auf.",
    amount: repeated(3, 10, 75, "1-0-X-0"),
  },
  {
    slug: "sprungwurf-absprung",
    name: "Sprungwurf-Absprung ohne Ball",
    kind: "power",
    positions: ["Kreisläufer", "Außenspieler", "Rückraumspieler", "Mittespieler"],
    goals: ["mehr_tore_werfen", "hoher_springen"],
    instruction:
      "Laufe drei Schritte an, springe einbeinig ab, führe den Wurfarm hoch und lande beidbeinig. Häufiger Fehler: weit statt hoch springen.",
    amount: repeated(4, 6, 75),
  },
  {
    slug: "prellsprung-serie",
    name: "Prellsprünge über eine Linie",
    kind: "power",
    goals: ["hoher_springen", "schneller_werden", "schneller_richtungswechseln"],
    instruction:
      "Springe mit kurzem Bodenkontakt seitlich über eine Linie. Häufiger Fehler: lange am Boden bleiben und tief einsinken.",
    amount: repeated(4, 12, 75),
  },
  {
    slug: "sprunglauf",
    name: "Sprunglauf",
    kind: "power",
    level: 2,
    goals: ["schneller_werden", "hoher_springen", "explosiver_starten"],
    instruction:
      "Springe mit langen, hohen Schritten von Bein zu Bein und schwinge die Arme mit. Häufiger Fehler: den Fuß weit vor dem Körper aufsetzen.",
    amount: repeated(4, 10, 90),
  },
  {
    slug: "boxsprung",
    name: "Sprung auf die Box",
    kind: "power",
    equipment: ["Sprungbox"],
    goals: ["hoher_springen", "explosiver_starten"],
    instruction:
      "Springe beidbeinig auf die Box, richte dich auf und steige herunter. Häufiger Fehler: zu hohe Box und Landung in der tiefen Hocke.",
    amount: repeated(4, 5, 90, "1-0-X-0"),
  },
  {
    slug: "niedersprung",
    name: "Niedersprung von der Box",
    kind: "power",
    level: 3,
    equipment: ["Sprungbox"],
    goals: ["hoher_springen", "schneller_werden"],
    instruction:
      "Lass dich von der niedrigen Box fallen und springe nach kürzestem Bodenkontakt hoch. Häufiger Fehler: von der Box abspringen, statt sich fallen zu lassen.",
    amount: repeated(4, 4, 120),
  },
  {
    slug: "einbeiniger-boxsprung",
    name: "Einbeiniger Absprung auf die Box",
    kind: "power",
    level: 2,
    perSide: true,
    equipment: ["Sprungbox"],
    goals: ["hoher_springen", "mehr_tore_werfen", "explosiver_starten"],
    instruction:
      "Springe mit zwei Schritten Anlauf einbeinig ab und lande beidbeinig auf der Box. Häufiger Fehler: das Schwungbein bleibt unten.",
    amount: repeated(3, 4, 75),
  },
  {
    slug: "kettlebell-swing",
    name: "Kettlebell-Swing",
    kind: "power",
    equipment: ["Kettlebell"],
    goals: ["explosiver_starten", "hoher_springen", "langer_durchhalten"],
    instruction:
      "Schwinge die Kugel durch eine schnelle Hüftstreckung bis Brusthöhe, die Arme bleiben locker. Häufiger Fehler: aus Knien und Armen heben.",
    amount: weighted(4, 12, 75, "1-0-X-0"),
  },
  {
    slug: "hantel-strecksprung",
    name: "Strecksprung mit Hanteln",
    kind: "power",
    level: 2,
    equipment: ["Hanteln"],
    goals: ["hoher_springen", "explosiver_starten", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Springe mit leichten Hanteln an den Seiten so hoch wie möglich. Häufiger Fehler: so schwer laden, dass der Sprung langsam wird.",
    amount: weighted(4, 5, 90, "1-0-X-0"),
  },
  {
    slug: "schlittenschub-schwer",
    name: "Schwerer Schlittenschub",
    kind: "strength",
    equipment: ["Schlitten"],
    goals: ["mehr_zweikampfe_gewinnen", "explosiver_starten", "langer_durchhalten"],
    instruction:
      "Schiebe den Schlitten mit tiefer Hüfte und gespanntem Rumpf zwölf Schritte weit. Häufiger Fehler: mit rundem Rücken drücken.",
    amount: weighted(4, 12, 100),
  },
]);
