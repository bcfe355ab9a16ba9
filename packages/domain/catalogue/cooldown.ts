import { covered, defineExercises, repeated, timed } from "./define-exercises.ts";

/** Cool-down: calm down first, then stretch what was used most. */
export const COOLDOWN_EXERCISES = defineExercises("cooldown", [
  {
    slug: "auslaufen",
    name: "Auslaufen",
    kind: "recovery",
    goals: ["langer_durchhalten", "verletzungen_vorbeugen"],
    instruction:
      "Trabe so langsam, dass dein Atem ruhig wird. Häufiger Fehler: aus Gewohnheit im Trainingstempo weiterlaufen.",
    amount: covered(1, 800, 0),
  },
  {
    slug: "gehen-mit-atmung",
    name: "Gehen mit langer Ausatmung",
    kind: "recovery",
    goals: ["langer_durchhalten", "beweglicher_werden"],
    instruction:
      "Gehe ruhig und atme doppelt so lange aus wie ein. Häufiger Fehler: flach in die Brust atmen.",
    amount: timed(1, 180, 0),
  },
  {
    slug: "atmung-in-rueckenlage",
    name: "Bauchatmung in Rückenlage",
    kind: "recovery",
    goals: ["langer_durchhalten", "verletzungen_vorbeugen"],
    instruction:
      "Lege die Beine hoch und atme tief in den Bauch, die Hände spüren die Bewegung. Häufiger Fehler: die Schultern mit anheben.",
    amount: timed(1, 180, 0),
  },
  {
    slug: "ausschuetteln",
    name: "Arme und Beine ausschütteln",
    kind: "recovery",
    goals: ["beweglicher_werden", "schneller_werden"],
    instruction:
      "Schüttle nacheinander Beine, Hüfte, Schultern und Wurfarm locker aus. Häufiger Fehler: dabei die Muskeln anspannen.",
    amount: timed(1, 120, 0),
  },
  {
    slug: "dehnung-hueftbeuger",
    name: "Hüftbeugerdehnung im Kniestand",
    kind: "stretch",
    perSide: true,
    goals: ["beweglicher_werden", "schneller_werden", "explosiver_starten"],
    instruction:
      "Schiebe im Halbkniestand die Hüfte nach vorn und spanne das Gesäß der hinteren Seite an. Häufiger Fehler: ins Hohlkreuz ausweichen.",
    amount: timed(2, 30, 10),
  },
  {
    slug: "dehnung-hintere-schulter",
    name: "Hintere Schulter dehnen",
    kind: "stretch",
    perSide: true,
    goals: ["starker_im_wurfarm", "mehr_tore_werfen", "verletzungen_vorbeugen"],
    instruction:
      "Ziehe den gestreckten Arm waagerecht vor die Brust, die Schulter bleibt tief. Häufiger Fehler: die Schulter zum Ohr ziehen.",
    amount: timed(2, 30, 10),
  },
  {
    slug: "schulterdehnung-seitlage",
    name: "Schulterdehnung in Seitlage",
    kind: "stretch",
    perSide: true,
    goals: ["starker_im_wurfarm", "verletzungen_vorbeugen", "beweglicher_werden"],
    instruction:
      "Liege auf der Schulter, der Oberarm zeigt nach vorn, und drücke den Unterarm sanft zum Boden. Häufiger Fehler: bis in den Schmerz drücken.",
    amount: timed(2, 30, 10),
  },
  {
    slug: "brustdehnung-bauchlage",
    name: "Brustdehnung in Bauchlage",
    kind: "stretch",
    perSide: true,
    goals: ["starker_im_wurfarm", "mehr_tore_werfen", "beweglicher_werden"],
    instruction:
      "Lege einen Arm im rechten Winkel zur Seite und drehe dich langsam von ihm weg. Häufiger Fehler: die Schulter hebt vom Boden ab und rollt nach vorn.",
    amount: timed(2, 30, 10),
  },
  {
    slug: "dehnung-oberschenkelrueckseite",
    name: "Oberschenkelrückseite dehnen",
    kind: "stretch",
    perSide: true,
    goals: ["schneller_werden", "beweglicher_werden", "verletzungen_vorbeugen"],
    instruction:
      "Strecke im Liegen ein Bein nach oben und halte es hinter dem Knie. Häufiger Fehler: das Becken vom Boden abheben.",
    amount: timed(2, 30, 10),
  },
  {
    slug: "dehnung-oberschenkelvorderseite",
    name: "Oberschenkelvorderseite dehnen",
    kind: "stretch",
    perSide: true,
    goals: ["hoher_springen", "beweglicher_werden", "explosiver_starten"],
    instruction:
      "Ziehe im Stand die Ferse zum Gesäß, die Knie bleiben nebeneinander. Häufiger Fehler: die Hüfte beugen und das Knie zur Seite führen.",
    amount: timed(2, 30, 10),
  },
  {
    slug: "wadendehnung",
    name: "Wadendehnung im Schritt",
    kind: "stretch",
    perSide: true,
    goals: ["hoher_springen", "schneller_werden", "verletzungen_vorbeugen"],
    instruction:
      "Drücke im weiten Schritt die hintere Ferse in den Boden, das Knie ist gestreckt. Häufiger Fehler: der hintere Fuß dreht nach außen.",
    amount: timed(2, 30, 10),
  },
  {
    slug: "adduktorendehnung",
    name: "Adduktorendehnung im Grätschsitz",
    kind: "stretch",
    goals: ["schneller_richtungswechseln", "beweglicher_werden", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Setze dich in die Grätsche und neige dich mit langem Rücken nach vorn. Häufiger Fehler: den Rücken rund machen.",
    amount: timed(2, 45, 15),
  },
  {
    slug: "gesaessdehnung-taube",
    name: "Gesäßdehnung in der Taube",
    kind: "stretch",
    perSide: true,
    goals: ["schneller_richtungswechseln", "beweglicher_werden", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Lege das vordere Schienbein quer und senke die Hüfte gerade ab. Häufiger Fehler: zur Seite kippen und das Knie belasten.",
    amount: timed(2, 30, 10),
  },
  {
    slug: "drehdehnlage",
    name: "Drehdehnlage",
    kind: "stretch",
    perSide: true,
    goals: ["mehr_tore_werfen", "starker_im_wurfarm", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Lege in Rückenlage die Knie zu einer Seite ab, beide Schultern bleiben am Boden. Häufiger Fehler: eine Schulter hebt ab.",
    amount: timed(2, 30, 10),
  },
  {
    slug: "kindhaltung",
    name: "Kindhaltung mit langen Armen",
    kind: "stretch",
    goals: ["langer_durchhalten", "beweglicher_werden", "starker_im_wurfarm"],
    instruction:
      "Setze dich auf die Fersen, schiebe die Arme weit nach vorn und atme in den Rücken. Häufiger Fehler: die Luft anhalten.",
    amount: timed(2, 45, 15),
  },
  {
    slug: "katze-kuh",
    name: "Katze und Kuh",
    kind: "stretch",
    goals: ["beweglicher_werden", "explosiver_starten", "langer_durchhalten"],
    instruction:
      "Runde und strecke die Wirbelsäule im Vierfüßlerstand langsam mit dem Atem. Häufiger Fehler: nur den Kopf zu bewegen.",
    amount: repeated(2, 8, 15, "3-0-3-0"),
  },
  {
    slug: "torwart-graetschdehnung",
    name: "Tiefe Seitgrätsche halten",
    kind: "stretch",
    perSide: true,
    positions: ["Torwart"],
    goals: ["beweglicher_werden", "verletzungen_vorbeugen", "schneller_richtungswechseln"],
    instruction:
      "Sinke in der Seitgrätsche tief über ein Bein und halte ruhig. Häufiger Fehler: die Ferse des Standbeins hebt ab.",
    amount: timed(2, 30, 10),
  },
  {
    slug: "unterarmdehnung",
    name: "Unterarme und Handgelenke dehnen",
    kind: "stretch",
    perSide: true,
    goals: ["starker_im_wurfarm", "mehr_tore_werfen", "verletzungen_vorbeugen"],
    instruction:
      "Strecke den Arm aus und ziehe die Finger erst nach oben, dann nach unten. Häufiger Fehler: den Ellbogen beugen.",
    amount: timed(2, 20, 10),
  },
  {
    slug: "latissimusdehnung-band",
    name: "Latissimusdehnung mit Band",
    kind: "stretch",
    perSide: true,
    equipment: ["Theraband"],
    goals: ["starker_im_wurfarm", "beweglicher_werden"],
    instruction:
      "Halte das Band über dem Kopf und neige dich zur Seite, bis du die Flanke spürst. Häufiger Fehler: nach vorn ausweichen.",
    amount: timed(2, 30, 10),
  },
]);
