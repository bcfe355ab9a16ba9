import { COMMON_ENTRY, COMMON_RED_FLAGS, type RecoveryLadder, recoveryStage } from './recovery-ladder.ts';

/** Return to throwing: move, hold, strengthen in throwing position, then throw by number, distance and effort. */
export const SHOULDER_LADDER: RecoveryLadder = {
  id: 'schulter',
  region: 'Schulter',
  name: 'Zurück zum Wurf',
  scope:
    'Für Schulterschmerz beim Werfen und leichte Verletzungen. Nach Auskugeln, Sehnenriss oder Operation gilt der Plan deiner Behandlung.',
  citation:
    'Berner Konsens (Schwank u. a. 2022) und Aufbau der Würfe nach Reinold u. a. 2002, dort für Baseball; beide JOSPT. Die Zahlen für Handball sind von uns.',
  source:
    'Schwank et al. 2022, J Orthop Sports Phys Ther 52(1):11–28 (Bern consensus: load built up step by step, criteria for the demands of the sport; abstract read); Reinold et al. 2002, J Orthop Sports Phys Ther 32(6):293–298 (interval throwing: number, distance and effort in steps with days between; from memory, made for baseball). Counts for handball are ours.',
  entry: COMMON_ENTRY,
  redFlags: [
    ...COMMON_RED_FLAGS,
    { id: 'ausgekugelt', text: 'Die Schulter war ausgekugelt oder fühlt sich an, als springe sie heraus' },
    { id: 'arm-heben', text: 'Du kannst den Arm nicht mehr heben' },
    { id: 'verformt', text: 'Eine sichtbare Stufe oder ein Muskelbauch, der abgerutscht ist' },
  ],
  stages: [
    recoveryStage({
      id: 'bewegen',
      name: 'Bewegen und halten',
      goal: 'Den Arm frei bewegen und die Schulter sanft anspannen. Noch kein Wurf.',
      exercises: [
        ['schulterblatt-wandgleiten', 2, 10],
        ['aussenrotation-tuerrahmen', 3, 10],
        ['brustwirbel-seitlage', 2, 8],
      ],
      days: 3,
      checks: [
        { id: 'heben', text: 'Du hebst den Arm ganz, mit höchstens leichtem Schmerz' },
        { id: 'schlaf', text: 'Du schläfst auf der Schulter oder wachst nicht mehr davon auf' },
      ],
    }),
    recoveryStage({
      id: 'kraft',
      name: 'Kraft unter Schulterhöhe',
      goal: 'Außenrotation und Schulterblatt kräftigen, Stütz auf den Händen.',
      exercises: [
        ['band-aussenrotation-warmup', 3, 15],
        ['bauchlage-arm-90-heben', 3, 8],
        ['liegestuetz-erhoeht', 3, 8],
        ['schulterblatt-liegestuetz', 2, 12],
      ],
      days: 5,
      checks: [{ id: 'stuetz', text: 'Liegestütz mit erhöhten Händen ohne Schmerz' }],
      tests: [
        { id: 'aussen-seiten', text: 'Außenrotation mit demselben Band im Vergleich zur anderen Seite', unit: 'percent', atLeast: 90 },
      ],
    }),
    recoveryStage({
      id: 'wurfstellung',
      name: 'Kraft in Wurfstellung',
      goal: 'Über Schulterhöhe kräftigen und abbremsen lernen.',
      exercises: [
        ['band-aussenrotation-90', 3, 12],
        ['band-innenrotation-90', 3, 12],
        ['bauchlage-y-t-w', 3, 9],
        ['schulter-taps', 3, 16],
      ],
      days: 5,
      checks: [{ id: 'ausholen', text: 'Langsames Ausholen bis ganz hinten ohne Schmerz' }],
      tests: [{ id: 'taps', text: 'Schultertippen im Stütz in 15 Sekunden', unit: 'count', atLeast: 15 }],
    }),
    recoveryStage({
      id: 'schnell',
      name: 'Schnell ohne Ball',
      goal: 'Wurfbewegung ohne Ball, prellen und bremsen.',
      exercises: [
        ['wurf-kraftkette-langsam', 3, 6],
        ['schattenwurf', 3, 8],
        ['band-schlagwurf-umkehr', 3, 10],
        ['medizinball-schulter-prellen', 2, 20],
      ],
      days: 4,
      checks: [
        { id: 'schatten', text: 'Schattenwürfe im vollen Tempo ohne Schmerz' },
        { id: 'morgen', text: 'Am Morgen danach ist die Schulter nicht steifer' },
      ],
    }),
    recoveryStage({
      id: 'locker-werfen',
      name: 'Locker werfen',
      goal: 'Jeden zweiten Tag 20 bis 40 Pässe über 6 bis 10 Meter, höchstens mit halber Kraft.',
      exercises: [
        ['schattenwurf', 2, 8],
        ['band-aussenrotation-90', 2, 12],
        ['medizinball-sitzwurf', 3, 6],
      ],
      days: 6,
      checks: [
        { id: 'paesse', text: 'Drei Tage mit 40 lockeren Pässen, während und danach höchstens leichter Schmerz' },
        { id: 'pause-tag', text: 'Zwischen den Wurftagen lag immer ein Tag Pause' },
      ],
    }),
    recoveryStage({
      id: 'hart-werfen',
      name: 'Torwürfe',
      goal: 'Erst 20, dann 40 Torwürfe: aus dem Stand, aus dem Anlauf, aus dem Sprung, von 70 auf 100 Prozent.',
      exercises: [
        ['band-wurfarm-schnell', 2, 12],
        ['medizinball-schlagwurf-leicht', 3, 6],
        ['band-schlagwurf-umkehr', 3, 10],
      ],
      days: 6,
      checks: [
        { id: 'wuerfe-voll', text: 'Zweimal 30 Würfe mit voller Kraft ohne Schmerz am selben und am nächsten Tag' },
        { id: 'vertrauen', text: 'Du ziehst voll durch, ohne zu zögern' },
      ],
    }),
    recoveryStage({
      id: 'mannschaft',
      name: 'Mannschaftstraining',
      goal: 'Volles Training mit Gegnern; die Zahl der harten Würfe steigt um höchstens ein Fünftel pro Woche.',
      exercises: [
        ['schulter-taps', 2, 20],
        ['band-wurfarm-schnell', 2, 12],
        ['band-schlagwurf-umkehr', 2, 10],
      ],
      days: 7,
      checks: [
        { id: 'training-voll', text: 'Drei volle Trainings mit Würfen und Zweikämpfen ohne Schmerz' },
        { id: 'freigabe', text: 'Wer dich behandelt, ist mit dem Spielen einverstanden' },
      ],
    }),
  ],
};
