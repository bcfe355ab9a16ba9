import { defineExercises, repeated, weighted } from "./define-exercises.ts";

/** Throwing power: arm, trunk and rotation at high speed. */
export const THROW_EXERCISES = defineExercises("main", [
  {
    slug: "explosiver-liegestuetz",
    name: "Explosiver Liegestütz",
    kind: "power",
    level: 2,
    goals: ["starker_im_wurfarm", "mehr_tore_werfen", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Drücke dich so schnell hoch, dass die Hände den Boden verlassen. Häufiger Fehler: die Hüfte hängt bei der Landung durch.",
    amount: repeated(4, 6, 90, "2-0-X-0"),
  },
  {
    slug: "schattenwurf",
    name: "Schattenwurf mit Stemmschritt",
    kind: "power",
    goals: ["mehr_tore_werfen", "starker_im_wurfarm"],
    instruction:
      "Wirf ohne Ball: Stemmschritt, Hüfte, Rumpf, Schulter und Arm folgen nacheinander mit vollem Tempo. Häufiger Fehler: der Arm beginnt vor der Hüfte.",
    amount: repeated(4, 8, 60),
  },
  {
    slug: "rotationssprung",
    name: "Rotationssprung um 180 Grad",
    kind: "power",
    goals: ["mehr_tore_werfen", "schneller_richtungswechseln", "hoher_springen"],
    instruction:
      "Springe ab, drehe dich um die halbe Achse und lande stabil, die Richtung wechselt jedes Mal. Häufiger Fehler: die Drehung nur aus den Schultern holen.",
    amount: repeated(4, 6, 60, "1-1-X-0"),
  },
  {
    slug: "medizinballwurf-ueber-kopf",
    name: "Medizinballwurf über Kopf",
    kind: "power",
    equipment: ["Medizinball"],
    goals: ["mehr_tore_werfen", "starker_im_wurfarm"],
    instruction:
      "Wirf den Ball aus dem Stand mit ganzer Körperspannung gegen die Wand oder weit nach vorn. Häufiger Fehler: ins Hohlkreuz ausholen und nur mit den Armen werfen.",
    amount: repeated(4, 6, 90, "1-0-X-0"),
  },
  {
    slug: "medizinball-rotationswurf",
    name: "Rotationswurf gegen die Wand",
    kind: "power",
    perSide: true,
    equipment: ["Medizinball"],
    goals: ["mehr_tore_werfen", "starker_im_wurfarm", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Stehe seitlich zur Wand und wirf den Ball mit einer schnellen Drehung aus der Hüfte. Häufiger Fehler: der hintere Fuß dreht nicht mit.",
    amount: repeated(3, 6, 60, "1-0-X-0"),
  },
  {
    slug: "medizinballwurf-im-knien",
    name: "Medizinballwurf im Knien",
    kind: "power",
    equipment: ["Medizinball"],
    goals: ["mehr_tore_werfen", "starker_im_wurfarm"],
    instruction:
      "Wirf den Ball aus dem Kniestand mit beiden Händen von der Brust. Häufiger Fehler: die Hüfte einknicken lassen.",
    amount: repeated(4, 8, 75, "1-0-X-0"),
  },
  {
    slug: "medizinball-schmettern",
    name: "Medizinball schmettern",
    kind: "power",
    equipment: ["Medizinball"],
    goals: ["starker_im_wurfarm", "langer_durchhalten", "mehr_tore_werfen"],
    instruction:
      "Strecke dich ganz und schmettere den Ball mit Rumpf und Armen vor dich auf den Boden. Häufiger Fehler: mit rundem Rücken aufheben.",
    amount: repeated(4, 8, 75, "1-0-X-0"),
  },
  {
    slug: "medizinball-brustpass-sprung",
    name: "Brustpass aus der Hocke",
    kind: "power",
    equipment: ["Medizinball"],
    goals: ["mehr_zweikampfe_gewinnen", "explosiver_starten", "mehr_tore_werfen"],
    instruction:
      "Gehe in die halbe Hocke und stoße den Ball mit gestreckter Hüfte weit nach vorn. Häufiger Fehler: die Arme stoßen, bevor die Beine gestreckt sind.",
    amount: repeated(4, 6, 75, "1-0-X-0"),
  },
  {
    slug: "schlagwurf-gegen-band",
    name: "Schlagwurf gegen Band",
    kind: "power",
    perSide: true,
    equipment: ["Theraband"],
    goals: ["mehr_tore_werfen", "starker_im_wurfarm"],
    instruction:
      "Befestige das Band hinter dir und führe die Wurfbewegung schnell, zurück langsam. Häufiger Fehler: der Ellbogen fällt unter Schulterhöhe.",
    amount: repeated(3, 10, 60, "3-0-X-0"),
  },
  {
    slug: "band-rotation-schnell",
    name: "Rumpfrotation gegen Band",
    kind: "power",
    perSide: true,
    equipment: ["Theraband"],
    goals: ["mehr_tore_werfen", "starker_im_wurfarm", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Ziehe das Band mit gestreckten Armen schnell quer vor dem Körper und führe es langsam zurück. Häufiger Fehler: nur die Arme bewegen.",
    amount: repeated(3, 10, 45, "2-0-X-0"),
  },
  {
    slug: "kabelzug-rotation",
    name: "Kabelzug-Rotation",
    kind: "power",
    perSide: true,
    equipment: ["Kabelzugturm"],
    goals: ["mehr_tore_werfen", "starker_im_wurfarm", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Drehe Hüfte und Rumpf explosiv vom Turm weg, die Arme bleiben lang. Häufiger Fehler: die Füße bleiben stehen und der Rücken verdreht sich.",
    amount: weighted(3, 8, 60, "2-0-X-0"),
  },
  {
    slug: "kabelzug-wurfbewegung",
    name: "Wurfbewegung am Kabelzug",
    kind: "power",
    level: 2,
    perSide: true,
    equipment: ["Kabelzugturm"],
    goals: ["starker_im_wurfarm", "mehr_tore_werfen"],
    instruction:
      "Ziehe den Griff in der Wurfbewegung nach vorn und bremse den Rückweg. Häufiger Fehler: zu viel Gewicht, sodass die Technik zerfällt.",
    amount: weighted(3, 8, 60, "3-0-X-0"),
  },
  {
    slug: "hantel-reissen-einarmig",
    name: "Einarmiges Hantelreißen",
    kind: "power",
    level: 3,
    perSide: true,
    equipment: ["Hanteln"],
    goals: ["starker_im_wurfarm", "hoher_springen", "explosiver_starten"],
    instruction:
      "Ziehe die Hantel mit gestreckter Hüfte nah am Körper hoch und fange sie über dem Kopf ab. Häufiger Fehler: die Hantel in einem weiten Bogen schwingen.",
    amount: weighted(3, 5, 75, "1-0-X-0"),
  },
]);
