import { defineExercises, repeated, weighted } from "./define-exercises.ts";

/** Strength with dumbbell, kettlebell, band, ball and cable. */
export const FREE_WEIGHT_EXERCISES = defineExercises("main", [
  {
    slug: "kurzhantel-bankdruecken",
    name: "Kurzhantel-Bankdrücken",
    kind: "strength",
    equipment: ["Hanteln"],
    goals: ["starker_im_wurfarm", "mehr_zweikampfe_gewinnen", "mehr_tore_werfen"],
    instruction:
      "Senke die Hanteln neben die Brust und drücke sie kraftvoll hoch, notfalls auf dem Boden liegend. Häufiger Fehler: die Schultern lösen sich von der Unterlage.",
    amount: weighted(4, 8, 90, "2-0-X-0"),
  },
  {
    slug: "hantel-rudern",
    name: "Einarmiges Hantelrudern",
    kind: "strength",
    perSide: true,
    equipment: ["Hanteln"],
    goals: ["starker_im_wurfarm", "mehr_zweikampfe_gewinnen", "verletzungen_vorbeugen"],
    instruction:
      "Ziehe die Hantel mit geradem Rücken zur Hüfte. Häufiger Fehler: den Rumpf mitdrehen.",
    amount: weighted(3, 10, 60, "2-1-1-0"),
  },
  {
    slug: "hantel-kniebeuge",
    name: "Kniebeuge mit Hanteln",
    kind: "strength",
    equipment: ["Hanteln"],
    goals: ["hoher_springen", "mehr_zweikampfe_gewinnen", "explosiver_starten"],
    instruction:
      "Halte die Hanteln an den Schultern und gehe tief, die Knie zeigen über die Zehen. Häufiger Fehler: der Rücken rundet sich unten.",
    amount: weighted(4, 8, 100, "3-0-X-0"),
  },
  {
    slug: "hantel-rumaenisches-kreuzheben",
    name: "Rumänisches Kreuzheben mit Hanteln",
    kind: "strength",
    equipment: ["Hanteln"],
    goals: ["schneller_werden", "explosiver_starten", "verletzungen_vorbeugen"],
    instruction:
      "Schiebe die Hüfte weit zurück, die Hanteln gleiten an den Beinen entlang. Häufiger Fehler: aus dem runden Rücken heben.",
    amount: weighted(4, 8, 90, "3-0-1-0"),
  },
  {
    slug: "hantel-ausfallschritt-zurueck",
    name: "Ausfallschritt rückwärts mit Hanteln",
    kind: "strength",
    perSide: true,
    equipment: ["Hanteln"],
    goals: ["schneller_richtungswechseln", "schneller_werden", "hoher_springen"],
    instruction:
      "Setze einen langen Schritt zurück und drücke dich über die vordere Ferse hoch. Häufiger Fehler: das vordere Knie kippt nach innen.",
    amount: weighted(3, 8, 60, "2-0-1-0"),
  },
  {
    slug: "hantel-schulterdruecken-kniend",
    name: "Schulterdrücken im Halbkniestand",
    kind: "strength",
    perSide: true,
    equipment: ["Hanteln"],
    goals: ["starker_im_wurfarm", "mehr_tore_werfen"],
    instruction:
      "Drücke die Hantel einarmig über den Kopf, die Rippen bleiben unten. Häufiger Fehler: ins Hohlkreuz ausweichen.",
    amount: weighted(3, 8, 60, "2-0-1-0"),
  },
  {
    slug: "box-aufsteigen-hanteln",
    name: "Aufsteigen auf die Box mit Hanteln",
    kind: "strength",
    perSide: true,
    equipment: ["Sprungbox", "Hanteln"],
    goals: ["hoher_springen", "explosiver_starten", "schneller_werden"],
    instruction:
      "Steige mit einem Bein kraftvoll auf die Box und senke dich langsam ab. Häufiger Fehler: sich mit dem unteren Fuß abstoßen.",
    amount: weighted(3, 8, 60, "3-0-X-0"),
  },
  {
    slug: "box-aufsteigen",
    name: "Aufsteigen auf die Box",
    kind: "strength",
    perSide: true,
    equipment: ["Sprungbox"],
    goals: ["hoher_springen", "langer_durchhalten", "verletzungen_vorbeugen"],
    instruction:
      "Steige mit ganzem Fuß auf die Box und kontrolliere den Weg nach unten. Häufiger Fehler: das Knie fällt beim Absenken nach innen.",
    amount: repeated(3, 10, 60, "3-0-1-0"),
  },
  {
    slug: "kettlebell-goblet-kniebeuge",
    name: "Goblet-Kniebeuge",
    kind: "strength",
    equipment: ["Kettlebell"],
    goals: ["mehr_zweikampfe_gewinnen", "hoher_springen", "beweglicher_werden"],
    instruction:
      "Halte die Kugel vor der Brust und sinke zwischen die Fersen. Häufiger Fehler: die Kugel zieht den Oberkörper nach vorn.",
    amount: weighted(4, 10, 90, "3-1-1-0"),
  },
  {
    slug: "koffertragen-kettlebell",
    name: "Koffertragen mit Kettlebell",
    kind: "strength",
    perSide: true,
    equipment: ["Kettlebell"],
    goals: ["mehr_zweikampfe_gewinnen", "langer_durchhalten", "verletzungen_vorbeugen"],
    instruction:
      "Gehe aufrecht zwanzig Schritte, die Kugel hängt an einer Seite. Häufiger Fehler: sich zur Gegenseite lehnen.",
    amount: weighted(3, 20, 45),
  },
  {
    slug: "kettlebell-tuerkisches-aufstehen",
    name: "Türkisches Aufstehen",
    kind: "strength",
    level: 3,
    perSide: true,
    equipment: ["Kettlebell"],
    goals: ["starker_im_wurfarm", "beweglicher_werden", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Stehe mit gestrecktem Arm über der Kugel aus der Rückenlage in ruhigen Schritten auf. Häufiger Fehler: den Blick von der Kugel nehmen.",
    amount: weighted(3, 3, 75, "5-0-5-0"),
  },
  {
    slug: "kettlebell-einbeiniges-kreuzheben",
    name: "Einbeiniges Kreuzheben mit Kettlebell",
    kind: "strength",
    perSide: true,
    equipment: ["Kettlebell"],
    goals: ["schneller_werden", "verletzungen_vorbeugen", "schneller_richtungswechseln"],
    instruction:
      "Kippe mit geradem Rücken nach vorn und führe die Kugel zum Schienbein. Häufiger Fehler: die Hüfte dreht sich auf.",
    amount: weighted(3, 8, 60, "3-0-1-0"),
  },
  {
    slug: "band-rudern",
    name: "Rudern mit Band im Sitzen",
    kind: "strength",
    equipment: ["Theraband"],
    goals: ["starker_im_wurfarm", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Lege das Band um die Füße und ziehe die Ellbogen nah am Körper zurück. Häufiger Fehler: sich mit dem Oberkörper nach hinten werfen.",
    amount: repeated(3, 15, 60, "2-1-1-0"),
  },
  {
    slug: "band-pallof",
    name: "Rumpfhalten gegen seitlichen Zug",
    kind: "strength",
    perSide: true,
    equipment: ["Theraband"],
    goals: ["mehr_zweikampfe_gewinnen", "mehr_tore_werfen", "verletzungen_vorbeugen"],
    instruction:
      "Drücke das seitlich befestigte Band von der Brust weg und lass dich nicht drehen. Häufiger Fehler: sich gegen den Zug lehnen.",
    amount: repeated(3, 10, 45, "2-2-1-0"),
  },
  {
    slug: "medizinball-holzhacker",
    name: "Holzhacker mit Medizinball",
    kind: "strength",
    perSide: true,
    equipment: ["Medizinball"],
    goals: ["mehr_tore_werfen", "mehr_zweikampfe_gewinnen", "langer_durchhalten"],
    instruction:
      "Führe den Ball diagonal vom Knie über die Gegenschulter und bremse den Rückweg. Häufiger Fehler: den Rücken beugen, statt in die Knie zu gehen.",
    amount: repeated(3, 10, 45, "2-0-1-0"),
  },
  {
    slug: "medizinball-liegestuetz",
    name: "Liegestütz mit einer Hand auf dem Medizinball",
    kind: "strength",
    level: 2,
    perSide: true,
    equipment: ["Medizinball"],
    goals: ["starker_im_wurfarm", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Stütze eine Hand auf den Ball und halte Schultern und Becken waagerecht. Häufiger Fehler: das Gewicht ganz auf den Arm am Boden verlagern.",
    amount: repeated(3, 6, 60, "2-0-1-0"),
  },
  {
    slug: "kabelzug-face-pull",
    name: "Zug zum Gesicht am Kabelturm",
    kind: "prevention",
    equipment: ["Kabelzugturm"],
    goals: ["verletzungen_vorbeugen", "starker_im_wurfarm"],
    instruction:
      "Ziehe das Seil zur Stirn und drehe die Hände nach hinten. Häufiger Fehler: mit dem unteren Rücken nachhelfen.",
    amount: weighted(3, 15, 60, "2-1-1-0"),
  },
  {
    slug: "kabelzug-rudern-einarmig",
    name: "Einarmiges Rudern am Kabelturm",
    kind: "strength",
    perSide: true,
    equipment: ["Kabelzugturm"],
    goals: ["mehr_zweikampfe_gewinnen", "starker_im_wurfarm"],
    instruction:
      "Ziehe im stabilen Stand zur Hüfte, ohne den Rumpf zu drehen. Häufiger Fehler: die Schulter rollt am Ende nach vorn.",
    amount: weighted(3, 10, 60, "2-1-1-0"),
  },
]);
