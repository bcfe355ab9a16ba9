import { BODY_REGION_LABELS } from '@anwurf/domain/vocabulary/body-region';
import { painBands } from '../../../data/pain-bands.ts';
import { LevelSlider } from '../../../kit/field/level-slider.tsx';
import type { Answers } from '../model/answers.ts';
import { painLevelOf } from '../model/further-answers.ts';
import styles from './further.module.css';

export interface PainLevelsProps {
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

/** How much each region that is to be spared hurts; nothing while none is. */
export function PainLevels({ answers, onAnswer }: PainLevelsProps) {
  const regions = answers.contraindications ?? [];
  if (regions.length === 0) return null;
  return (
    <div className={styles.levels}>
      {regions.map((region) => (
        <LevelSlider
          key={region}
          label={`${BODY_REGION_LABELS[region]}: Schmerz 0 bis 10`}
          bands={painBands}
          value={painLevelOf(answers, region)}
          onChange={(level) => onAnswer({ ...answers, painLevels: { ...answers.painLevels, [region]: level } })}
        />
      ))}
    </div>
  );
}
