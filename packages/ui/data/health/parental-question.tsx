import { parentalRequestSchema } from '@anwurf/contract/parental-consent';
import { useDatabase } from '@anwurf/db/client/react';
import { refuseHealthData } from '@anwurf/db/commands/decide-about-health';
import type { ParentalState } from '@anwurf/db/queries/health-consents';
import { useState } from 'react';
import { checkFields } from '../../forms/field-problem.ts';
import { Form } from '../../forms/form.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { Button } from '../../kit/action/button.tsx';
import { FormLayout } from '../../kit/layout/form-layout.tsx';
import { awaitedText, ParentEmailField, parentMailWords } from '../parents/parent-email-field.tsx';
import { decisionFailure } from './decision-failure.ts';
import styles from './health-consent-question.module.css';

const standings = {
  refused: 'Deine Eltern haben Nein gesagt. Es ist nichts davon gespeichert. Redet darüber; du kannst sie noch einmal fragen.',
  withdrawn: 'Deine Eltern haben ihr Ja zurückgenommen. Alle Gesundheitsangaben sind gelöscht. Du kannst sie noch einmal fragen.',
} as const;

function standingOf({ isAwaited, askedAt, decision }: ParentalState): string | null {
  if (isAwaited && askedAt !== null) {
    return awaitedText(askedAt);
  }
  return decision === null || decision === 'granted' ? null : standings[decision];
}

export interface ParentalQuestionProps {
  parents: ParentalState;
  /** Whether health data of before are there. */
  hasData: boolean;
  /** Called when the player goes on without. */
  onRefused: () => void;
}

/** Asks a player under 16 for the address of a parent, who has to agree before anything of health is stored (Art. 8 GDPR). */
export function ParentalQuestion({ parents, hasData, onRefused }: ParentalQuestionProps) {
  const db = useDatabase();
  const server = useSignedInServer();
  const [email, setEmail] = useState('');
  const asking = useSubmission({ atFields: true });
  const refusing = useSubmission({ leaves: true });
  const standing = standingOf(parents);

  function ask() {
    const { data, problem } = checkFields(parentalRequestSchema, { email });
    void asking.run({
      problem,
      words: parentMailWords,
      work: async () => {
        if (data === null) return;
        await server.done('/api/parental-consent/ask', data);
        setEmail('');
      },
    });
  }

  async function refuse() {
    await refuseHealthData(db);
    onRefused();
  }

  return (
    <div className={styles.question}>
      <p className={styles.lead}>
        Was dir wehtut, ist besonders geschützt. Du bist unter 16: Bevor wir etwas davon speichern, müssen deine Eltern zustimmen.
      </p>
      {standing !== null && (
        <p className={styles.standing} role="status">
          {standing}
        </p>
      )}
      <ol className={styles.steps}>
        <li>Du gibst die E-Mail-Adresse von Mutter, Vater oder wer für dich sorgt ein.</li>
        <li>Wir schicken dorthin einen Link. Auf der Seite steht, worum es geht, und deine Eltern sagen Ja oder Nein.</li>
        <li>Nach dem Ja fragen wir noch dich selbst. Deine Eltern können es jederzeit zurücknehmen.</li>
      </ol>
      <Form submission={asking} onSubmit={ask}>
        <FormLayout>
          <ParentEmailField submission={asking} value={email} onChange={setEmail} />
          <Button type="submit" variant="ball" wide pending={asking.pending} pendingText="Wird geschickt...">
            {parents.isAwaited ? 'Noch einmal schicken' : 'Eltern fragen'}
          </Button>
        </FormLayout>
      </Form>
      <p className={styles.note}>
        Ohne geht alles andere genauso: Deine Pläne entstehen dann, als täte nichts weh.
        {hasData && ' Du hast früher schon Angaben gemacht. Sie bleiben ungenutzt, bis ihr euch entscheidet.'}
      </p>
      <Button
        wide
        isDisabled={refusing.pending}
        onPress={() => (hasData ? void refusing.run({ words: decisionFailure, work: refuse }) : onRefused())}
      >
        {hasData ? 'Angaben löschen' : 'Weiter ohne'}
      </Button>
    </div>
  );
}
