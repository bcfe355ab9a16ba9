import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '../layout/card.tsx';
import styles from './question-card.module.css';

export interface QuestionCardProps {
  icon: LucideIcon;
  title: string;
  /** Why it is asked. */
  text: ReactNode;
  /** The answers, as buttons. */
  children: ReactNode;
}

/** A question or hint that may stay unanswered: it stands in the page, not above it. */
export function QuestionCard({ icon: Icon, title, text, children }: QuestionCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className={styles.room}>
        <div className={styles.question}>
          <Icon size={24} aria-hidden="true" />
          <div>
            <h2 id={id}>{title}</h2>
            <p>{text}</p>
          </div>
          <div className={styles.answers}>{children}</div>
        </div>
      </div>
    </Card>
  );
}
