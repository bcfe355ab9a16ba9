import { useDatabase } from '@anwurf/db/client/react';
import { decideAboutHealth, refuseHealthData } from '@anwurf/db/commands/decide-about-health';
import { parentalState } from '@anwurf/db/queries/health-consents';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { format } from 'date-fns';
import { useState } from 'react';
import { decisionFailure } from '../../data/health/decision-failure.ts';
import { HealthPermission } from '../../data/health/health-permission.tsx';
import { useHealthConsent } from '../../data/health/use-health-consent.ts';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { sayFailure } from '../../forms/say-failure.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Checkbox } from '../../kit/field/checkbox.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import { useSiteFacts } from '../../site.ts';
import { HealthAnswerRows } from './health-answer-rows.tsx';
import styles from './health-data-sheet.module.css';
import { ReadinessChoice } from './readiness-choice.tsx';

const parental = parentalState();

const serviceNames = { automation: 'die Automation des Betreibers', model: 'ein Sprachmodell (KI), das der Betreiber ausgewählt hat' };

/** The second consent, which names the service that makes plans; nothing where the server makes them itself. */
function PlanServiceChoice() {
  const db = useDatabase();
  const { planMaker } = useSiteFacts().site;
  const isUnder16 = loadedOr(useFirstRow(parental), null)?.isNeeded !== false;
  const consent = useHealthConsent('plan_service');
  // Under 16 no service gets them. Before it is known how the box stands, a press would agree where the player means to end.
  if (planMaker === 'built_in' || isUnder16 || consent.state !== 'rows') return null;
  return (
    <Checkbox
      isSelected={consent.value?.granted === true}
      onChange={(next) => void sayFailure(decideAboutHealth(db, 'plan_service', next), decisionFailure.title, decisionFailure.text)}
      description={`Deine Pläne erstellt ${serviceNames[planMaker]}. Ohne dieses Ja erfährt der Dienst nichts davon.`}
    >
      Auch an den Dienst weitergeben, der Pläne erstellt
    </Checkbox>
  );
}

function Withdrawal({ onDone }: { onDone: () => void }) {
  const db = useDatabase();
  const { pending, run } = useSubmission({ leaves: true });
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) return <Button onPress={() => setAsking(true)}>Zustimmung zurücknehmen</Button>;

  async function withdraw() {
    await refuseHealthData(db);
    showMessage(
      'Zustimmung zurückgenommen',
      'Hier ist nichts mehr davon zu sehen. Server und andere Geräte löschen es beim nächsten Abgleich.',
    );
    onDone();
  }
  return (
    <div className={styles.part}>
      <p>
        Alle Beschwerden, Wochenfragen, Tagesfragen und Wege zurück werden gelöscht, auf dem Server und auf jedem deiner Geräte, sobald es
        abgleicht.
      </p>
      <div className={styles.sure}>
        <Button onPress={() => setAsking(false)}>Abbrechen</Button>
        <Button variant="danger" pending={pending} onPress={() => void run({ words: decisionFailure, work: withdraw })}>
          Alles löschen
        </Button>
      </div>
    </div>
  );
}

/** The settings of health data: the decision, taking it back, and every single answer. */
export function HealthDataSheet({ onClose }: { onClose: () => void }) {
  const consent = useHealthConsent();
  const decision = consent.state === 'rows' ? consent.value : null;
  return (
    <Sheet title="Gesundheitsangaben" isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        {consent.state !== 'rows' && <NotLoaded data={consent} skeleton={<Skeleton height="320px" />} />}
        {decision?.granted === true ? (
          <>
            <p>Du hast am {format(decision.decidedAt, 'dd.MM.yyyy')} zugestimmt, dass Anwurf sie für deine Pläne speichert.</p>
            <PlanServiceChoice />
            <Withdrawal onDone={onClose} />
          </>
        ) : (
          <>
            {decision?.isOwnNo === true && (
              <p>Du hast am {format(decision.decidedAt, 'dd.MM.yyyy')} Nein gesagt. Es ist nichts davon gespeichert.</p>
            )}
            {consent.state === 'rows' && <HealthPermission onRefused={onClose} />}
          </>
        )}
        <ReadinessChoice />
        <HealthAnswerRows />
      </div>
    </Sheet>
  );
}
