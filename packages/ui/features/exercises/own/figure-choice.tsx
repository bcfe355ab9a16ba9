import { OWN_MOVEMENTS, OWN_SYMBOLS } from '@anwurf/domain/exercise/own-figure';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { ExercisePicture } from '../../../data/figures/exercise-picture.tsx';
import { classNames } from '../../../kit/class-names.ts';
import styles from './figure-choice.module.css';

/** A radio has a value; null has none of its own. */
const none = 'none';
const words: Readonly<Record<string, string>> = { [none]: 'Ohne Bild', ...OWN_MOVEMENTS, ...OWN_SYMBOLS };

function Picture({ choice }: { choice: string }) {
  return choice === none ? <span className={styles.none} /> : <ExercisePicture slug={choice} equipment={[]} />;
}

export interface FigureChoiceProps {
  value: string | null;
  onChange: (figure: string | null) => void;
}

/**
 * Chooses a base movement or a symbol for an own exercise. All are drawn when the list opens. A value that another
 * release has chosen stays until something else is.
 */
export function FigureChoice({ value, onChange }: FigureChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = value ?? none;
  return (
    <div>
      <Button className={classNames(styles.chosen)} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        <Picture choice={chosen} />
        <span>Bild: {words[chosen] ?? 'andere Übung'}</span>
        <ChevronDown size={20} aria-hidden="true" />
      </Button>
      {isOpen && (
        <RadioGroup
          aria-label="Bild"
          className={classNames(styles.choices)}
          value={chosen}
          onChange={(picked) => onChange(picked === none ? null : picked)}
        >
          {Object.entries(words).map(([key, word]) => (
            <Radio key={key} value={key} className={classNames(styles.choice)}>
              <Picture choice={key} />
              {word}
            </Radio>
          ))}
        </RadioGroup>
      )}
    </div>
  );
}
