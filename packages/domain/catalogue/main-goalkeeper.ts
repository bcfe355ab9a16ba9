import { defineExercises, repeated, timed, weighted } from "./define-exercises.ts";

const POSITIONS = ["Torwart"] as const;

/** Work for the goal: split step, low reach, reaction, long pass. */
export const GOALKEEPER_EXERCISES = defineExercises("main", [
  {
    slug: "torwart-hampelmannabwehr",
    name: "Hampelmannabwehr",
    kind: "speed",
    positions: POSITIONS,
    goals: ["explosiver_starten", "schneller_richtungswechseln", "hoher_springen"],
    instruction:
      "Reiße aus der Grundstellung Arme und Beine gleichzeitig auseinander und kehre sofort zurück. Häufiger Fehler: nach hinten springen, statt dem Ball entgegen.",
    amount: repeated(5, 6, 60),
  },
  {
    slug: "torwart-tiefe-ecke",
    name: "Ausfall in die tiefe Ecke",
    kind: "speed",
    positions: POSITIONS,
    perSide: true,
    goals: ["schneller_richtungswechseln", "explosiver_starten", "beweglicher_werden"],
    instruction:
      "Stoße dich vom ballfernen Bein ab und bringe Fuß und Hand gemeinsam in die tiefe Ecke. Häufiger Fehler: nur den Fuß strecken, die Hand kommt zu spät.",
    amount: repeated(4, 5, 60),
  },
  {
    slug: "torwart-pfosten-pfosten",
    name: "Von Pfosten zu Pfosten",
    kind: "speed",
    positions: POSITIONS,
    goals: ["schneller_richtungswechseln", "schneller_werden", "langer_durchhalten"],
    instruction:
      "Verschiebe dich mit schnellen Nachstellschritten zwischen den Pfosten und bleibe tief. Häufiger Fehler: sich in der Mitte aufrichten.",
    amount: timed(5, 15, 60),
  },
  {
    slug: "torwart-aufstehen-reaktion",
    name: "Aufstehen und abwehren",
    kind: "speed",
    positions: POSITIONS,
    goals: ["explosiver_starten", "langer_durchhalten", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Lege dich auf die Seite, komme ohne Umweg hoch und geh sofort in eine hohe Parade. Häufiger Fehler: sich mit beiden Händen abstützen.",
    amount: repeated(4, 6, 75),
  },
  {
    slug: "torwart-hohe-ecke",
    name: "Sprung in die hohe Ecke",
    kind: "power",
    positions: POSITIONS,
    perSide: true,
    goals: ["hoher_springen", "explosiver_starten"],
    instruction:
      "Drücke dich vom ballnahen Bein ab und führe beide Hände in die hohe Ecke. Häufiger Fehler: vor dem Absprung tief ausholen und Zeit verlieren.",
    amount: repeated(4, 4, 60),
  },
  {
    slug: "torwart-langer-pass-schatten",
    name: "Langer Pass ohne Ball",
    kind: "power",
    positions: POSITIONS,
    goals: ["starker_im_wurfarm", "mehr_tore_werfen"],
    instruction:
      "Gehe zwei Schritte vor und führe den langen Schlagwurfpass mit vollem Körpereinsatz aus. Häufiger Fehler: aus dem stehenden Oberkörper werfen.",
    amount: repeated(4, 8, 60),
  },
  {
    slug: "torwart-seitgraetsche-kraft",
    name: "Tiefer Seitausfall mit Halten",
    kind: "strength",
    positions: POSITIONS,
    perSide: true,
    goals: ["beweglicher_werden", "schneller_richtungswechseln", "verletzungen_vorbeugen"],
    instruction:
      "Sinke seitlich tief, halte zwei Sekunden und drücke dich zur Mitte zurück. Häufiger Fehler: das Knie wandert nach innen.",
    amount: repeated(3, 8, 60, "2-2-1-0"),
  },
  {
    slug: "torwart-adduktoren-gleiten",
    name: "Grätsche mit Kettlebell",
    kind: "strength",
    positions: POSITIONS,
    equipment: ["Kettlebell"],
    goals: ["beweglicher_werden", "verletzungen_vorbeugen", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Gehe mit weiter Fußstellung in die Hocke, die Kugel hängt zwischen den Beinen. Häufiger Fehler: der Oberkörper kippt nach vorn.",
    amount: weighted(3, 10, 75, "3-1-1-0"),
  },
]);
