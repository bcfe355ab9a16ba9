import { COMMENT_BOUNDS } from '@anwurf/contract/comment';
import type { ThreadEntry } from '@anwurf/db/queries/comments';
import { format } from 'date-fns';
import { useState } from 'react';
import { Form } from '../../../forms/form.tsx';
import { sayFailure } from '../../../forms/say-failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import styles from './comment-thread.module.css';

type Undo = () => Promise<void>;

export interface CommentThreadProps {
  /** Names the thread. */
  label: string;
  entries: readonly ThreadEntry[];
  /** Entries that were unread when the thread was opened. */
  fresh: ReadonlySet<string>;
  /** Label of the field. */
  field: string;
  hint: string;
  /** Each resolves, once it is on disk, to what undoes it. */
  onSend: (body: string) => Promise<Undo>;
  onTakeBack: (entry: ThreadEntry) => Promise<Undo>;
}

const failure = { title: 'Fehler', text: 'Dein Kommentar konnte nicht gespeichert werden.', kept: 'Er bleibt hier stehen.' };
const undoFailed = 'Das konnte nicht gespeichert werden. Es bleibt, wie es war.';

function say(title: string, text: string, undo: Undo): void {
  showMessage(title, text, { label: 'Rückgängig', run: () => void sayFailure(undo(), failure.title, undoFailed) });
}

function Entry({ entry, isFresh, onTakeBack }: { entry: ThreadEntry; isFresh: boolean; onTakeBack: () => void }) {
  const author = entry.isOwn ? 'Du' : entry.author === '' ? 'Ohne Namen' : entry.author;
  return (
    <li className={styles.entry} data-own={entry.isOwn || undefined}>
      <span className={styles.head}>
        <b>{author}</b>
        <time dateTime={entry.writtenAt.toISOString()}>{format(entry.writtenAt, 'dd.MM. HH:mm')}</time>
        {isFresh && <Badge kind="court">neu</Badge>}
        {entry.version === 0 && <Badge kind="dashed">noch nicht gesendet</Badge>}
      </span>
      <p className={styles.body}>{entry.body}</p>
      {entry.isOwn && (
        <span className={styles.back}>
          <Button variant="quiet" aria-label={`„${entry.body.slice(0, 40)}“ zurücknehmen`} onPress={onTakeBack}>
            Zurücknehmen
          </Button>
        </span>
      )}
    </li>
  );
}

/** The talk of a player and his coaches about a session, and the field for the next word. */
export function CommentThread({ label, entries, fresh, field, hint, onSend, onTakeBack }: CommentThreadProps) {
  const submission = useSubmission({});
  const [text, setText] = useState('');
  const isFull = entries.length >= COMMENT_BOUNDS.entries;

  async function send() {
    const undo = await onSend(text);
    setText('');
    say('Geschrieben', 'Es wird beim nächsten Abgleich gesendet.', undo);
  }
  const takeBack = async (entry: ThreadEntry) => say('Zurückgenommen', 'Auch drüben ist es dann gelöscht.', await onTakeBack(entry));
  return (
    <section className={styles.thread} aria-label={label}>
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              isFresh={fresh.has(entry.id)}
              onTakeBack={() => void sayFailure(takeBack(entry), failure.title, undoFailed)}
            />
          ))}
        </ol>
      )}
      {isFull ? (
        <p>Hier stehen schon {COMMENT_BOUNDS.entries} Einträge. Den Rest besprecht ihr am besten in der Halle.</p>
      ) : (
        <Form
          submission={submission}
          onSubmit={() => {
            if (text.trim() !== '') void submission.run({ words: failure, work: send });
          }}
        >
          <div className={styles.form}>
            <TextField label={field} description={hint} rows={2} value={text} onChange={setText} maxLength={COMMENT_BOUNDS.characters} />
            <Button type="submit" pending={submission.pending} isDisabled={text.trim() === ''}>
              Senden
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
