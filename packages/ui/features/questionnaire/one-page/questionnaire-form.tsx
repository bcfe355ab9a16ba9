import { toggleEquipment, toggleGoal } from '@anwurf/domain/questionnaire/choice';
import { MAX_GOALS } from '@anwurf/domain/questionnaire/questionnaire';
import { GOAL_LABELS } from '@anwurf/domain/vocabulary/goal';
import { SESSION_DURATIONS } from '@anwurf/domain/vocabulary/training-time';
import { Card } from '../../../kit/card.tsx';
import { ChoiceChips } from '../../../kit/choice-chips.tsx';
import { MultiChips } from '../../../kit/multi-chips.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import type { Draft, DraftProblems } from '../model/draft.ts';
import {
  contraindicationOptions,
  durationOptions,
  equipmentOptions,
  genderOptions,
  goalOptions,
  individualTrainingOptions,
  positionOptions,
  seasonPhaseOptions,
  teamTrainingOptions,
} from '../model/options.ts';
import styles from './questionnaire-form.module.css';

export interface QuestionnaireFormProps {
  draft: Draft;
  problems: DraftProblems;
  onChange: (change: Partial<Draft>) => void;
}

/** The one option whose state differs between two selections. */
function tapped<Value>(before: readonly Value[], after: readonly Value[]): Value | undefined {
  return after.find((value) => !before.includes(value)) ?? before.find((value) => !after.includes(value));
}

/** All questions on one page, in four fields: you, your training, your equipment, your body. */
export function QuestionnaireForm({ draft, problems, onChange }: QuestionnaireFormProps) {
  const goals = draft.goals ?? [];
  const equipment = draft.equipment ?? [];
  const mainGoal = goals[0];
  return (
    <>
      <Card aria-labelledby="about-you">
        <div className={styles.fields}>
          <h2 id="about-you">Über dich</h2>
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            value={draft.name ?? ''}
            onChange={(name) => onChange({ name })}
            error={problems.name}
          />
          <ChoiceChips
            label="Geschlecht"
            options={genderOptions}
            value={draft.gender}
            onChange={(gender) => onChange({ gender })}
            error={problems.gender}
          />
          <ChoiceChips
            label="Position"
            options={positionOptions}
            value={draft.position}
            onChange={(position) => onChange({ position })}
            error={problems.position}
          />
          <MultiChips
            label="Ziele"
            description={
              mainGoal === undefined ? `Bis zu ${MAX_GOALS}. Das erste ist dein Hauptziel.` : `Hauptziel: ${GOAL_LABELS[mainGoal]}`
            }
            options={goalOptions}
            value={goals}
            onChange={(after) => {
              const goal = tapped(goals, after);
              if (goal) onChange({ goals: toggleGoal(goals, goal) });
            }}
            error={problems.goals}
          />
        </div>
      </Card>
      <Card aria-labelledby="your-training">
        <div className={styles.fields}>
          <h2 id="your-training">Dein Training</h2>
          <ChoiceChips
            label="Saisonphase"
            options={seasonPhaseOptions}
            value={draft.seasonPhase}
            onChange={(seasonPhase) => onChange({ seasonPhase })}
            error={problems.seasonPhase}
          />
          <ChoiceChips
            label="Teamtraining pro Woche"
            options={teamTrainingOptions}
            value={draft.teamTrainingFrequency === null ? null : String(draft.teamTrainingFrequency)}
            onChange={(times) => onChange({ teamTrainingFrequency: Number(times) })}
            error={problems.teamTrainingFrequency}
          />
          <ChoiceChips
            label="Individuelles Training pro Woche"
            description="So viele Einheiten bekommt dein Plan."
            options={individualTrainingOptions}
            value={draft.individualTrainingFrequency === null ? null : String(draft.individualTrainingFrequency)}
            onChange={(times) => onChange({ individualTrainingFrequency: Number(times) })}
            error={problems.individualTrainingFrequency}
          />
          <ChoiceChips
            label="Dauer einer Einheit"
            options={durationOptions}
            value={draft.durationMinutes === null ? null : String(draft.durationMinutes)}
            onChange={(value) => onChange({ durationMinutes: SESSION_DURATIONS.find((minutes) => String(minutes) === value) ?? null })}
            error={problems.durationMinutes}
          />
        </div>
      </Card>
      <Card aria-labelledby="your-equipment">
        <div className={styles.fields}>
          <h2 id="your-equipment">Dein Equipment</h2>
          <MultiChips
            label="Womit kannst du trainieren?"
            options={equipmentOptions}
            value={equipment}
            onChange={(after) => {
              const piece = tapped(equipment, after);
              if (piece) onChange({ equipment: toggleEquipment(equipment, piece) });
            }}
            error={problems.equipment}
          />
        </div>
      </Card>
      <Card aria-labelledby="your-body">
        <div className={styles.fields}>
          <h2 id="your-body">Dein Körper</h2>
          <MultiChips
            label="Was sollen wir schonen?"
            description="Freiwillig. Übungen, die hier stark belasten, lassen wir weg. Das ist kein medizinischer Rat: Bei Schmerzen frag bitte eine Ärztin oder einen Physiotherapeuten."
            options={contraindicationOptions}
            value={draft.contraindications ?? []}
            onChange={(contraindications) => onChange({ contraindications })}
            error={problems.contraindications}
          />
        </div>
      </Card>
    </>
  );
}
