import { PAIN_LIGHT_LABELS } from '@anwurf/domain/coach/pain-light-labels';
import { painLightOf } from '@anwurf/domain/coach/complaint';
import type { Hint } from '@anwurf/domain/team/squad-member';
import { BatteryLow, CalendarClock, Clock, MessageSquare, TrendingUp, TriangleAlert } from 'lucide-react';
import { classNames } from '../../../kit/class-names.ts';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import styles from './hint-line.module.css';
import { hintText } from './member-words.ts';

const icons = {
  pain: TriangleAlert,
  tired: BatteryLow,
  steep: TrendingUp,
  silent: Clock,
  answer: MessageSquare,
  test: CalendarClock,
} as const;

function toneOf(hint: Hint): 'bad' | 'warn' | 'plain' {
  if (hint.kind === 'pain') return painLightOf(hint.level) === 'stop' ? 'bad' : 'warn';
  return hint.kind === 'test' || hint.kind === 'answer' ? 'plain' : 'warn';
}

/** Why a coach should look at a player, in words with an icon. */
export function HintLine({ hint, today }: { hint: Hint; today: string }) {
  const Icon = icons[hint.kind];
  return (
    <span className={classNames(styles.hint, styles[toneOf(hint)])}>
      <Icon size={20} aria-hidden="true" />
      <span>
        {hintText(hint, today)}
        {hint.kind === 'pain' && <VisuallyHidden>{`: ${PAIN_LIGHT_LABELS[painLightOf(hint.level)]}`}</VisuallyHidden>}
      </span>
    </span>
  );
}
