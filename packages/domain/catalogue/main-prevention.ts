import { defineExercises, repeated, timed, weighted } from "./define-exercises.ts";

/**
 * Shoulder, knee, groin, hamstring and ankle: the kinds of exercise of the handball prevention trials
 * (sources in the README).
 */
export const PREVENTION_EXERCISES = defineExercises("main", [
  {
    slug: "bauchlage-y-t-w",
    name: "Y-T-W in Bauchlage",
    kind: "prevention",
    goals: ["verletzungen_vorbeugen", "starker_im_wurfarm"],
    instruction:
      "Hebe die Arme in Bauchlage nacheinander als Y, T und W vom Boden und ziehe die Schulterblätter zusammen. Häufiger Fehler: den Kopf in den Nacken legen.",
    amount: repeated(3, 9, 45, "2-1-1-0"),
  },
  {
    slug: "schulter-taps",
    name: "Schultertippen im Stütz",
    kind: "prevention",
    goals: ["verletzungen_vorbeugen", "mehr_zweikampfe_gewinnen", "starker_im_wurfarm"],
    instruction:
      "Tippe im hohen Stütz abwechselnd mit der Hand an die Gegenschulter. Häufiger Fehler: das Becken schaukelt mit.",
    amount: repeated(3, 16, 45),
  },
  {
    slug: "schwimmer-bauchlage",
    name: "Schwimmer in Bauchlage",
    kind: "prevention",
    goals: ["verletzungen_vorbeugen", "beweglicher_werden", "starker_im_wurfarm"],
    instruction:
      "Führe die gestreckten Arme in Bauchlage in großem Bogen von den Hüften über den Kopf. Häufiger Fehler: die Arme zwischendurch ablegen.",
    amount: repeated(3, 10, 45, "2-0-2-0"),
  },
  {
    slug: "band-aussenrotation-90",
    name: "Außenrotation in 90 Grad mit Band",
    kind: "prevention",
    perSide: true,
    equipment: ["Theraband"],
    goals: ["verletzungen_vorbeugen", "starker_im_wurfarm"],
    instruction:
      "Hebe den Ellbogen auf Schulterhöhe, drehe den Unterarm nach hinten und lass drei Sekunden lang nach. Häufiger Fehler: der Ellbogen sinkt ab.",
    amount: repeated(3, 12, 40, "3-0-1-0"),
  },
  {
    slug: "band-auseinanderziehen",
    name: "Band auseinanderziehen",
    kind: "prevention",
    equipment: ["Theraband"],
    goals: ["verletzungen_vorbeugen", "starker_im_wurfarm", "mehr_tore_werfen"],
    instruction:
      "Ziehe das Band mit gestreckten Armen auf Brusthöhe auseinander. Häufiger Fehler: die Schultern hochziehen.",
    amount: repeated(3, 15, 45, "2-1-1-0"),
  },
  {
    slug: "hantel-aussenrotation-seitlage",
    name: "Außenrotation in Seitlage mit Hantel",
    kind: "prevention",
    perSide: true,
    equipment: ["Hanteln"],
    goals: ["verletzungen_vorbeugen", "starker_im_wurfarm"],
    instruction:
      "Hebe die leichte Hantel mit angelegtem Ellbogen und senke sie langsam. Häufiger Fehler: zu schwer und mit Schwung.",
    amount: weighted(3, 12, 40, "3-0-1-0"),
  },
  {
    slug: "medizinball-schulter-prellen",
    name: "Medizinball an die Wand prellen",
    kind: "prevention",
    perSide: true,
    equipment: ["Medizinball"],
    goals: ["verletzungen_vorbeugen", "starker_im_wurfarm", "langer_durchhalten"],
    instruction:
      "Prelle einen leichten Ball einhändig über Kopfhöhe schnell gegen die Wand. Häufiger Fehler: ein so schwerer Ball, dass die Schulter nach vorn kippt.",
    amount: timed(3, 20, 45),
  },
  {
    slug: "nordische-beinbeuge",
    name: "Nordische Beinbeuge",
    kind: "prevention",
    level: 2,
    goals: ["verletzungen_vorbeugen", "schneller_werden"],
    instruction:
      "Lass dich im Kniestand mit fixierten Füßen langsam nach vorn sinken und fange dich mit den Händen. Häufiger Fehler: in der Hüfte abknicken.",
    amount: repeated(3, 5, 90, "4-0-2-0"),
  },
  {
    slug: "beinbeuger-gleiten",
    name: "Fersengleiten in der Brücke",
    kind: "prevention",
    goals: ["verletzungen_vorbeugen", "schneller_werden", "explosiver_starten"],
    instruction:
      "Schiebe in der Hüftbrücke die Fersen auf Socken oder einem Handtuch langsam weg und ziehe sie zurück. Häufiger Fehler: die Hüfte sinkt ab.",
    amount: repeated(3, 8, 60, "3-0-2-0"),
  },
  {
    slug: "kopenhagen-stuetz",
    name: "Kopenhagen-Stütz",
    kind: "prevention",
    level: 2,
    perSide: true,
    goals: ["verletzungen_vorbeugen", "schneller_richtungswechseln"],
    instruction:
      "Lege im Seitstütz das obere Bein auf eine Bank und halte die Hüfte hoch. Häufiger Fehler: die Hüfte dreht nach hinten.",
    amount: timed(3, 20, 45),
  },
  {
    slug: "einbeinstand-stoerung",
    name: "Einbeinstand mit Kopfdrehung",
    kind: "prevention",
    perSide: true,
    goals: ["verletzungen_vorbeugen", "mehr_zweikampfe_gewinnen", "beweglicher_werden"],
    instruction:
      "Stehe mit leicht gebeugtem Knie auf einem Bein und drehe den Kopf, später mit geschlossenen Augen. Häufiger Fehler: das Knie durchstrecken.",
    amount: timed(3, 30, 20),
  },
  {
    slug: "einbeinige-kniebeuge-kontrolle",
    name: "Einbeinige Teilkniebeuge",
    kind: "prevention",
    perSide: true,
    goals: ["verletzungen_vorbeugen", "schneller_richtungswechseln", "hoher_springen"],
    instruction:
      "Beuge das Standbein langsam, das Knie bleibt über dem zweiten Zeh. Häufiger Fehler: das Knie wandert nach innen.",
    amount: repeated(3, 8, 45, "3-1-1-0"),
  },
  {
    slug: "landung-mit-drehung",
    name: "Sprunglandung mit Vierteldrehung",
    kind: "prevention",
    goals: ["verletzungen_vorbeugen", "schneller_richtungswechseln", "hoher_springen"],
    instruction:
      "Springe mit einer Vierteldrehung ab, lande weich und halte zwei Sekunden. Häufiger Fehler: steif und mit zusammengekippten Knien landen.",
    amount: repeated(3, 8, 60, "1-2-X-0"),
  },
]);
