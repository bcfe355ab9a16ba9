import { covered, defineExercises, repeated, timed } from "./define-exercises.ts";

/** Endurance in the game's rhythm; it closes the main part. */
export const ENDURANCE_EXERCISES = defineExercises("main", [
  {
    slug: "tempolauf-200m",
    name: "Tempoläufe über 200 Meter",
    kind: "endurance",
    goals: ["langer_durchhalten", "schneller_werden"],
    instruction:
      "Laufe zügig und gleichmäßig, die letzte Wiederholung so schnell wie die erste. Häufiger Fehler: zu schnell beginnen.",
    amount: covered(4, 200, 60),
  },
  {
    slug: "pendellauf-20m",
    name: "Pendellauf über 20 Meter",
    kind: "endurance",
    goals: ["langer_durchhalten", "schneller_richtungswechseln"],
    instruction:
      "Pendle zwischen zwei Linien und wende jedes Mal auf dem anderen Bein. Häufiger Fehler: in großen Bögen wenden.",
    amount: covered(4, 120, 60),
  },
  {
    slug: "intervall-15-15",
    name: "15-15-Intervalle",
    kind: "endurance",
    goals: ["langer_durchhalten"],
    instruction:
      "Laufe 15 Sekunden schnell und trabe in der Pause locker weiter. Häufiger Fehler: in der Pause stehen bleiben.",
    amount: timed(12, 15, 15),
  },
  {
    slug: "wiederholte-sprints",
    name: "Wiederholte Sprints",
    kind: "endurance",
    goals: ["langer_durchhalten", "schneller_werden", "explosiver_starten"],
    instruction:
      "Sprinte jede Wiederholung voll, auch wenn die Pause kurz ist. Häufiger Fehler: sich die Kraft einteilen.",
    amount: covered(6, 30, 20),
  },
  {
    slug: "burpee",
    name: "Burpee",
    kind: "endurance",
    goals: ["langer_durchhalten", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Gehe in den Stütz, senke die Brust, komme hoch und springe. Häufiger Fehler: im Stütz die Hüfte durchhängen lassen.",
    amount: repeated(4, 10, 60),
  },
  {
    slug: "bergsteiger-schnell",
    name: "Bergsteiger schnell",
    kind: "endurance",
    goals: ["langer_durchhalten", "mehr_zweikampfe_gewinnen", "explosiver_starten"],
    instruction:
      "Ziehe im Stütz die Knie schnell im Wechsel zur Brust. Häufiger Fehler: das Gesäß hebt sich und die Schritte werden kurz.",
    amount: timed(4, 30, 30),
  },
  {
    slug: "abwehrzirkel",
    name: "Abwehrarbeit im Intervall",
    kind: "endurance",
    positions: ["Kreisläufer", "Außenspieler", "Rückraumspieler", "Mittespieler"],
    goals: ["langer_durchhalten", "mehr_zweikampfe_gewinnen", "schneller_richtungswechseln"],
    instruction:
      "Verschiebe, tritt heraus und sinke zurück, ohne die tiefe Haltung zu verlassen. Häufiger Fehler: mit der Müdigkeit aufrecht werden.",
    amount: timed(6, 30, 30),
  },
  {
    slug: "gegenstoss-serie",
    name: "Gegenstoßserie",
    kind: "endurance",
    goals: ["langer_durchhalten", "schneller_werden"],
    positions: ["Außenspieler", "Kreisläufer", "Rückraumspieler", "Mittespieler"],
    instruction:
      "Sprinte nach vorn, wende und laufe in der Rückwärtsbewegung zügig zurück. Häufiger Fehler: den Rückweg nur traben.",
    amount: covered(6, 60, 40),
  },
  {
    slug: "torwart-paradenserie",
    name: "Paradenserie im Intervall",
    kind: "endurance",
    positions: ["Torwart"],
    goals: ["langer_durchhalten", "explosiver_starten"],
    instruction:
      "Wechsle hohe und tiefe Paraden links und rechts ohne Pause und kehre stets in die Grundstellung zurück. Häufiger Fehler: die Grundstellung auslassen.",
    amount: timed(6, 20, 40),
  },
  {
    slug: "dauerlauf-fahrtspiel",
    name: "Fahrtspiel",
    kind: "endurance",
    goals: ["langer_durchhalten"],
    instruction:
      "Laufe locker und streue jede Minute zwanzig schnelle Schritte ein. Häufiger Fehler: die lockeren Abschnitte zu schnell laufen.",
    amount: timed(2, 240, 60),
  },
  {
    slug: "seilspringen-intervall",
    name: "Seilspringen im Intervall",
    kind: "endurance",
    equipment: ["Rope"],
    goals: ["langer_durchhalten", "hoher_springen"],
    instruction:
      "Springe gleichmäßig schnell und wechsle zwischen beidbeinig und Laufschritt. Häufiger Fehler: mit der Müdigkeit hart landen.",
    amount: timed(6, 40, 20),
  },
  {
    slug: "schlittenschub-intervall",
    name: "Schlittenschub im Intervall",
    kind: "endurance",
    equipment: ["Schlitten"],
    goals: ["langer_durchhalten", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Schiebe den leichten Schlitten zügig hin und zurück. Häufiger Fehler: nach der Wende aufrecht gehen.",
    amount: covered(5, 40, 60),
  },
  {
    slug: "kettlebell-swing-intervall",
    name: "Kettlebell-Swings im Intervall",
    kind: "endurance",
    equipment: ["Kettlebell"],
    goals: ["langer_durchhalten", "explosiver_starten"],
    instruction:
      "Schwinge mit leichter Kugel im gleichmäßigen Takt. Häufiger Fehler: mit der Müdigkeit den Rücken runden.",
    amount: timed(5, 30, 30),
  },
]);
