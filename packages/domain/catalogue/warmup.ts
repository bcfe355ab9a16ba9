import { covered, defineExercises, repeated, timed } from "./define-exercises.ts";

/** Warm-up after the RAMP order: raise the pulse, mobilise, activate. */
export const WARMUP_EXERCISES = defineExercises("warmup", [
  {
    slug: "lockeres-einlaufen",
    name: "Lockeres Einlaufen",
    kind: "raise",
    goals: ["langer_durchhalten", "verletzungen_vorbeugen"],
    instruction:
      "Laufe so locker, dass du dich noch unterhalten kannst, und lass die Schultern hängen. Häufiger Fehler: zu schnell beginnen und schon vor dem Hauptteil müde sein.",
    amount: timed(1, 240, 0),
  },
  {
    slug: "lauf-abc-skipping",
    name: "Lauf-ABC: Skipping",
    kind: "raise",
    goals: ["schneller_werden", "explosiver_starten"],
    instruction:
      "Hebe die Knie bis Hüfthöhe und setze den Fuß aktiv unter der Hüfte auf. Häufiger Fehler: der Oberkörper fällt nach hinten.",
    amount: covered(3, 20, 20),
  },
  {
    slug: "lauf-abc-anfersen",
    name: "Lauf-ABC: Anfersen",
    kind: "raise",
    goals: ["schneller_werden", "verletzungen_vorbeugen"],
    instruction:
      "Führe die Fersen schnell zum Gesäß, die Knie zeigen dabei nach unten. Häufiger Fehler: ins Hohlkreuz fallen.",
    amount: covered(3, 20, 20),
  },
  {
    slug: "seitgalopp-armkreisen",
    name: "Seitgalopp mit Armkreisen",
    kind: "raise",
    goals: ["schneller_richtungswechseln", "beweglicher_werden", "starker_im_wurfarm"],
    instruction:
      "Galoppiere seitwärts und kreise die Arme groß vor und zurück, nach jeder Bahn wechselst du die Richtung. Häufiger Fehler: die Füße schlagen zusammen, statt flach zu gleiten.",
    amount: covered(4, 20, 15),
  },
  {
    slug: "hampelmann",
    name: "Hampelmann",
    kind: "raise",
    goals: ["langer_durchhalten", "hoher_springen"],
    instruction:
      "Springe locker auf dem Vorfuß und führe die Arme ganz über den Kopf. Häufiger Fehler: hart auf den Fersen landen.",
    amount: timed(3, 40, 20),
  },
  {
    slug: "abwehrschritte-dreieck",
    name: "Abwehrschritte im Dreieck",
    kind: "raise",
    positions: ["Kreisläufer", "Außenspieler", "Rückraumspieler", "Mittespieler"],
    goals: ["mehr_zweikampfe_gewinnen", "schneller_richtungswechseln"],
    instruction:
      "Bewege dich in tiefer Abwehrhaltung im Dreieck: vor, diagonal zurück, seitwärts, mit den Armen im Passweg. Häufiger Fehler: sich zwischen den Schritten aufrichten.",
    amount: timed(3, 40, 20),
  },
  {
    slug: "torwart-schrittfolge",
    name: "Torwart-Schrittfolge im Halbkreis",
    kind: "raise",
    positions: ["Torwart"],
    goals: ["schneller_richtungswechseln", "explosiver_starten"],
    instruction:
      "Wandere mit kurzen Nachstellschritten auf einem Halbkreis von Pfosten zu Pfosten, die Hände auf Kopfhöhe. Häufiger Fehler: die Füße kreuzen und dadurch nicht abspringen können.",
    amount: timed(3, 40, 20),
  },
  {
    slug: "seilspringen-locker",
    name: "Seilspringen locker",
    kind: "raise",
    equipment: ["Rope"],
    goals: ["hoher_springen", "langer_durchhalten", "schneller_richtungswechseln"],
    instruction:
      "Springe flach auf dem Vorfuß, das Seil kommt aus den Handgelenken. Häufiger Fehler: hoch springen und die Arme weit öffnen.",
    amount: timed(3, 60, 20),
  },
  {
    slug: "ausfallschritt-mit-rotation",
    name: "Ausfallschritt mit Rotation",
    kind: "mobility",
    perSide: true,
    goals: ["beweglicher_werden", "mehr_tore_werfen", "starker_im_wurfarm"],
    instruction:
      "Gehe in einen langen Ausfallschritt und drehe den Oberkörper mit offenen Armen über das vordere Bein. Häufiger Fehler: das vordere Knie kippt nach innen.",
    amount: repeated(2, 6, 15),
  },
  {
    slug: "raupengang-hueftoeffner",
    name: "Raupengang mit Hüftöffner",
    kind: "mobility",
    goals: ["beweglicher_werden", "verletzungen_vorbeugen"],
    instruction:
      "Wandere mit den Händen in den Stütz, setze einen Fuß neben die Hand und lass die Hüfte sinken. Häufiger Fehler: die Bewegung zu hetzen und den unteren Rücken durchhängen zu lassen.",
    amount: repeated(2, 6, 20),
  },
  {
    slug: "beinpendel",
    name: "Beinpendel vor und seitlich",
    kind: "mobility",
    perSide: true,
    goals: ["beweglicher_werden", "schneller_werden", "schneller_richtungswechseln"],
    instruction:
      "Schwinge das Bein erst vor und zurück, dann quer vor dem Körper, mit ruhigem Oberkörper. Häufiger Fehler: der Rücken schwingt mit.",
    amount: repeated(2, 10, 10),
  },
  {
    slug: "tiefe-hocke-armheben",
    name: "Tiefe Hocke mit Armheben",
    kind: "mobility",
    goals: ["beweglicher_werden", "hoher_springen", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Bleibe in der tiefen Hocke und hebe abwechselnd einen gestreckten Arm nach oben, der Blick folgt der Hand. Häufiger Fehler: die Fersen heben ab.",
    amount: repeated(2, 8, 20),
  },
  {
    slug: "brustwirbelsaeule-vierfuessler",
    name: "Brustwirbelsäulen-Drehung im Vierfüßlerstand",
    kind: "mobility",
    perSide: true,
    goals: ["beweglicher_werden", "starker_im_wurfarm", "verletzungen_vorbeugen"],
    instruction:
      "Lege eine Hand an den Hinterkopf und drehe den Ellbogen weit nach oben, die Hüfte bleibt ruhig. Häufiger Fehler: die Drehung aus der Lendenwirbelsäule holen.",
    amount: repeated(2, 8, 10),
  },
  {
    slug: "sprunggelenk-wippen",
    name: "Sprunggelenk mobilisieren im Kniestand",
    kind: "mobility",
    perSide: true,
    goals: ["beweglicher_werden", "hoher_springen", "verletzungen_vorbeugen"],
    instruction:
      "Schiebe im Halbkniestand das Knie über die Fußspitze, die Ferse bleibt am Boden. Häufiger Fehler: der Fuß knickt nach innen.",
    amount: repeated(2, 10, 10),
  },
  {
    slug: "schulterkreisen-gross",
    name: "Schulterkreisen und Armkreuzen",
    kind: "mobility",
    goals: ["starker_im_wurfarm", "mehr_tore_werfen", "beweglicher_werden"],
    instruction:
      "Kreise die Arme groß rückwärts und kreuze sie danach weit vor der Brust. Häufiger Fehler: die Schultern zu den Ohren ziehen.",
    amount: repeated(2, 12, 10),
  },
  {
    slug: "torwart-hueftoeffner",
    name: "Hüftöffner im Seitgrätschstand",
    kind: "mobility",
    positions: ["Torwart"],
    goals: ["beweglicher_werden", "verletzungen_vorbeugen"],
    instruction:
      "Verlagere das Gewicht in der weiten Grätsche tief von einer Seite zur anderen, das freie Bein bleibt gestreckt. Häufiger Fehler: den Rücken runden, statt aus der Hüfte zu sinken.",
    amount: repeated(2, 12, 20),
  },
  {
    slug: "gesaessbruecke-dynamisch",
    name: "Gesäßbrücke dynamisch",
    kind: "activation",
    goals: ["explosiver_starten", "schneller_werden", "verletzungen_vorbeugen"],
    instruction:
      "Drücke die Hüfte hoch, bis Knie, Hüfte und Schulter eine Linie bilden, und spanne oben das Gesäß an. Häufiger Fehler: ins Hohlkreuz drücken.",
    amount: repeated(2, 12, 20),
  },
  {
    slug: "schulterblatt-liegestuetz",
    name: "Schulterblatt-Liegestütz",
    kind: "activation",
    goals: ["starker_im_wurfarm", "mehr_tore_werfen", "verletzungen_vorbeugen"],
    instruction:
      "Lass im Liegestütz mit gestreckten Armen den Brustkorb sinken und schiebe ihn wieder weg. Häufiger Fehler: die Ellbogen beugen.",
    amount: repeated(2, 12, 20),
  },
  {
    slug: "band-aussenrotation-warmup",
    name: "Band-Außenrotation",
    kind: "activation",
    equipment: ["Theraband"],
    goals: ["starker_im_wurfarm", "verletzungen_vorbeugen", "mehr_tore_werfen"],
    instruction:
      "Ziehe das Band mit angelegten Ellbogen nach außen und halte kurz. Häufiger Fehler: die Ellbogen wandern vom Körper weg.",
    amount: repeated(2, 15, 20),
  },
  {
    slug: "monsterwalk",
    name: "Monster Walk mit Band",
    kind: "activation",
    equipment: ["Theraband"],
    goals: ["schneller_richtungswechseln", "mehr_zweikampfe_gewinnen", "verletzungen_vorbeugen"],
    instruction:
      "Gehe mit dem Band um die Knöchel in halber Hocke seitwärts, die Knie bleiben über den Füßen. Häufiger Fehler: die Knie fallen nach innen.",
    amount: covered(4, 10, 15),
  },
  {
    slug: "pogo-spruenge",
    name: "Pogo-Sprünge",
    kind: "activation",
    goals: ["hoher_springen", "explosiver_starten", "schneller_werden"],
    instruction:
      "Springe mit fast gestreckten Knien aus den Sprunggelenken, kurz und federnd. Häufiger Fehler: tief in die Knie gehen.",
    amount: repeated(2, 15, 30),
  },
  {
    slug: "landung-auf-zwei-beinen",
    name: "Landen und Halten",
    kind: "activation",
    goals: ["verletzungen_vorbeugen", "hoher_springen", "mehr_zweikampfe_gewinnen"],
    instruction:
      "Springe leicht ab, lande leise auf beiden Beinen und halte zwei Sekunden. Häufiger Fehler: die Knie knicken bei der Landung nach innen.",
    amount: repeated(2, 6, 30, "1-2-X-0"),
  },
  {
    slug: "steigerungslaeufe",
    name: "Steigerungsläufe",
    kind: "activation",
    goals: ["schneller_werden", "explosiver_starten", "langer_durchhalten"],
    instruction:
      "Steigere das Tempo über die Strecke bis etwa 90 Prozent und laufe locker aus. Häufiger Fehler: mit vollem Tempo loslaufen.",
    amount: covered(3, 30, 40),
  },
  {
    slug: "bergsteiger-langsam",
    name: "Bergsteiger langsam",
    kind: "activation",
    goals: ["mehr_zweikampfe_gewinnen", "langer_durchhalten", "mehr_tore_werfen"],
    instruction:
      "Ziehe im Stütz abwechselnd ein Knie zur Brust, die Hüfte bleibt auf Schulterhöhe. Häufiger Fehler: das Gesäß geht nach oben.",
    amount: repeated(2, 16, 20),
  },
]);
