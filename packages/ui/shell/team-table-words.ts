import type { TeamTableName } from '@anwurf/contract/sync/registry';
import type { TableWords } from './table-word-types.ts';

/** Words for teams, and for what is shared with them. */
export const teamTableWords: { readonly [Table in TeamTableName | 'memberships' | 'sharing_consents' | 'assignments']: TableWords<Table> } =
  {
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
    shared_trainings: { row: 'Geteiltes Training', columns: {} },
    shared_loads: { row: 'Geteilte Belastung', columns: {} },
    shared_tests: { row: 'Geteilter Test', columns: {} },
    shared_complaints: { row: 'Geteilte Beschwerde', columns: {} },
    shared_readiness: { row: 'Geteilte Bereitschaft', columns: {} },
  };
