import { FileInput, Link2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { FileButton } from '../../kit/action/file-button.tsx';
import { Switch } from '../../kit/field/switch.tsx';
import { TextField } from '../../kit/field/text-field.tsx';
import { keptOfUser } from '../../storage/kept-of-user.ts';
import { useUserId } from '../../storage/user-id.tsx';
import { REFRESH_HOURS } from './calendar-subscriptions.ts';
import type { CalendarSourceState } from './use-calendar-source.ts';

const keptAddress = (userId: string) => keptOfUser('calendarAddress', z.string(), userId);
const words = {
  title: 'Der Kalender wurde nicht geladen',
  text: 'Es wurde nichts geändert. Versuche es noch einmal, oder nimm die Datei.',
  kept: 'Die Adresse bleibt hier stehen.',
  elseAt: 'address',
};

function AddressDialog({ source, onClose }: { source: CalendarSourceState; onClose: () => void }) {
  const kept = keptAddress(useUserId());
  const [address, setAddress] = useState(() => kept.read() ?? '');
  const [keeps, setKeeps] = useState(true);
  const submission = useSubmission({ atFields: true });

  async function load() {
    await source.readAddress(address, keeps);
    kept.keep(address.trim());
    onClose();
  }
  return (
    <FormDialog
      title="Kalender laden"
      submission={submission}
      onSubmit={() => void submission.run({ words, work: load })}
      onClose={onClose}
      submitLabel="Laden"
      pendingLabel="Wird geladen..."
    >
      <TextField
        label="Adresse"
        name="address"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        description="Verein oder Verband zeigen sie unter „Kalender abonnieren“. Anwurf lädt ihn dort, ohne zu sagen, für wen, und merkt sich die Adresse auf diesem Gerät."
        value={address}
        onChange={(next) => {
          setAddress(next);
          submission.corrected('address');
        }}
        error={submission.errors['address']}
      />
      <Switch
        isSelected={keeps}
        onChange={setKeeps}
        detail={`Alle ${REFRESH_HOURS.every} Stunden, solange Anwurf auf diesem Gerät offen ist. Verlegte Spiele ziehen dann um.`}
      >
        Von selbst nachladen
      </Switch>
    </FormDialog>
  );
}

/** The two ways to a calendar: a file of this device, or an address. */
export function CalendarSource({ source }: { source: CalendarSourceState }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <FileButton variant="quiet" accepts={['.ics', 'text/calendar']} onChoose={(file) => void source.readFile(file)}>
        <FileInput size={20} aria-hidden="true" />
        Aus Kalenderdatei
      </FileButton>
      <Button variant="quiet" onPress={() => setIsAsked(true)}>
        <Link2 size={20} aria-hidden="true" />
        Von einer Adresse
      </Button>
      {isAsked && <AddressDialog source={source} onClose={() => setIsAsked(false)} />}
    </>
  );
}
