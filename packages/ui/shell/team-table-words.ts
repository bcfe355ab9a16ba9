import type { TeamTableName } from '@anwurf/contract/sync/registry';
import type { TableWords } from './table-word-types.ts';

/** Words for teams, and for what is shared with them. */
export const teamTableWords: {
  readonly [
    Table in
      | TeamTableName
      | 'memberships'
      | 'sharing_consents'
      | 'assignments'
      | 'measured_tests'
      | 'session_comments'
      | 'comment_reads'
      | 'parental_sharing'
  ]: TableWords<Table>;
} = {
  teams: {
    row: 'Mannschaft',
    names: ['name'],
    columns: { name: { name: 'Name' }, club: { name: 'Verein' }, age_group: { name: 'Altersklasse' } },
  },
  memberships: { row: 'Mitgliedschaft in einer Mannschaft', columns: {} },
  sharing_consents: {
    row: 'Entscheidung, was deine Mannschaft sieht',
    columns: { team_id: null, kind: null, granted: { name: 'Entscheidung' }, text_version: null, decided_at: null, created_at: null },
  },
  parental_sharing: { row: 'Entscheidung deiner Eltern, was deine Mannschaft sieht', columns: {} },
  team_members: { row: 'Mitglied der Mannschaft', names: ['display_name'], columns: {} },
  team_events: {
    row: 'Termin der Mannschaft',
    names: ['day'],
    columns: {
      kind: { name: 'Art' },
      day: { name: 'Tag' },
      start_time: { name: 'Uhrzeit' },
      minutes: { name: 'Dauer', unit: 'Minuten' },
      title: { name: 'Titel' },
      place: { name: 'Ort' },
      is_cancelled: { name: 'Absage' },
      created_at: null,
    },
  },
  team_attendance: {
    row: 'Anwesenheit',
    columns: { event_id: null, member_id: null, state: { name: 'Anwesenheit' }, reason: { name: 'Grund' }, noted_at: null },
  },
  team_assignments: {
    row: 'Zuweisung',
    names: ['title'],
    columns: { title: { name: 'Titel' }, note: { name: 'Notiz' }, day: { name: 'Tag' }, content: { name: 'Inhalt' }, sent_at: null },
  },
  team_assignees: { row: 'Zuweisung an jemanden', columns: { assignment_id: null, member_id: null } },
  assignments: {
    row: 'Zugewiesenes Training',
    names: ['title'],
    columns: { answer: { name: 'Antwort' }, answered_at: null, comment: { name: 'Kommentar' } },
  },
  team_test_days: {
    row: 'Testtag der Mannschaft',
    names: ['day'],
    columns: {
      day: { name: 'Tag' },
      tests: { name: 'Tests' },
      choices: { name: 'Art der Messung' },
      group_gender: { name: 'Vergleichsgruppe' },
      group_age: { name: 'Alter der Vergleichsgruppe', unit: 'Jahre' },
      closed_at: { name: 'Abschluss' },
      created_at: null,
    },
  },
  team_guests: {
    row: 'Gast der Mannschaft',
    conflict:
      'Ein Gast gehört zu einem Mitglied, das Testwerte teilt. Dieser ist schon mit jemandem verbunden, oder die Mannschaft hat schon 60 Gäste.',
    names: ['name'],
    columns: {
      name: { name: 'Name' },
      gender: { name: 'Geschlecht' },
      birth_year: { name: 'Geburtsjahr' },
      member_id: { name: 'verbundenes Mitglied' },
      created_at: null,
    },
  },
  team_test_values: {
    row: 'Wert eines Testtags',
    conflict: 'Das Mitglied teilt keine Testwerte mehr. Dann wird auch nichts von ihm eingetragen.',
    columns: {
      test_day_id: null,
      member_id: { name: 'Mitglied' },
      guest_id: { name: 'Gast' },
      test: { name: 'Test' },
      state: { name: 'Wert' },
      trials: { name: 'Versuche' },
      reason: { name: 'Grund' },
      noted_at: null,
    },
  },
  measured_tests: {
    row: 'Am Testtag gemessene Werte',
    names: ['day'],
    columns: { answer: { name: 'deine Entscheidung' }, answered_revision: null },
  },
  team_comments: {
    row: 'Kommentar zu einem Training',
    conflict: 'Das Mitglied teilt seine Einheiten nicht mehr, das Training ist gelöscht, oder es hat schon 40 Einträge.',
    columns: {
      member_id: { name: 'Mitglied' },
      training_id: { name: 'Training' },
      assignee_id: { name: 'Zuweisung' },
      day: null,
      body: { name: 'Kommentar' },
      written_at: null,
    },
  },
  session_comments: {
    row: 'Antwort an dein Trainerteam',
    conflict: 'Dein Trainerteam sieht deine Einheiten nicht mehr, das Training ist gelöscht, oder es hat schon 40 Einträge.',
    columns: {
      team_id: null,
      workout_id: { name: 'Training' },
      assignment_id: { name: 'Zuweisung' },
      day: null,
      body: { name: 'Antwort' },
      written_at: null,
    },
  },
  comment_reads: { row: 'gelesene Kommentare', columns: { thread: null, seen_version: null } },
  shared_trainings: { row: 'Geteiltes Training', columns: {} },
  shared_loads: { row: 'Geteilte Belastung', columns: {} },
  shared_tests: { row: 'Geteilter Test', columns: {} },
  shared_complaints: { row: 'Geteilte Beschwerde', columns: {} },
  shared_places: { row: 'Perzentile eines geteilten Tests', columns: {} },
  shared_recoveries: { row: 'Geteilte Stufe auf dem Weg zurück', columns: {} },
  shared_readiness: { row: 'Geteilte Bereitschaft', columns: {} },
};
