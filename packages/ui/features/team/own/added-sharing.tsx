import { sharingTextAdded } from '@anwurf/contract/team';
import type { SharingDecision } from '@anwurf/db/queries/teams';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { addedWords, sharedKindWords } from '../sharing-words.ts';
import styles from './added-sharing.module.css';

const addedTo = Object.entries(sharingTextAdded) as [keyof typeof sharingTextAdded, string][];

/** Asks a player who agreed to an earlier text about what was added since; until he agrees his coaches see no more than before. */
export function AddedSharing({ decisions, onAgree }: { decisions: readonly SharingDecision[]; onAgree: (kind: SharedKind) => void }) {
  const open = addedTo.filter(([kind, version]) =>
    decisions.some((decision) => decision.kind === kind && decision.granted && decision.textVersion < version),
  );
  return open.map(([kind]) => (
    <Card key={kind}>
      <div className={styles.added}>
        <h3>{`${sharedKindWords[kind].title}: Es ist etwas dazugekommen`}</h3>
        <p>{`Neu ist ${addedWords[kind]}. Bis du zustimmst, sieht dein Trainerteam nicht mehr als bisher.`}</p>
        <Button onPress={() => onAgree(kind)}>Zustimmen</Button>
      </div>
    </Card>
  ));
}
