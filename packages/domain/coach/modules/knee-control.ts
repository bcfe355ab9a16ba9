import type { EvidenceModule, ModuleTask } from './evidence-module.ts';

function task(name: string, slug: string, sets: number, amount: number): ModuleTask {
  return { name, options: [{ slug, sets, amount }] };
}

/** Warm-up of six tasks in three levels, without equipment: knee over foot, hip strength, trunk, soft landing. */
export const KNEE_CONTROL: EvidenceModule = {
  id: 'knie-kontrolle',
  name: 'Knie-Kontrolle',
  why: 'Zehn bis fünfzehn Minuten vor dem Training schützen Knie und Sprunggelenk: Mit solchen Aufwärmprogrammen verletzten sich junge Handballer etwa halb so oft.',
  dose: 'In den Studien zwei- bis dreimal pro Woche, eine Saison lang.',
  source:
    'Waldén et al. 2012, BMJ 344:e3042 (Knäkontroll: six exercises in levels, 64 % fewer cruciate ligament injuries in girls’ football); Olsen et al. 2005, BMJ 330:449 (handball, about half as many knee and ankle injuries); Asker et al. 2022, Sports Med Open 8:91 (Knee Control in adolescent elite handball). Abstracts and the federation’s description read (2–3 sets of 8–15 or 15–30 s, twice a week or more); exercises and amounts are ours.',
  minutes: { min: 10, max: 15 },
  perWeek: 2,
  levels: [
    {
      name: 'Stufe 1: sauber',
      tasks: [
        task('Kniebeuge auf einem Bein', 'einbeinige-kniebeuge-kontrolle', 2, 8),
        task('Becken heben', 'gesaessbruecke-dynamisch', 2, 12),
        task('Kniebeuge auf zwei Beinen', 'kniebeuge-koerpergewicht', 2, 10),
        task('Rumpf', 'unterarmstuetz', 2, 20),
        task('Ausfallschritt', 'ausfallschritt-rueckwaerts-knieheben', 2, 8),
        task('Landen', 'landung-auf-zwei-beinen', 2, 6),
      ],
    },
    {
      name: 'Stufe 2: einbeinig',
      tasks: [
        task('Balance auf einem Bein', 'sternbalance', 2, 6),
        task('Becken heben', 'einbeinige-hueftbruecke', 2, 10),
        task('Kniebeuge auf zwei Beinen', 'kniebeuge-isometrisch-tief', 2, 5),
        task('Rumpf', 'unterarmstuetz-armzug', 2, 30),
        task('Ausfallschritt', 'ausfallschritt-stern', 2, 6),
        task('Landen', 'seitsprung-halten', 2, 5),
      ],
    },
    {
      name: 'Stufe 3: schnell',
      tasks: [
        task('Kniebeuge auf einem Bein', 'pistol-auf-bank', 2, 5),
        task('Beinrückseite', 'beinbeuger-gleiten', 2, 10),
        task('Rumpf', 'seitstuetz-bein-heben', 2, 25),
        task('Ausfallschritt', 'ausfallschritt-sprung-halten', 2, 5),
        task('Landen aus dem Anlauf', 'landen-aus-anlauf', 2, 4),
        task('Richtungswechsel', 'schnitttechnik-langsam', 2, 6),
      ],
    },
  ],
};
