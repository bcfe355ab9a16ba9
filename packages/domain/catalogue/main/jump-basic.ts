import { defineExercises, FIELD_POSITIONS, covered, repeated } from '../define-exercises.ts';

export const JUMP_BASIC_EXERCISES = defineExercises({ phase: 'main', kind: 'power', pattern: 'jump' }, [
  {
    slug: 'counter-movement-jump',
    name: 'Hocksprung mit Ausholbewegung',
    goals: ['hoher_springen', 'explosiver_starten'],
    abilities: ['jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Hole schnell mit den Armen aus, springe so hoch wie möglich und lande leise. Häufiger Fehler: in der tiefen Position stehen bleiben.',
    amount: repeated(4, 5, 90, '1-0-X-0'),
  },
  {
    slug: 'squat-jump-halten',
    name: 'Sprung aus der gehaltenen Hocke',
    goals: ['hoher_springen', 'explosiver_starten'],
    abilities: ['jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Halte die halbe Hocke zwei Sekunden und springe ohne Ausholen ab. Häufiger Fehler: vor dem Absprung noch einmal tiefer gehen.',
    amount: repeated(4, 5, 90, '1-2-X-0'),
  },
  {
    slug: 'standweitsprung',
    name: 'Standweitsprung',
    goals: ['explosiver_starten', 'hoher_springen', 'schneller_werden'],
    abilities: ['jumpPower', 'sprintSpeed'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction: 'Springe beidbeinig weit nach vorn und halte die Landung zwei Sekunden. Häufiger Fehler: mit gestreckten Knien landen.',
    amount: repeated(4, 4, 90, '1-0-X-2'),
  },
  {
    slug: 'skatersprung',
    name: 'Skatersprung',
    goals: ['schneller_richtungswechseln', 'mehr_zweikampfe_gewinnen', 'verletzungen_vorbeugen'],
    abilities: ['agility', 'jumpPower', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk', 'Adduktoren'],
    instruction: 'Springe seitwärts von Bein zu Bein und stehe jede Landung kurz. Häufiger Fehler: das Knie kippt nach innen.',
    amount: repeated(4, 10, 60, '1-1-X-0'),
  },
  {
    slug: 'einbeiniger-sprung-vor',
    name: 'Einbeiniger Sprung mit Halten',
    perSide: true,
    goals: ['verletzungen_vorbeugen', 'hoher_springen', 'schneller_richtungswechseln'],
    abilities: ['jumpPower', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Springe auf einem Bein nach vorn und halte die Landung zwei Sekunden stabil. Häufiger Fehler: das Becken sinkt zur freien Seite ab.',
    amount: repeated(3, 5, 60, '1-0-X-2'),
  },
  {
    slug: 'sprungwurf-absprung',
    name: 'Sprungwurf-Absprung ohne Ball',
    positions: FIELD_POSITIONS,
    goals: ['mehr_tore_werfen', 'hoher_springen'],
    abilities: ['jumpPower', 'throwPower'],
    contraindications: ['Schulter', 'Knie', 'Sprunggelenk'],
    instruction:
      'Laufe drei Schritte an, springe einbeinig ab, führe den Wurfarm hoch und lande beidbeinig. Häufiger Fehler: weit statt hoch springen.',
    amount: repeated(4, 6, 75),
  },
  {
    slug: 'prellsprung-serie',
    name: 'Prellsprünge über eine Linie',
    goals: ['hoher_springen', 'schneller_werden', 'schneller_richtungswechseln'],
    abilities: ['jumpPower', 'agility'],
    contraindications: ['Sprunggelenk', 'Knie'],
    instruction: 'Springe mit kurzem Bodenkontakt seitlich über eine Linie. Häufiger Fehler: lange am Boden bleiben und tief einsinken.',
    amount: repeated(4, 12, 75),
  },
  {
    slug: 'rotationssprung',
    name: 'Rotationssprung um 180 Grad',
    goals: ['mehr_tore_werfen', 'schneller_richtungswechseln', 'hoher_springen'],
    abilities: ['coreRotation', 'jumpPower', 'agility'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Springe ab, drehe dich um die halbe Achse und lande stabil, die Richtung wechselt jedes Mal. Häufiger Fehler: die Drehung nur aus den Schultern holen.',
    amount: repeated(4, 6, 60, '1-1-X-0'),
  },
  {
    slug: 'hopserlauf-weit',
    name: 'Hopserlauf auf Weite',
    goals: ['schneller_werden', 'hoher_springen', 'explosiver_starten'],
    abilities: ['sprintSpeed', 'jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk', 'Oberschenkelrückseite'],
    instruction:
      'Hüpfe mit kräftigem Abdruck und großer Armbewegung bei jedem Schritt möglichst weit nach vorn. Häufiger Fehler: mehr in die Höhe als nach vorn springen.',
    amount: covered(4, 20, 60),
  },
  {
    slug: 'drei-kontakt-sprung',
    name: 'Dreierhop beidbeinig',
    goals: ['explosiver_starten', 'hoher_springen'],
    abilities: ['jumpPower'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Springe dreimal ohne Pause so weit wie möglich nach vorn und halte die letzte Landung. Häufiger Fehler: zwischen den Sprüngen tief in die Hocke sinken.',
    amount: repeated(4, 3, 90),
  },
  {
    slug: 'stemmschritt-absprung',
    name: 'Stemmschritt mit Absprung nach oben',
    positions: FIELD_POSITIONS,
    goals: ['hoher_springen', 'mehr_tore_werfen'],
    abilities: ['jumpPower', 'throwPower'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Laufe drei Schritte an, setze den Stemmschritt flach und schnell und springe nach oben, das Schwungbein zieht mit. Häufiger Fehler: zu weit abspringen, sodass die Höhe verloren geht.',
    amount: repeated(4, 5, 75),
  },
  {
    slug: 'seitsprung-halten',
    name: 'Seitlicher Einbeinsprung mit Halten',
    perSide: true,
    goals: ['schneller_richtungswechseln', 'verletzungen_vorbeugen', 'mehr_zweikampfe_gewinnen'],
    abilities: ['agility', 'contactStability'],
    contraindications: ['Knie', 'Sprunggelenk'],
    instruction:
      'Springe seitlich auf dasselbe Bein und halte die Landung still, Hüfte und Knie sind gebeugt. Häufiger Fehler: die Landung mit dem freien Fuß retten.',
    amount: repeated(3, 5, 60),
  },
  {
    slug: 'strecksprung-mit-armstopp',
    name: 'Blocksprung',
    positions: FIELD_POSITIONS,
    goals: ['mehr_zweikampfe_gewinnen', 'hoher_springen'],
    abilities: ['jumpPower', 'contactStability'],
    contraindications: ['Schulter', 'Knie', 'Sprunggelenk'],
    instruction:
      'Springe aus der Abwehrstellung beidbeinig hoch, beide Arme greifen senkrecht zum Block und die Landung steht. Häufiger Fehler: nach vorn in den Werfer springen.',
    amount: repeated(4, 5, 60),
  },
  {
    slug: 'froschsprung',
    name: 'Froschsprung aus der tiefen Hocke',
    goals: ['hoher_springen', 'langer_durchhalten', 'beweglicher_werden'],
    abilities: ['jumpPower', 'speedEndurance'],
    contraindications: ['unterer Rücken', 'Knie', 'Sprunggelenk'],
    instruction:
      'Springe aus der tiefen Hocke weich nach vorn oben und gehe sofort in die nächste Hocke. Häufiger Fehler: mit rundem Rücken landen.',
    amount: repeated(3, 8, 75),
  },
  {
    slug: 'ausfallschritt-sprung-halten',
    name: 'Absprung aus dem Ausfallschritt ohne Wechsel',
    perSide: true,
    goals: ['hoher_springen', 'explosiver_starten', 'schneller_werden'],
    abilities: ['jumpPower', 'sprintSpeed'],
    contraindications: ['Knie', 'Hüfte'],
    instruction:
      'Halte den Ausfallschritt eine Sekunde und springe senkrecht ab, du landest in derselben Stellung. Häufiger Fehler: der vordere Fuß rutscht beim Absprung nach hinten.',
    amount: repeated(3, 5, 60, '1-1-X-0'),
  },
]);
