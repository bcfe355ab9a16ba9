import { type AssignedContent, type AssignmentContent, assignmentContentSchema } from '@anwurf/contract/assignment';
import { useDatabase } from '@anwurf/db/client/react';
import { acceptAssignment, declineAssignment } from '@anwurf/db/commands/answer-assignment';
import type { OwnAssignment } from '@anwurf/db/queries/assignments';
import { anyAnswers } from '@anwurf/db/queries/questionnaires';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { Check, ClipboardList } from 'lucide-react';
import { dayWords } from '../../../data/week/day-words.ts';
import { sayFailure } from '../../../forms/say-failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { ButtonLink } from '../../../links/app-links.ts';
import { contentText, exerciseNames, wishesText } from '../assign/assignment-words.ts';
import { OwnComments } from '../comments/own-comments.tsx';
import { AssignmentComment } from './assignment-comment.tsx';
import styles from './assigned-training.module.css';
import { WishedPlan } from './wished-plan.tsx';

const failure = { title: 'Fehler', text: 'Deine Antwort konnte nicht gespeichert werden. Es bleibt, wie es war.' };

const answersGiven = anyAnswers();
const canBeEmpty = { canBeEmpty: true };

function acceptedText(day: string | null, isWish: boolean): string {
  if (isWish) return 'Dein Plan entsteht und steht dann bei deinen Plänen.';
  return day === null ? 'Du findest es bei deinen Plänen.' : `Es steht am ${dayWords(day)} in deiner Woche.`;
}

function useAnswers({ id, title, day, coach, content }: OwnAssignment, isWish: boolean) {
  const db = useDatabase();
  const say = (what: string, text: string, undo: () => Promise<void>) =>
    showMessage(what, text, { label: 'Rückgängig', run: () => void sayFailure(undo(), failure.title, failure.text) });
  return {
    accept: async () => {
      const undo = await acceptAssignment(db, { id, title, day, coach, content });
      say('Angenommen', acceptedText(day, isWish), undo);
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

/** 'Ein Plan für dich · Höher springen', '3 Einheiten, 6 Wochen'. */
function factsText(day: string | null, content: AssignmentContent | undefined): string {
  const what =
    content === undefined ? null : content.version === 1 ? contentText(content) : `Ein Plan für dich · ${wishesText(content.wishes)}`;
  return [day === null ? null : dayWords(day), what].filter(Boolean).join(' · ');
}

/** Leads to the questions from which a plan is made. */
function QuestionsFirst() {
  return (
    <>
      <p className={styles.hint}>
        Der Plan entsteht aus deinen Antworten: Equipment, Erfahrung, was weh tut. Beantworte zuerst ein paar Fragen; dein Trainerteam sieht
        sie nicht. Danach wartet dies hier auf dich.
      </p>
      <ButtonLink to="/training-plans/new">Fragen beantworten</ButtonLink>
    </>
  );
}

const hints = {
  copy: 'Dein eigener Plan bleibt, wie er ist. Nimmst du an, sieht dein Trainerteam, wie oft du es machst und wie anstrengend es war; unter 16 nur, wenn du Einheiten mit ihm teilst.',
  wish: 'Der Plan entsteht aus deinen Antworten, die dein Trainerteam nicht sieht. Dein eigener Plan bleibt, wie er ist. Nimmst du an, sieht dein Trainerteam, wie oft du es machst und wie anstrengend es war; unter 16 nur, wenn du Einheiten mit ihm teilst.',
} as const;

/** A plan or session that a coach sent: what it is, the answer, and what the player says to it. */
export function AssignedTraining({ assignment }: { assignment: OwnAssignment }) {
  const { id, title, coach, day, note, answer, hasPlan, making } = assignment;
  const content = assignmentContentSchema.safeParse(assignment.content).data;
  const isWish = content?.version === 2;
  const answers = useAnswers(assignment, isWish);
  const { pending, run } = useSubmission({ leaves: true });
  const asked = useFirstRow(answersGiven, canBeEmpty);
  const needsAnswers = isWish && asked.state === 'rows' && asked.value === null;
  const facts = factsText(day, content);
  const accept = (label: string) => (
    <Button
      pending={pending}
      isDisabled={content === undefined}
      {...(answer === null && { 'aria-label': `${title} annehmen` })}
      onPress={() => void run({ words: failure, work: answers.accept })}
    >
      {label}
    </Button>
  );
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
        {content?.version === 1 && <Exercises content={content} />}
        {answer === null ? (
          <>
            {needsAnswers ? <QuestionsFirst /> : <p className={styles.hint}>{hints[isWish ? 'wish' : 'copy']}</p>}
            <div className={styles.answers}>
              {!needsAnswers && accept('Annehmen')}
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
            {answer === 'accepted' && !hasPlan && making !== null && making.status !== 'abgeschlossen' ? (
              <WishedPlan making={making} title={title} onAgain={answers.accept} />
            ) : (
              <div className={styles.answers}>
                {answer === 'accepted' && hasPlan ? (
                  <ButtonLink to="/training-plans/$planId" params={{ planId: id }}>
                    Ansehen
                  </ButtonLink>
                ) : (
                  accept(answer === 'accepted' ? 'Noch einmal annehmen' : 'Doch annehmen')
                )}
                <span className={styles.hint}>
                  {answer !== 'accepted' ? 'Beiseitegelegt' : hasPlan ? 'Angenommen' : 'Angenommen, aber bei deinen Plänen gelöscht'}
                </span>
              </div>
            )}
            <AssignmentComment assignment={assignment} />
          </>
        )}
        <OwnComments kind="assignment" thread={id} title={title} />
      </div>
    </Card>
  );
}
