import { defineExercises, weighted } from "./define-exercises.ts";

/** Strength on the machines of a gym. */
export const MACHINE_EXERCISES = defineExercises("main", [
  {
    slug: "beinpresse",
    name: "Beinpresse",
    kind: "strength",
    equipment: ["Beinpresse"],
    goals: ["hoher_springen", "mehr_zweikampfe_gewinnen", "explosiver_starten"],
    instruction:
      "Senke das Gewicht, bis die Knie rechtwinklig sind, und drücke kraftvoll. Häufiger Fehler: das Becken rollt ein, weil zu tief abgesenkt wird.",
    amount: weighted(4, 8, 120, "3-0-X-0"),
  },
  {
    slug: "beinpresse-einbeinig",
    name: "Einbeinige Beinpresse",
    kind: "strength",
    perSide: true,
    equipment: ["Beinpresse"],
    goals: ["schneller_richtungswechseln", "schneller_werden", "explosiver_starten"],
    instruction:
      "Drücke mit einem Bein, das Knie bleibt über dem Fuß. Häufiger Fehler: das Knie oben hart durchstrecken.",
    amount: weighted(3, 8, 75, "3-0-1-0"),
  },
  {
    slug: "latzug-breit",
    name: "Latzug zur Brust",
    kind: "strength",
    equipment: ["Latzugmaschine"],
    goals: ["starker_im_wurfarm", "mehr_tore_werfen", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Ziehe die Stange zur oberen Brust und senke dabei die Schulterblätter. Häufiger Fehler: sich weit zurücklehnen und reißen.",
    amount: weighted(4, 8, 90, "2-1-1-0"),
  },
  {
    slug: "latzug-eng",
    name: "Enger Latzug im Untergriff",
    kind: "strength",
    equipment: ["Latzugmaschine"],
    goals: ["starker_im_wurfarm", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Ziehe im Untergriff die Ellbogen zu den Rippen. Häufiger Fehler: die Schultern wandern zu den Ohren.",
    amount: weighted(3, 10, 90, "3-0-1-0"),
  },
  {
    slug: "brustpresse",
    name: "Brustpresse",
    kind: "strength",
    equipment: ["Brustpresse"],
    goals: ["mehr_zweikampfe_gewinnen", "starker_im_wurfarm", "mehr_tore_werfen"],
    instruction:
      "Drücke die Griffe vor, die Schulterblätter bleiben an der Lehne. Häufiger Fehler: die Ellbogen auf Schulterhöhe führen.",
    amount: weighted(4, 8, 90, "2-0-X-0"),
  },
  {
    slug: "brustpresse-einarmig",
    name: "Einarmige Brustpresse",
    kind: "strength",
    perSide: true,
    equipment: ["Brustpresse"],
    goals: ["mehr_tore_werfen", "starker_im_wurfarm"],
    instruction:
      "Drücke einarmig und halte den Rumpf ruhig gegen die Drehung. Häufiger Fehler: sich aus der Lehne drehen.",
    amount: weighted(3, 8, 60, "2-0-X-0"),
  },
  {
    slug: "beinbeuger",
    name: "Beinbeugen an der Maschine",
    kind: "strength",
    equipment: ["Beinbeuger/-strecker"],
    goals: ["schneller_werden", "verletzungen_vorbeugen", "explosiver_starten"],
    instruction:
      "Beuge die Knie kräftig und lass das Gewicht vier Sekunden lang zurück. Häufiger Fehler: die Hüfte hebt vom Polster ab.",
    amount: weighted(3, 10, 90, "4-0-1-0"),
  },
  {
    slug: "beinstrecker",
    name: "Beinstrecken an der Maschine",
    kind: "strength",
    equipment: ["Beinbeuger/-strecker"],
    goals: ["hoher_springen", "verletzungen_vorbeugen", "schneller_richtungswechseln"],
    instruction:
      "Strecke die Knie kontrolliert und halte oben eine Sekunde. Häufiger Fehler: das Gewicht mit Schwung hochwerfen.",
    amount: weighted(3, 12, 75, "3-0-1-1"),
  },
  {
    slug: "rueckenstrecker",
    name: "Rückenstrecken am Gerät",
    kind: "strength",
    equipment: ["Rückenstrecker"],
    goals: ["mehr_zweikampfe_gewinnen", "schneller_werden", "verletzungen_vorbeugen"],
    instruction:
      "Beuge dich aus der Hüfte und richte dich bis zur geraden Linie auf. Häufiger Fehler: oben ins Hohlkreuz überstrecken.",
    amount: weighted(3, 12, 75, "2-1-1-0"),
  },
  {
    slug: "rueckenstrecker-rotation",
    name: "Rückenstrecken mit Drehung",
    kind: "strength",
    level: 2,
    equipment: ["Rückenstrecker"],
    goals: ["mehr_tore_werfen", "mehr_zweikampfe_gewinnen", "langer_durchhalten"],
    instruction:
      "Richte dich auf und drehe oben die Brust abwechselnd zur Seite. Häufiger Fehler: schnell und mit Schwung drehen.",
    amount: weighted(3, 12, 75, "2-1-1-0"),
  },
  {
    slug: "schulterpresse",
    name: "Schulterpresse",
    kind: "strength",
    equipment: ["Schulterpresse"],
    goals: ["starker_im_wurfarm", "mehr_tore_werfen"],
    instruction:
      "Drücke über den Kopf, der Rücken bleibt an der Lehne. Häufiger Fehler: das Gewicht zu tief hinter die Ohren absenken.",
    amount: weighted(4, 8, 90, "2-0-1-0"),
  },
  {
    slug: "schulterpresse-langsam",
    name: "Schulterpresse mit langsamem Absenken",
    kind: "strength",
    level: 2,
    equipment: ["Schulterpresse"],
    goals: ["starker_im_wurfarm", "verletzungen_vorbeugen", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Drücke zügig hoch und senke vier Sekunden lang ab. Häufiger Fehler: das Gewicht unten fallen lassen.",
    amount: weighted(3, 8, 90, "4-0-1-0"),
  },
  {
    slug: "wadenheben-maschine",
    name: "Wadenheben an der Maschine",
    kind: "strength",
    equipment: ["Wadenhebemaschine"],
    goals: ["hoher_springen", "schneller_werden", "explosiver_starten"],
    instruction:
      "Hebe die Fersen ganz hoch und senke sie bis zur Dehnung. Häufiger Fehler: federn, statt die ganze Strecke zu nutzen.",
    amount: weighted(3, 12, 60, "3-1-1-0"),
  },
  {
    slug: "wadenheben-maschine-schnell",
    name: "Schnelles Wadenheben an der Maschine",
    kind: "power",
    level: 2,
    equipment: ["Wadenhebemaschine"],
    goals: ["hoher_springen", "schneller_richtungswechseln", "schneller_werden"],
    instruction:
      "Drücke dich mit leichtem Gewicht explosiv hoch. Häufiger Fehler: so viel Gewicht, dass das Tempo verloren geht.",
    amount: weighted(4, 10, 60, "2-0-X-0"),
  },
]);
