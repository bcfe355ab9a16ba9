import { useDatabase } from '@anwurf/db/client/react';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { teamWords, useTeamRequests } from '../team-requests.ts';
import { checkTeam } from './team-draft.ts';
import { TeamFields } from './team-fields.tsx';

const words = {
  ...teamWords,
  title: 'Die Mannschaft ist noch nicht angelegt',
  text: 'Bitte versuche es erneut.',
  kept: 'Deine Eingaben bleiben hier stehen.',
  codes: { ...teamWords.codes, storage_full: 'Du bist schon in zwanzig Mannschaften. Verlass eine, bevor du eine neue anlegst.' },
};

export interface FoundTeamDialogProps {
  onFounded: (team: string) => void;
  onClose: () => void;
}

/** Makes a team; whoever makes it is its coach. */
export function FoundTeamDialog({ onFounded, onClose }: FoundTeamDialogProps) {
  const { sync } = useDatabase();
  const requests = useTeamRequests();
  const [team, setTeam] = useState({ name: '', club: '', ageGroup: '' });
  const submission = useSubmission({ leaves: true, atFields: true });

  function submit() {
    const { data, problem } = checkTeam(team);
    void submission.run({
      problem,
      words,
      work: async () => {
        if (data === null) return;
        const made = await requests.found(data);
        sync.now();
        onFounded(made);
      },
    });
  }
  return (
    <FormDialog
      title="Mannschaft anlegen"
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Anlegen"
      pendingLabel="Wird angelegt..."
      intro={<p>Du leitest sie. Danach bekommst du einen Code für die anderen.</p>}
    >
      <TeamFields team={team} onChange={(part) => setTeam((before) => ({ ...before, ...part }))} submission={submission} />
    </FormDialog>
  );
}
