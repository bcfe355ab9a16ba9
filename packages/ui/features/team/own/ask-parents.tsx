import { PARENTAL_SHARED_KINDS, parentalSharingRequestSchema } from '@anwurf/contract/parental-consent';
import { useDatabase } from '@anwurf/db/client/react';
import type { ParentalSharing } from '@anwurf/db/queries/teams';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import { useState } from 'react';
import { awaitedText, ParentEmailField, parentMailWords } from '../../../data/parents/parent-email-field.tsx';
import { checkFields } from '../../../forms/field-problem.ts';
import { Form } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { useSignedInServer } from '../../../http/signed-in-server.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { FormLayout } from '../../../kit/layout/form-layout.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { SharingSwitches } from '../sharing-switches.tsx';
import { offeredKinds } from '../sharing-words.ts';
import styles from './ask-parents.module.css';

const words = {
  ...parentMailWords,
  codes: {
    ...parentMailWords.codes,
    not_found: 'Du bist nicht mehr in dieser Mannschaft.',
    forbidden: 'Du bist schon 16 und entscheidest selbst. Lade die Seite neu.',
  },
};

function standingOf({ isAwaited, askedAt, decision }: ParentalSharing): string | null {
  if (isAwaited && askedAt !== null) {
    return awaitedText(askedAt);
  }
  if (decision === 'refused')
    return 'Deine Eltern haben Nein gesagt. Es wird nichts geteilt. Redet darüber; du kannst sie noch einmal fragen.';
  if (decision === 'withdrawn')
    return 'Deine Eltern haben ihr Ja zurückgenommen. Dein Trainerteam hat nichts mehr. Du kannst sie noch einmal fragen.';
  return null;
}

export interface AskParentsProps {
  team: string;
  parents: ParentalSharing;
}

/** Asks a player under 16 what he wants to share, and for the address of a parent, who has to agree to it (Art. 8 GDPR). */
export function AskParents({ team, parents }: AskParentsProps) {
  const { sync } = useDatabase();
  const server = useSignedInServer();
  const [chosen, setChosen] = useState<ReadonlySet<SharedKind>>(new Set(offeredKinds));
  const [email, setEmail] = useState('');
  const submission = useSubmission({ atFields: true });
  const standing = standingOf(parents);
  const kinds = PARENTAL_SHARED_KINDS.filter((kind) => chosen.has(kind));

  function choose(kind: SharedKind, granted: boolean) {
    setChosen((before) => new Set([...before].filter((one) => one !== kind).concat(granted ? [kind] : [])));
  }
  function ask() {
    const { data, problem } = checkFields(parentalSharingRequestSchema, { email, team, kinds });
    void submission.run({
      problem,
      words,
      work: async () => {
        if (data === null) return;
        await server.done('/api/parental-consent/ask-sharing', data);
        setEmail('');
        sync.now();
        showMessage('Die Mail ist unterwegs', 'Sobald deine Eltern zugestimmt haben, schaltest du hier ein, was du teilst.');
      },
    });
  }
  return (
    <div className={styles.ask}>
      {standing === null ? (
        <p>
          Du bist unter 16. Deine Mannschaft sieht deinen Namen und sonst nichts, bis deine Eltern zugestimmt haben. Wähle, was du teilen
          willst; sie entscheiden über jedes einzeln.
        </p>
      ) : (
        <p role="status">{standing}</p>
      )}
      <SharingSwitches kinds={PARENTAL_SHARED_KINDS} shared={chosen} onChange={choose} />
      <Form submission={submission} onSubmit={ask}>
        <FormLayout>
          <ParentEmailField submission={submission} value={email} onChange={setEmail} />
          <Button
            type="submit"
            variant="court"
            wide
            isDisabled={kinds.length === 0}
            pending={submission.pending}
            pendingText="Wird geschickt..."
          >
            {parents.isAwaited ? 'Noch einmal schicken' : 'Eltern fragen'}
          </Button>
        </FormLayout>
      </Form>
    </div>
  );
}
