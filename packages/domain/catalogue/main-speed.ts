import { covered, defineExercises, repeated, timed } from "./define-exercises.ts";

/** Sprint, change of direction and quick feet: short, fully rested, at the start of the main part. */
export const SPEED_EXERCISES = defineExercises("main", [
  {
    slug: "sprint-10m",
    name: "Antritt über 10 Meter",
    kind: "speed",
    goals: ["explosiver_starten", "schneller_werden"],
    instruction:
      "Starte aus der Schrittstellung, drücke dich flach nach vorn ab und sprinte durch die Linie. Häufiger Fehler: sich nach dem ersten Schritt aufrichten.",
    amount: covered(6, 10, 75),
  },
  {
    slug: "fallstart",
    name: "Fallstart",
    kind: "speed",
    goals: ["explosiver_starten", "schneller_werden", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Lass dich gestreckt nach vorn fallen und fange dich erst spät mit einem schnellen ersten Schritt. Häufiger Fehler: in der Hüfte abknicken.",
    amount: covered(5, 10, 75),
  },
  {
    slug: "sprint-aus-bauchlage",
    name: "Sprint aus der Bauchlage",
    kind: "speed",
    goals: ["explosiver_starten", "schneller_werden"],
    instruction:
      "Komme aus der Bauchlage so schnell wie möglich hoch und sprinte los. Häufiger Fehler: sich erst ganz aufrichten und dann laufen.",
    amount: covered(5, 15, 90),
  },
  {
    slug: "sprint-30m-gegenstoss",
    name: "Gegenstoßsprint über 30 Meter",
    kind: "speed",
    goals: ["schneller_werden", "mehr_tore_werfen"],
    instruction:
      "Beschleunige zehn Meter und laufe dann aufrecht mit hohem Tempo, der Blick geht einmal über die Schulter zum Ball. Häufiger Fehler: die Arme verkrampfen.",
    amount: covered(5, 30, 120),
  },
  {
    slug: "fliegender-sprint",
    name: "Fliegender Sprint",
    kind: "speed",
    goals: ["schneller_werden"],
    level: 2,
    instruction:
      "Steigere das Tempo über 20 Meter und halte es weitere 20 Meter bei höchster Geschwindigkeit. Häufiger Fehler: vor der Linie abbremsen.",
    amount: covered(4, 40, 150),
  },
  {
    slug: "wandsprint",
    name: "Wandsprint",
    kind: "speed",
    goals: ["explosiver_starten", "schneller_werden"],
    instruction:
      "Stütze dich schräg gegen eine Wand und wechsle die Knie mit voller Schnelligkeit. Häufiger Fehler: die Hüfte sackt nach hinten.",
    amount: timed(5, 10, 60),
  },
  {
    slug: "t-lauf",
    name: "T-Lauf",
    kind: "speed",
    goals: ["schneller_richtungswechseln", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Sprinte vor, schiebe dich seitwärts nach links und rechts und laufe rückwärts zum Start. Häufiger Fehler: beim Seitwärtslaufen die Füße kreuzen.",
    amount: covered(5, 30, 90),
  },
  {
    slug: "505-wende",
    name: "Wendesprint 5-0-5",
    kind: "speed",
    goals: ["schneller_richtungswechseln", "explosiver_starten"],
    instruction:
      "Sprinte 15 Meter, wende auf einem Fuß und sprinte 5 Meter zurück, die Seiten wechseln sich ab. Häufiger Fehler: zu hoch in die Wende gehen und mehrere kleine Schritte brauchen.",
    amount: covered(6, 20, 75),
  },
  {
    slug: "zickzack-sprint",
    name: "Zickzack-Sprint",
    kind: "speed",
    goals: ["schneller_richtungswechseln", "schneller_werden"],
    instruction:
      "Sprinte im Zickzack um fünf Markierungen und stoße dich jedes Mal vom äußeren Bein ab. Häufiger Fehler: große Bögen laufen.",
    amount: covered(5, 25, 90),
  },
  {
    slug: "koerpertaeuschung-antritt",
    name: "Körpertäuschung mit Antritt",
    kind: "speed",
    perSide: true,
    positions: ["Kreisläufer", "Außenspieler", "Rückraumspieler", "Mittespieler"],
    goals: ["schneller_richtungswechseln", "mehr_zweikampfe_gewinnen", "mehr_tore_werfen"],
    instruction:
      "Täusche mit einem langen Schritt zur einen Seite, drücke dich ab und trete drei Schritte zur anderen an. Häufiger Fehler: nur mit dem Oberkörper täuschen, der Schwerpunkt bleibt stehen.",
    amount: repeated(4, 4, 60),
  },
  {
    slug: "abwehr-shuffle-herausruecken",
    name: "Abwehr-Shuffle mit Heraustreten",
    kind: "speed",
    positions: ["Kreisläufer", "Außenspieler", "Rückraumspieler", "Mittespieler"],
    goals: ["schneller_richtungswechseln", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Verschiebe drei Schritte seitwärts, tritt explosiv zwei Schritte heraus und sinke zurück. Häufiger Fehler: mit gestreckten Knien heraustreten.",
    amount: timed(5, 15, 60),
  },
  {
    slug: "schnelle-fuesse-linie",
    name: "Schnelle Füße über die Linie",
    kind: "speed",
    goals: ["schneller_richtungswechseln", "schneller_werden"],
    instruction:
      "Trete so schnell wie möglich vor und zurück über eine Linie, auf dem Vorfuß. Häufiger Fehler: den Oberkörper nach hinten lehnen.",
    amount: timed(5, 10, 50),
  },
  {
    slug: "seilspringen-schnell",
    name: "Seilspringen mit höchster Frequenz",
    kind: "speed",
    equipment: ["Rope"],
    goals: ["schneller_werden", "schneller_richtungswechseln", "hoher_springen"],
    instruction:
      "Springe im Laufschritt so schnell du sauber kannst. Häufiger Fehler: die Arme öffnen sich und das Seil wird kurz.",
    amount: timed(5, 15, 45),
  },
  {
    slug: "schlittensprint",
    name: "Schlittensprint",
    kind: "speed",
    equipment: ["Schlitten"],
    goals: ["explosiver_starten", "schneller_werden", "mehr_zweikampfe_gewinnen"],
    level: 2,
    instruction:
      "Schiebe den leichten Schlitten mit gestreckten Armen und langen, kraftvollen Schritten. Häufiger Fehler: so viel Last, dass aus dem Sprint ein Gehen wird.",
    amount: covered(5, 15, 120),
  },
  {
    slug: "band-antritt-widerstand",
    name: "Sprintkniehub gegen Band",
    kind: "speed",
    perSide: true,
    equipment: ["Theraband"],
    goals: ["schneller_werden", "explosiver_starten"],
    instruction:
      "Lege das Band um beide Füße und reiße ein Knie schnell nach oben, das Standbein bleibt gestreckt. Häufiger Fehler: den Oberkörper nach hinten lehnen.",
    amount: repeated(4, 8, 45),
  },
]);
