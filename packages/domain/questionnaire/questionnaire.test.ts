import { describe, expect, it } from 'vitest';
import { questionnaireToRow, rowToQuestionnaire } from './answers-row.ts';
import { toggleEquipment, toggleGoal } from './choice.ts';
import { type Questionnaire, questionnaireSchema } from './questionnaire.ts';

const answers: Questionnaire = {
  name: 'Kim Beispiel',
  gender: 'female',
  position: 'Rückraumspieler',
  goals: ['starker_im_wurfarm', 'hoher_springen'],
  seasonPhase: 'Wettkampfphase',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 2,
  durationMinutes: 60,
  equipment: ['Theraband', 'Hanteln'],
  contraindications: ['Knie', 'unterer Rücken'],
};

function messages(change: Record<string, unknown>): (string | undefined)[] {
  const result = questionnaireSchema.safeParse({ ...answers, ...change });
  return result.error?.issues.map(({ message }) => message) ?? [];
}

describe('questionnaire', () => {
  it('accepts complete answers and trims the name', () => {
    expect(questionnaireSchema.parse({ ...answers, name: '  Kim Beispiel ' })).toEqual(answers);
  });

  it('has no contraindications by default', () => {
    const { contraindications: _contraindications, ...rest } = answers;
    expect(questionnaireSchema.parse(rest).contraindications).toEqual([]);
  });

  it.each([
    [{ name: '   ' }, 'Bitte gib deinen Namen ein.'],
    [{ name: undefined }, 'Bitte gib deinen Namen ein.'],
    [{ gender: 'x' }, 'Bitte wähle dein Geschlecht.'],
    [{ position: undefined }, 'Bitte wähle deine Position.'],
    [{ goals: [] }, 'Bitte wähle mindestens ein Ziel.'],
    [
      {
        goals: ['hoher_springen', 'schneller_werden', 'beweglicher_werden', 'mehr_tore_werfen'],
      },
      'Bitte wähle höchstens 3 Ziele.',
    ],
    [{ goals: ['hoher_springen', 'hoher_springen'] }, 'Bitte wähle jedes Ziel nur einmal.'],
    [{ durationMinutes: 50 }, 'Bitte wähle, wie lange eine Einheit dauern soll.'],
    [{ individualTrainingFrequency: 6 }, 'Bitte wähle, wie oft du pro Woche allein trainierst (1 bis 5).'],
    [{ teamTrainingFrequency: 0 }, 'Bitte wähle, wie oft du pro Woche mit dem Team trainierst (1 bis 7).'],
    [{ equipment: [] }, 'Bitte wähle dein Equipment.'],
    [{ contraindications: ['Nase'] }, 'Diese Körperregion gibt es nicht.'],
    [{ contraindications: ['Knie', 'Knie'] }, 'Bitte wähle jede Körperregion nur einmal.'],
    [{ equipment: ['Kein Equipment', 'Hanteln'] }, '„Kein Equipment“ lässt sich nicht mit Geräten verbinden.'],
  ])('refuses %j in German', (change, message) => {
    expect(messages(change)).toEqual([message]);
  });
});

describe('choosing', () => {
  it('drops the oldest goal for a fourth and removes a selected one', () => {
    const three = (['hoher_springen', 'schneller_werden', 'beweglicher_werden'] as const).reduce(toggleGoal, [] as Questionnaire['goals']);
    expect(toggleGoal(three, 'mehr_tore_werfen')).toEqual(['schneller_werden', 'beweglicher_werden', 'mehr_tore_werfen']);
    expect(toggleGoal(three, 'schneller_werden')).toEqual(['hoher_springen', 'beweglicher_werden']);
  });

  it("keeps 'Kein Equipment' and everything else apart", () => {
    expect(toggleEquipment(['Hanteln', 'Rope'], 'Kein Equipment')).toEqual(['Kein Equipment']);
    expect(toggleEquipment(['Kein Equipment'], 'Rope')).toEqual(['Rope']);
    expect(toggleEquipment(['Hanteln', 'Rope'], 'Rope')).toEqual(['Hanteln']);
  });
});

describe('stored answers', () => {
  it('fill the documented columns', () => {
    expect(questionnaireToRow(answers)).toEqual({
      name: 'Kim Beispiel',
      alter: null,
      geschlecht: 'Weiblich',
      spielerposition: 'Rückraumspieler',
      hauptziel: 'Wurfkraft',
      nebenziel: 'Sprungkraft',
      trainingshaufigkeit: '2x',
      trainingsdauer: '60min',
      aktuelle_verletzungen: 'Knie, unterer Rücken',
      zusatzliche_notizen: JSON.stringify({
        userGoals: ['starker_im_wurfarm', 'hoher_springen'],
        allTechnicalGoals: ['Wurfkraft', 'Sprungkraft', 'Rumpf- und Rotationskraft'],
        seasonPhase: 'Wettkampfphase',
        teamTrainingFrequency: 3,
        selectedPlayerCard: null,
      }),
      verfugbare_ausrustung: ['Theraband', 'Hanteln'],
      hat_vorherige_verletzungen: false,
    });
  });

  it('have no nebenziel if the goals have a single focus', () => {
    expect(questionnaireToRow({ ...answers, goals: ['schneller_werden'] }).nebenziel).toBeNull();
  });

  it('round-trip, also in other known spellings', () => {
    const row = questionnaireToRow(answers, { name: 'K', team: 'T', season: '2026' });
    expect(rowToQuestionnaire(row)).toEqual(answers);
    expect(
      rowToQuestionnaire({
        ...row,
        geschlecht: 'weiblich',
        trainingsdauer: '60',
        aktuelle_verletzungen: 'Kniegelenk und LWS',
        verfugbare_ausrustung: ['Widerstandsband', 'Kurzhanteln'],
      }),
    ).toEqual(answers);
  });

  it.each([
    ['', []],
    ['keine', []],
    ['seit Mai ein Zwicken, Knie; Leiste\nKNIE', ['Knie', 'Adduktoren']],
    ['Unterer Rücken, Hinterer Oberschenkel und Leiste (Adduktoren)', ['unterer Rücken', 'Oberschenkelrückseite', 'Adduktoren']],
  ])('spare known regions of the injuries %j', (aktuelle_verletzungen, contraindications) => {
    const row = { ...questionnaireToRow(answers), aktuelle_verletzungen };
    expect(rowToQuestionnaire(row)).toEqual({ ...answers, contraindications });
  });

  it.each([
    { zusatzliche_notizen: 'frei getippt' },
    { zusatzliche_notizen: 'null' },
    { trainingsdauer: 'lange' },
    { verfugbare_ausrustung: ['Raketenantrieb'] },
  ])('are not guessed when %j is unreadable', (change) => {
    expect(rowToQuestionnaire({ ...questionnaireToRow(answers), ...change })).toBeUndefined();
  });
});
