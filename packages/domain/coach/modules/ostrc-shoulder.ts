import type { EvidenceModule, ModuleAmount, ModuleTask } from './evidence-module.ts';

function exercise(slug: string, sets: number, amount: number): ModuleAmount {
  return { slug, sets, amount };
}

/** Both stretches preserve the throwing arm's inward rotation, which throwing reduces. */
const INWARD_ROTATION: ModuleTask = {
  name: 'Innendrehung erhalten',
  options: [exercise('dehnung-hintere-schulter', 1, 30), exercise('schulterdehnung-seitlage', 1, 30)],
};

/** Ten minutes for the throwing shoulder: outward rotation, shoulder blade, chain, thoracic spine, inward rotation. */
export const OSTRC_SHOULDER: EvidenceModule = {
  id: 'ostrc-schulter',
  name: 'OSTRC-Schulterprogramm',
  why: 'Wer dreimal pro Woche zehn Minuten so trainiert, hat in der Saison seltener Schulterprobleme: In einer Studie mit 660 Handballern war das Risiko 28 Prozent kleiner.',
  dose: 'In der Studie dreimal pro Woche, eine Saison lang.',
  source:
    'Andersson et al. 2017, Br J Sports Med 51(14):1073–1080, doi 10.1136/bjsports-2016-096226: OSTRC Shoulder Injury Prevention Programme, 10 min in the warm-up, 3 times a week (abstract read). Aims and frequency are theirs; exercises and amounts are ours.',
  minutes: { min: 8, max: 12 },
  perWeek: 3,
  levels: [
    {
      name: 'Stufe 1: Grundlage',
      tasks: [
        { name: 'Brustwirbelsäule bewegen', options: [exercise('brustwirbel-seitlage', 1, 10)] },
        {
          name: 'Schulterblatt und Rumpf',
          options: [exercise('schulterblatt-liegestuetz', 2, 12), exercise('liegestuetz-plus-unterarm', 2, 12)],
        },
        {
          name: 'Außenrotation',
          options: [
            exercise('band-aussenrotation-warmup', 2, 15),
            exercise('hantel-aussenrotation-seitlage', 2, 12),
            exercise('aussenrotation-tuerrahmen', 3, 12),
          ],
        },
        { name: 'Schulterblatt nach hinten', options: [exercise('band-auseinanderziehen', 2, 15), exercise('bauchlage-y-t-w', 2, 9)] },
        INWARD_ROTATION,
      ],
    },
    {
      name: 'Stufe 2: Wurfstellung',
      tasks: [
        { name: 'Brustwirbelsäule bewegen', options: [exercise('rotation-im-halbkniestand-wand', 1, 8)] },
        { name: 'Schulterblatt und Rumpf', options: [exercise('schulter-taps', 2, 16)] },
        {
          name: 'Außenrotation',
          options: [
            exercise('band-aussenrotation-90', 2, 12),
            exercise('hantel-aussenrotation-seitlage', 2, 15),
            exercise('aussenrotation-tuerrahmen', 3, 15),
          ],
        },
        { name: 'Schulterblatt nach hinten', options: [exercise('band-y-heben', 2, 10), exercise('bauchlage-y-t-w', 2, 9)] },
        INWARD_ROTATION,
      ],
    },
    {
      name: 'Stufe 3: Bremsen des Wurfs',
      tasks: [
        { name: 'Brustwirbelsäule bewegen', options: [exercise('rotation-im-halbkniestand-wand', 1, 8)] },
        {
          name: 'Schulterblatt und Rumpf',
          options: [exercise('band-stuetz-schritte', 2, 10), exercise('schulter-rotation-seitstuetz', 2, 8)],
        },
        {
          name: 'Außenrotation, schnell und bremsend',
          options: [
            exercise('band-wurfarm-schnell', 2, 12),
            exercise('hantel-kubanisches-druecken', 2, 8),
            exercise('aussenrotation-tuerrahmen', 3, 20),
          ],
        },
        {
          name: 'Wurf abbremsen',
          options: [
            exercise('band-schlagwurf-umkehr', 2, 10),
            exercise('medizinball-schulter-prellen', 2, 20),
            exercise('bauchlage-y-t-w', 2, 12),
          ],
        },
        INWARD_ROTATION,
      ],
    },
  ],
};
