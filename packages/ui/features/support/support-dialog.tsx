import { type SupportRequest, supportRequestSchema } from '@anwurf/contract/support';
import { useState } from 'react';
import type { FailureWords } from '../../forms/failure.ts';
import { checkFields } from '../../forms/field-problem.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { RequestError } from '../../http/request-error.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { TextField } from '../../kit/field/text-field.tsx';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import styles from './support-dialog.module.css';
import { useUserId } from '../../storage/user-id.tsx';
import * as z from 'zod/mini';
import { keptOfUser } from '../../storage/kept-of-user.ts';

const draftSchema = z.object({ subject: z.string(), message: z.string() });

/** A message that has been typed but not sent. */
type SupportDraft = z.infer<typeof draftSchema>;

const emptySupportDraft: SupportDraft = { subject: '', message: '' };

const supportDraftOf = (userId: string) => keptOfUser('supportDraft', draftSchema, userId);

const text = 'Deine Nachricht konnte nicht gesendet werden. Bitte versuche es später erneut.';
const words: FailureWords = {
  title: 'Fehler beim Senden',
  text,
  kept: 'Deine Nachricht bleibt hier stehen.',
};
const signedOut = { title: 'Fehler', text: 'Du musst angemeldet sein, um Nachrichten zu senden.' };

const fields = [
  { name: 'subject', label: 'Betreff', maxLength: 200 },
  { name: 'message', label: 'Deine Nachricht', maxLength: 10_000, rows: 6 },
] as const;

/** A message to the operator. Typed text stays on the device until it has been sent. */
export function SupportDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const server = useSignedInServer();
  const kept = supportDraftOf(useUserId());
  const [draft, setDraft] = useState(() => kept.read() ?? emptySupportDraft);
  const submission = useSubmission({ atFields: true });
  const close = () => onOpenChange(false);

  function change(part: Partial<SupportDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    kept.keep(next);
    submission.corrected('subject', 'message');
  }

  async function send(request: SupportRequest | null) {
    try {
      await server.done('/api/support', request);
    } catch (error) {
      if (error instanceof RequestError && error.code === 'unauthenticated') return signedOut;
      throw error;
    }
    kept.drop();
    setDraft(emptySupportDraft);
    close();
    showMessage('Nachricht gesendet', 'Wir melden uns per E-Mail bei dir.');
    return null;
  }

  function submit() {
    const { problem, data } = checkFields(supportRequestSchema, draft);
    void submission.run({ problem, words, work: () => send(data) });
  }

  return (
    <FormDialog
      title="Kontaktiere den Kundensupport"
      isOpen={isOpen}
      submission={submission}
      onSubmit={submit}
      onClose={close}
      submitLabel="Nachricht senden"
      pendingLabel="Wird gesendet..."
      className={styles.form}
    >
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          value={draft[field.name]}
          onChange={(value) => change({ [field.name]: value })}
          error={submission.errors[field.name]}
        />
      ))}
    </FormDialog>
  );
}
