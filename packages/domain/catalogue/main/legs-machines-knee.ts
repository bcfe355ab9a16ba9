import { defineExercises, timed, weighted } from '../define-exercises.ts';

export const LEGS_MACHINES_KNEE_EXERCISES = defineExercises({ phase: 'main', kind: 'strength', pattern: 'knee' }, [
  {
    slug: 'beinpresse',
    name: 'Beinpresse',
    equipment: ['Beinpresse'],
    goals: ['hoher_springen', 'mehr_zweikampfe_gewinnen', 'explosiver_starten'],
    abilities: ['jumpPower', 'contactStability'],
    contraindications: ['Knie', 'Hüfte', 'unterer Rücken'],
    instruction:
      'Senke das Gewicht, bis die Knie rechtwinklig sind, und drücke kraftvoll. Häufiger Fehler: das Becken rollt ein, weil zu tief abgesenkt wird.',
    amount: weighted(4, 8, 120, '3-0-X-0'),
  },
  {
    slug: 'beinpresse-einbeinig',
    name: 'Einbeinige Beinpresse',
    perSide: true,
    equipment: ['Beinpresse'],
    goals: ['schneller_richtungswechseln', 'schneller_werden', 'explosiver_starten'],
    abilities: ['sprintSpeed', 'agility'],
    contraindications: ['Knie', 'Hüfte', 'unterer Rücken'],
    instruction: 'Drücke mit einem Bein, das Knie bleibt über dem Fuß. Häufiger Fehler: das Knie oben hart durchstrecken.',
    amount: weighted(3, 8, 75, '3-0-1-0'),
  },
  {
    slug: 'beinstrecker',
    name: 'Beinstrecken an der Maschine',
    equipment: ['Beinbeuger/-strecker'],
    goals: ['hoher_springen', 'verletzungen_vorbeugen', 'schneller_richtungswechseln'],
    abilities: ['jumpPower'],
    contraindications: ['Knie'],
    instruction: 'Strecke die Knie kontrolliert und halte oben eine Sekunde. Häufiger Fehler: das Gewicht mit Schwung hochwerfen.',
    amount: weighted(3, 12, 75, '3-0-1-1'),
  },
  {
    slug: 'beinpresse-explosiv',
    name: 'Explosive Beinpresse',
    kind: 'power',
    level: 2,
    equipment: ['Beinpresse'],
    goals: ['hoher_springen', 'explosiver_starten'],
    abilities: ['jumpPower', 'sprintSpeed'],
    contraindications: ['Knie', 'unterer Rücken'],
    instruction:
      'Drücke ein mittleres Gewicht so schnell wie möglich weg, ohne die Füße von der Platte zu lösen. Häufiger Fehler: die Knie am Ende hart durchschlagen lassen.',
    amount: weighted(4, 6, 90, '2-0-X-0'),
  },
  {
    slug: 'beinpresse-halten',
    name: 'Halten in der Beinpresse',
    equipment: ['Beinpresse'],
    goals: ['mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen', 'langer_durchhalten'],
    abilities: ['contactStability', 'speedEndurance'],
    contraindications: ['Knie', 'unterer Rücken'],
    instruction:
      'Halte das Gewicht bei rechtem Winkel in den Knien ruhig und atme gleichmäßig weiter. Häufiger Fehler: die Hände auf die Knie drücken.',
    amount: timed(4, 25, 60),
  },
  {
    slug: 'beinpresse-langsam-ab',
    name: 'Beinpresse: zwei drücken, eines senkt',
    level: 2,
    equipment: ['Beinpresse'],
    goals: ['verletzungen_vorbeugen', 'schneller_richtungswechseln', 'hoher_springen'],
    abilities: ['jumpPower', 'agility'],
    contraindications: ['Knie', 'unterer Rücken'],
    instruction:
      'Drücke mit beiden Beinen weg und lass das Gewicht mit einem Bein in fünf Sekunden zurück, die Beine wechseln. Häufiger Fehler: das Becken löst sich vom Polster.',
    amount: weighted(3, 8, 90, '5-0-1-0'),
  },
  {
    slug: 'beinstrecker-einbeinig',
    name: 'Einbeiniges Beinstrecken',
    perSide: true,
    equipment: ['Beinbeuger/-strecker'],
    goals: ['hoher_springen', 'schneller_richtungswechseln', 'explosiver_starten'],
    abilities: ['jumpPower', 'agility'],
    contraindications: ['Knie'],
    instruction:
      'Strecke ein Bein ohne Schwung bis fast gerade und lass es langsam sinken. Häufiger Fehler: mit dem Oberkörper nachhelfen.',
    amount: weighted(3, 10, 60, '3-0-1-0'),
  },
]);
