import type { EvidenceModule, ModuleTask } from './evidence-module.ts';

function task(name: string, slug: string, sets: number, amount: number): ModuleTask {
  return { name, options: [{ slug, sets, amount }] };
}

/** Neuromuscular programme against severe knee injuries in youth handball: landing, balance, leg axis, hamstrings, trunk, braking. */
export const YOUTH_KNEE: EvidenceModule = {
  id: 'knie-jugend',
  name: 'Knieprogramm Jugendhandball',
  why: 'In einer Studie mit 279 Jugendlichen aus 23 Mannschaften gab es damit weniger schwere Knieverletzungen: 0,04 statt 0,33 in 1.000 Stunden Handball. Die Fälle sind wenige, die wahre Wirkung kann viel kleiner sein (Chancenverhältnis 0,11, zwischen 0,01 und 0,90); andere Verletzungen der Beine wurden nicht seltener.',
  dose: 'In der Studie regelmäßig eine Saison lang. Wie oft genau, haben wir nicht nachlesen können: Zweimal pro Woche ist unsere Annahme.',
  source:
    'Achenbach et al. 2018, Knee Surg Sports Traumatol Arthrosc 26(7):1901–1908, doi 10.1007/s00167-017-4758-5, online 2017 (abstract read: 13 teams with 168 players against 10 with 111, one season, incidence, odds ratio, no difference in other injuries of the legs). From memory, not read: about 15 minutes, two to three times a week for the first ten to twelve weeks, then once; jumps and landings, balance, strength of legs and trunk. Exercises and amounts are ours.',
  minutes: { min: 9, max: 15 },
  perWeek: 2,
  levels: [
    {
      name: 'Stufe 1: Grundlage',
      tasks: [
        task('Landen', 'landung-auf-zwei-beinen', 2, 6),
        task('Gleichgewicht', 'einbeinstand-stoerung', 2, 20),
        task('Beinachse', 'ausfallschritt-gehen', 2, 12),
        task('Beinrückseite', 'beinbeuger-gleiten', 2, 8),
        task('Rumpf', 'seitstuetz', 2, 20),
        task('Bremsen', 'abstoppen-in-der-abwehr', 2, 6),
      ],
    },
    {
      name: 'Stufe 2: einbeinig',
      tasks: [
        task('Landen auf einem Bein', 'einbeiniger-sprung-vor', 2, 5),
        task('Gleichgewicht', 'einbeinstand-ball-wand', 2, 20),
        task('Beinachse', 'einbeinige-kniebeuge-kontrolle', 2, 8),
        task('Beinrückseite', 'beinbeuger-gleiten-einbeinig', 2, 6),
        task('Rumpf', 'unterarmstuetz-beinheben', 2, 12),
        task('Richtungswechsel', 'schnitttechnik-langsam', 2, 6),
      ],
    },
    {
      name: 'Stufe 3: mit Störung',
      tasks: [
        task('Landen mit Störung', 'stoerung-in-der-luft', 2, 6),
        task('Seitsprünge', 'skatersprung', 2, 10),
        task('Beinachse', 'pistol-auf-bank', 2, 5),
        task('Beinrückseite', 'nordische-beinbeuge', 2, 5),
        task('Rumpf', 'seitstuetz-bein-heben', 2, 25),
        task('Richtungswechsel', 'seitlicher-cut-45', 2, 4),
      ],
    },
  ],
};
