import { useDatabase } from '@anwurf/db/client/react';
import { renameTeam } from '@anwurf/db/commands/rename-team';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { type OwnTeam, teamStaff } from '@anwurf/db/queries/teams';
import type { SquadMember } from '@anwurf/domain/team/squad-member';
import { useMemo, useState } from 'react';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { Form } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { FormLayout } from '../../../kit/layout/form-layout.tsx';
import { Row, Rows } from '../../../kit/layout/rows.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useUserId } from '../../../storage/user-id.tsx';
import { checkTeam } from '../found/team-draft.ts';
import { TeamFields } from '../found/team-fields.tsx';
import { FurtherTeam } from '../further-team.tsx';
import { LeaveTeam } from '../leave-team.tsx';
import { teamWords, useTeamRequests } from '../team-requests.ts';
import styles from './manage-sheet.module.css';
import { nameText } from './member-words.ts';

const renameFailure = { title: 'Fehler', text: 'Die Angaben konnten nicht gespeichert werden. Sie bleiben, wie sie waren.' };

function TeamForm({ own }: { own: OwnTeam }) {
  const db = useDatabase();
  const [team, setTeam] = useState({ name: own.name ?? '', club: own.club ?? '', ageGroup: own.ageGroup ?? '' });
  const submission = useSubmission({ atFields: true });

  function submit() {
    const { data, problem } = checkTeam(team);
    void submission.run({
      problem,
      words: renameFailure,
      work: async () => {
        if (data === null) return;
        await renameTeam(db, own.team, data);
        showMessage('Gespeichert');
      },
    });
  }
  return (
    <Form submission={submission} onSubmit={submit}>
      <FormLayout>
        <TeamFields team={team} onChange={(part) => setTeam((before) => ({ ...before, ...part }))} submission={submission} />
        <Button type="submit" pending={submission.pending}>
          Speichern
        </Button>
      </FormLayout>
    </Form>
  );
}

interface Member {
  readonly user: string;
  readonly name: string;
}

function Removal({ team, member }: { team: string; member: Member }) {
  const requests = useTeamRequests();
  const { pending, run } = useSubmission({ leaves: true });
  const [isAsked, setAsked] = useState(false);
  const name = nameText(member.name);
  if (!isAsked) {
    return (
      <Button variant="quiet" aria-label={`${name} entfernen`} onPress={() => setAsked(true)}>
        Entfernen
      </Button>
    );
  }
  async function remove() {
    await requests.removeMember(team, member.user);
    showMessage(`${name} ist nicht mehr dabei`, 'Was geteilt war, ist gelöscht. Die Codes dieser Art gelten nicht mehr.');
  }
  return (
    <Button
      variant="danger"
      pending={pending}
      aria-label={`${name} wirklich entfernen`}
      onPress={() =>
        void run({ words: { ...teamWords, title: 'Entfernen hat nicht geklappt', text: 'Bitte versuche es erneut.' }, work: remove })
      }
    >
      Wirklich?
    </Button>
  );
}

const roleWords = { coach: 'Training', physio: 'Physio' } as const;

export interface ManageSheetProps {
  own: OwnTeam;
  players: readonly Pick<SquadMember, 'user' | 'name'>[];
  onFound: () => void;
  onClose: () => void;
}

/** Name of the team, who is in it, and the way out. */
export function ManageSheet({ own, players, onFound, onClose }: ManageSheetProps) {
  const user = useUserId();
  const read = useRows(
    useMemo(() => teamStaff(own.team), [own.team]),
    { canBeEmpty: true },
  );
  const staff = loadedOr(read, []);
  const isCoach = own.role === 'coach';
  const coaches = staff.filter(({ role }) => role === 'coach').length;
  const end = (member: Member) => (isCoach && member.user !== user ? <Removal team={own.team} member={member} /> : undefined);
  return (
    <Sheet title="Mannschaft verwalten" isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        {isCoach && <TeamForm own={own} />}
        <section aria-labelledby="team-staff">
          <h3 id="team-staff">Team um das Team</h3>
          <Rows>
            {staff.map((member) => (
              <Row key={member.user} detail={roleWords[member.role]} end={end(member)}>
                {nameText(member.name)}
                {member.user === user && ' (du)'}
              </Row>
            ))}
          </Rows>
        </section>
        {players.length > 0 && (
          <section aria-labelledby="team-players">
            <h3 id="team-players">Kader</h3>
            <Rows>
              {players.map((member) => (
                <Row key={member.user} end={end(member)}>
                  {nameText(member.name)}
                </Row>
              ))}
            </Rows>
          </section>
        )}
        <FurtherTeam onFound={onFound} />
        {/* With the last coach the team ends: until the others are read it is not known whether he is the one. */}
        {isCoach && coaches === 0 ? (
          read.state !== 'rows' && <NotLoaded data={read} skeleton={<Skeleton height="48px" />} />
        ) : (
          <LeaveTeam own={own} isLastCoach={isCoach && coaches === 1} />
        )}
      </div>
    </Sheet>
  );
}
