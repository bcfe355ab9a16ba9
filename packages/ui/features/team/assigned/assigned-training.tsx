import { type AssignedContent, assignedContentSchema } from '@anwurf/contract/assignment';
import { useDatabase } from '@anwurf/db/client/react';
import { acceptAssignment, declineAssignment } from '@anwurf/db/commands/answer-assignment';
import type { OwnAssignment } from '@anwurf/db/queries/assignments';
import { Check, ClipboardList } from 'lucide-react';
import { dayWords } from '../../../data/week/day-words.ts';
import { sayFailure } from '../../../forms/say-failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { ButtonLink } from '../../../links/app-links.ts';
import { contentText, exerciseNames } from '../assign/assignment-words.ts';
import { OwnComments } from '../comments/own-comments.tsx';
import { AssignmentComment } from './assignment-comment.tsx';
import styles from './assigned-training.module.css';

const failure = { title: 'Fehler', text: 'Deine Antwort konnte nicht gespeichert werden. Es bleibt, wie es war.' };

function useAnswers({ id, title, day, coach, content }: OwnAssignment) {
  const db = useDatabase();
  const say = (what: string, text: string, undo: () => Promise<void>) =>
    showMessage(what, text, { label: 'Rückgängig', run: () => void sayFailure(undo(), failure.title, failure.text) });
  return {
    accept: async () => {
      const undo = await acceptAssignment(db, { id, title, day, coach, content });
      say('Angenommen', day === null ? 'Du findest es bei deinen Plänen.' : `Es steht am ${dayWords(day)} in deiner Woche.`, undo);
    },
    decline: async () => say('Beiseitegelegt', 'Dein Trainerteam sieht das.', await declineAssignment(db, id)),
  };
}

function Exercises({ content }: { content: AssignedContent }) {
  const sessions = exerciseNames(content);
  return (
    <Disclosure title="Was drin ist">
      {sessions.map((names, index) => (
        // The sessions keep their order.
        <div key={index} className={styles.session}>
          {sessions.length > 1 && <b>Einheit {index + 1}</b>}
          <p>{names.join(', ')}</p>
        </div>
      ))}
    </Disclosure>
  );
}

/** A plan or session that a coach sent: what it is, the answer, and what the player says to it. */
export function AssignedTraining({ assignment }: { assignment: OwnAssignment }) {
  const { id, title, coach, day, note, answer, hasPlan } = assignment;
  const answers = useAnswers(assignment);
  const { pending, run } = useSubmission({ leaves: true });
  const parsed = assignedContentSchema.safeParse(assignment.content);
  const facts = [day === null ? null : dayWords(day), parsed.success ? contentText(parsed.data) : null].filter(Boolean).join(' · ');
  return (
    <Card aria-labelledby={id}>
      <div className={styles.training}>
        <header className={styles.head}>
          {answer === 'accepted' ? <Check size={24} aria-hidden="true" /> : <ClipboardList size={24} aria-hidden="true" />}
          <div>
            <h3 id={id}>{title}</h3>
            <p>{[coach === '' ? 'Von deinem Trainerteam' : `Von ${coach}`, facts].filter(Boolean).join(' · ')}</p>
          </div>
        </header>
        {note !== null && <p className={styles.note}>{note}</p>}
        {parsed.success && <Exercises content={parsed.data} />}
        {answer === null ? (
          <>
            <p className={styles.hint}>
              Dein eigener Plan bleibt, wie er ist. Nimmst du an, sieht dein Trainerteam, wie oft du es machst und wie anstrengend es war;
              unter 16 nur deine Antwort.
            </p>
            <div className={styles.answers}>
              <Button
                pending={pending}
                isDisabled={!parsed.success}
                aria-label={`${title} annehmen`}
                onPress={() => void run({ words: failure, work: answers.accept })}
              >
                Annehmen
              </Button>
              <Button
                variant="quiet"
                isDisabled={pending}
                aria-label={`${title} beiseitelegen`}
                onPress={() => void run({ words: failure, work: answers.decline })}
              >
                Beiseitelegen
              </Button>
            </div>
          </>
        ) : (
          <>
            <div className={styles.answers}>
              {answer === 'accepted' && hasPlan ? (
                <ButtonLink to="/training-plans/$planId" params={{ planId: id }}>
                  Ansehen
                </ButtonLink>
              ) : (
                <Button pending={pending} isDisabled={!parsed.success} onPress={() => void run({ words: failure, work: answers.accept })}>
                  {answer === 'accepted' ? 'Noch einmal annehmen' : 'Doch annehmen'}
                </Button>
              )}
              <span className={styles.hint}>
                {answer !== 'accepted' ? 'Beiseitegelegt' : hasPlan ? 'Angenommen' : 'Angenommen, aber bei deinen Plänen gelöscht'}
              </span>
            </div>
            <AssignmentComment assignment={assignment} />
          </>
        )}
        <OwnComments kind="assignment" thread={id} title={title} />
      </div>
    </Card>
  );
}
