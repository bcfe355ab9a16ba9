import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { catalogueExerciseSchema } from '@anwurf/domain/exercise/catalogue-schema';

const exercise = CATALOGUE.find(({ slug }) => slug === 'beinpresse');

function messagesFor(change: object): string[] {
  return catalogueExerciseSchema.safeParse({ ...exercise, ...change }).error?.issues.map(({ message }) => message) ?? [];
}

describe('catalogueExerciseSchema', () => {
  it('accepts every shipped exercise, unchanged', () => {
    for (const shipped of CATALOGUE) expect(catalogueExerciseSchema.parse(shipped)).toEqual(shipped);
  });

  it.each([
    [{ slug: 'Bein Presse' }, 'Kürzel: nur Kleinbuchstaben, Ziffern und einzelne Striche.'],
    [{ name: ' ' }, 'Name fehlt.'],
    [{ phase: 'haupt' }, 'Phase: warmup, main oder cooldown.'],
    [{ kind: 'stretch' }, 'Art: passt nicht zur Phase.'],
    [{ pattern: null }, 'Bewegung: im Hauptteil nötig, sonst leer.'],
    [{ equipment: ['Klavier'] }, 'Equipment: unbekannter Wert.'],
    [{ equipment: ['Kein Equipment'] }, 'Equipment: ohne Gerät bleibt die Liste leer.'],
    [{ goals: [] }, 'Ziele: mindestens eines.'],
    [{ goals: ['beweglicher_werden', 'beweglicher_werden'] }, 'Ziele: jeder Wert nur einmal.'],
    [{ contraindications: ['Nase'] }, 'Körperregionen: unbekannter Wert.'],
    [{ metric: 'seconds' }, 'Menge: genau eine, passend zur Messgröße.'],
    [{ defaults: { ...exercise?.defaults, seconds: 30 } }, 'Menge: genau eine, passend zur Messgröße.'],
    [{ defaults: { ...exercise?.defaults, tempo: 'flott' } }, 'Tempo: vier Teile wie 2-0-X-0.'],
    [{ videoLink: 'javascript:alert(1)' }, 'Video: keine Internetadresse.'],
    [{ level: 4 }, 'Stufe: 1, 2 oder 3.'],
  ])('refuses %j and says why', (change, message) => {
    expect(messagesFor(change)).toContain(message);
  });
});
