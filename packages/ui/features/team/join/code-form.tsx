import { useEffect, useRef, useState } from 'react';
import { Form } from '../../../forms/form.tsx';
import { problemAt } from '../../../forms/field-problem.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { FormLayout } from '../../../kit/layout/form-layout.tsx';
import { groupedCode, readCode, teamWords, unknownCode, useTeamRequests } from '../team-requests.ts';
import type { FoundTeam } from './found-team.ts';

const words = {
  ...teamWords,
  title: 'Der Code ließ sich nicht prüfen',
  text: 'Bitte versuche es erneut.',
  kept: 'Dein Code bleibt hier stehen.',
  fieldOf: { token_invalid: 'code' },
};

/** Takes a code, typed or from a link, which is looked up at once. */
export function CodeForm({ code, onFound }: { code: string | undefined; onFound: (found: FoundTeam) => void }) {
  const requests = useTeamRequests();
  const [typed, setTyped] = useState(() => (code === undefined ? '' : groupedCode(code)));
  const submission = useSubmission({ atFields: true });
  const isLooked = useRef(false);

  function look() {
    const read = readCode(typed);
    void submission.run({
      problem: read === undefined ? problemAt({ code: typed.trim() === '' ? 'Bitte gib den Code ein.' : unknownCode }) : null,
      words,
      work: async () => {
        if (read !== undefined) onFound({ code: read, preview: await requests.preview(read) });
      },
    });
  }
  useEffect(() => {
    if (isLooked.current || code === undefined) return;
    isLooked.current = true;
    look();
  });

  return (
    <Form submission={submission} onSubmit={look}>
      <FormLayout>
        <TextField
          label="Code deiner Mannschaft"
          description="Acht Zeichen, von deiner Trainerin oder deinem Trainer. Groß oder klein ist gleich."
          name="code"
          value={typed}
          onChange={(next) => {
            setTyped(next);
            submission.corrected('code');
          }}
          error={submission.errors['code']}
          autoComplete="off"
          spellCheck="false"
          maxLength={40}
        />
        <Button type="submit" variant="ball" wide pending={submission.pending} pendingText="Wird geprüft...">
          Weiter
        </Button>
      </FormLayout>
    </Form>
  );
}
