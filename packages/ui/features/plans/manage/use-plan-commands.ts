import { useDatabase } from '@anwurf/db/client/react';
import { archivePlan, choosePlan, type UndoPlanChange, unarchivePlan } from '@anwurf/db/commands/choose-plan';
import { duplicatePlan } from '@anwurf/db/commands/duplicate-plan';
import { deletePlan } from '@anwurf/db/commands/edit-plan';
import type { Plan } from '@anwurf/db/queries/plans';
import { sayFailure } from '../../../forms/say-failure.ts';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';

const FAILURE = 'Der Plan konnte nicht geändert werden. Es bleibt, wie es war.';
const COPY_FAILURE = 'Der Plan konnte nicht dupliziert werden.';

/** Says what was done to a plan, with the way back. */
function say(title: string, text: string | undefined, undo: () => Promise<unknown>): void {
  showMessage(title, text, { label: 'Rückgängig', run: () => void sayFailure(undo(), 'Fehler', FAILURE) });
}

/** Commands on a plan that take effect at once, each with an undo. */
export function usePlanCommands() {
  const db = useDatabase();
  const done = (work: Promise<UndoPlanChange>, title: string, text?: string) =>
    sayFailure(
      work.then((undo) => say(title, text, undo)),
      'Fehler',
      FAILURE,
    );
  return {
    /** @param startsOn its first day, where it begins anew */
    choose: ({ id, name }: Plan, startsOn: string | null) =>
      done(
        choosePlan(db, { planId: id, startsOn }),
        'Aktueller Plan gewählt',
        `${name} steht jetzt auf dem Dashboard und in deiner Woche.${startsOn === null ? '' : ' Woche 1 beginnt heute.'}`,
      ),
    archive: ({ id, name }: Plan) => done(archivePlan(db, id), 'Plan archiviert', `${name} liegt jetzt im Archiv unter deinen Plänen.`),
    unarchive: ({ id, name }: Plan) => done(unarchivePlan(db, id), 'Plan zurückgeholt', `${name} steht wieder bei deinen Plänen.`),
    duplicate: ({ id, name }: Plan) =>
      sayFailure(
        duplicatePlan(db, id).then((copy) => say('Plan dupliziert', `Die Kopie von ${name} kannst du ändern.`, () => deletePlan(db, copy))),
        'Fehler',
        COPY_FAILURE,
      ),
  };
}
