import { defineExercises, repeated, timed, weighted } from "./define-exercises.ts";

/** Strength over the whole range of motion, for players who want to move better. */
export const MOBILITY_EXERCISES = defineExercises("main", [
  {
    slug: "kosakenkniebeuge",
    name: "Kosaken-Kniebeuge",
    kind: "mobility",
    perSide: true,
    goals: ["beweglicher_werden", "schneller_richtungswechseln", "verletzungen_vorbeugen"],
    instruction:
      "Sinke aus der weiten Grätsche tief über ein Bein, das andere bleibt gestreckt. Häufiger Fehler: die Ferse des Standbeins hebt ab.",
    amount: repeated(3, 6, 45, "3-1-1-0"),
  },
  {
    slug: "neunzig-neunzig-wechsel",
    name: "90-90-Hüftwechsel",
    kind: "mobility",
    goals: ["beweglicher_werden", "schneller_richtungswechseln"],
    instruction:
      "Wechsle im Sitz beide Knie im rechten Winkel von Seite zu Seite, möglichst ohne Hände. Häufiger Fehler: weit nach hinten lehnen.",
    amount: repeated(3, 10, 30, "2-1-2-0"),
  },
  {
    slug: "tiefe-hocke-halten",
    name: "Tiefe Hocke halten",
    kind: "mobility",
    goals: ["beweglicher_werden", "mehr_zweikampfe_gewinnen", "hoher_springen"],
    instruction:
      "Halte die tiefe Hocke mit aufrechter Brust und drücke die Knie nach außen. Häufiger Fehler: auf die Fußspitzen ausweichen.",
    amount: timed(3, 45, 30),
  },
  {
    slug: "stuetz-welle",
    name: "Stütz-Welle",
    kind: "mobility",
    goals: ["beweglicher_werden", "starker_im_wurfarm", "langer_durchhalten"],
    instruction:
      "Wechsle fließend zwischen hoher Hüfte und gestreckter Stützhaltung. Häufiger Fehler: die Schultern fallen zu den Ohren.",
    amount: repeated(3, 8, 30, "3-1-3-0"),
  },
  {
    slug: "schulter-cars",
    name: "Langsames Schulterkreisen unter Spannung",
    kind: "mobility",
    perSide: true,
    goals: ["beweglicher_werden", "starker_im_wurfarm", "verletzungen_vorbeugen"],
    instruction:
      "Kreise den gestreckten Arm so groß und langsam wie möglich, der Rumpf bleibt fest. Häufiger Fehler: mit dem Brustkorb ausweichen.",
    amount: repeated(3, 4, 20, "4-0-4-0"),
  },
  {
    slug: "durchfaedeln-vierfuessler",
    name: "Durchfädeln im Vierfüßlerstand",
    kind: "mobility",
    perSide: true,
    goals: ["beweglicher_werden", "mehr_tore_werfen", "starker_im_wurfarm"],
    instruction:
      "Fädle einen Arm unter dem Körper durch und drehe danach weit auf. Häufiger Fehler: die Hüfte wandert mit zur Seite.",
    amount: repeated(3, 8, 30, "2-1-2-0"),
  },
  {
    slug: "hueftbeuger-aktiv",
    name: "Aktives Beinheben im Sitz",
    kind: "mobility",
    perSide: true,
    goals: ["beweglicher_werden", "schneller_werden", "explosiver_starten"],
    instruction:
      "Hebe im Langsitz das gestreckte Bein über einen gedachten Gegenstand. Häufiger Fehler: sich nach hinten lehnen.",
    amount: repeated(3, 8, 30, "2-0-1-0"),
  },
  {
    slug: "ueberkopf-kniebeuge-band",
    name: "Überkopfkniebeuge mit Band",
    kind: "mobility",
    equipment: ["Theraband"],
    goals: ["beweglicher_werden", "starker_im_wurfarm", "verletzungen_vorbeugen"],
    instruction:
      "Halte das Band gespannt über dem Kopf und gehe tief. Häufiger Fehler: die Arme fallen nach vorn.",
    amount: repeated(3, 8, 45, "3-1-1-0"),
  },
  {
    slug: "kettlebell-windmuehle",
    name: "Windmühle mit Kettlebell",
    kind: "mobility",
    level: 2,
    perSide: true,
    equipment: ["Kettlebell"],
    goals: ["beweglicher_werden", "mehr_tore_werfen", "starker_im_wurfarm"],
    instruction:
      "Halte die Kugel über dem Kopf, schiebe die Hüfte zur Seite und führe die freie Hand zum Fuß. Häufiger Fehler: den Rücken runden.",
    amount: weighted(3, 5, 45, "3-1-2-0"),
  },
]);
