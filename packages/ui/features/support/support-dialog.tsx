import { supportRequestSchema } from '@anwurf/contract/support';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { z } from 'zod';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { showFailure, showMessage } from '../../kit/toast-queue.ts';
import { RequestError } from '../../http/server-request.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { dropSupportDraft, emptySupportDraft, keepSupportDraft, readSupportDraft, type SupportDraft } from './support-draft.ts';
import styles from './support-dialog.module.css';

function sayFailure(error: unknown): void {
  if (error instanceof RequestError && error.code === 'unauthenticated') {
    showFailure('Fehler', 'Du musst angemeldet sein, um Nachrichten zu senden.');
  } else {
    showFailure('Fehler beim Senden', 'Deine Nachricht konnte nicht gesendet werden. Bitte versuche es später erneut.');
  }
}

type Problems = Partial<Record<keyof SupportDraft, string | undefined>>;

/** A message to the operator. What is typed stays on the device until it has been sent. */
export function SupportDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const server = useSignedInServer();
  const form = useId();
  const [draft, setDraft] = useState(readSupportDraft);
  const [problems, setProblems] = useState<Problems>({});
  const [pending, setPending] = useState(false);

  useEffect(() => {
    // The first wrong field takes the focus.
    if (Object.values(problems).some(Boolean))
      document.getElementById(form)?.querySelector<HTMLElement>('[data-invalid]:is(input, textarea)')?.focus();
  }, [problems, form]);

  function change(part: Partial<SupportDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    keepSupportDraft(next);
    setProblems({});
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const request = supportRequestSchema.safeParse(draft);
    if (!request.success) {
      const { fieldErrors } = z.flattenError(request.error);
      setProblems({ subject: fieldErrors.subject?.[0], message: fieldErrors.message?.[0] });
      return;
    }
    setPending(true);
    try {
      await server.done('/api/support', request.data);
      dropSupportDraft();
      setDraft(emptySupportDraft);
      onOpenChange(false);
      showMessage('Nachricht gesendet', 'Wir melden uns per E-Mail bei dir.');
    } catch (error) {
      sayFailure(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      title="Kontaktiere den Kundensupport"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="quiet" onPress={() => onOpenChange(false)}>
            Abbrechen
          </Button>
          <Button type="submit" form={form} variant="court" pending={pending} pendingText="Wird gesendet...">
            Nachricht senden
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <TextField
          label="Betreff"
          name="subject"
          maxLength={200}
          value={draft.subject}
          onChange={(subject) => change({ subject })}
          error={problems.subject}
        />
        <TextField
          label="Deine Nachricht"
          name="message"
          rows={6}
          maxLength={10_000}
          value={draft.message}
          onChange={(message) => change({ message })}
          error={problems.message}
        />
      </form>
    </Dialog>
  );
}
