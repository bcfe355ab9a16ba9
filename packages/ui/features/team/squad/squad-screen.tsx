import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { csvText } from '@anwurf/domain/statistics/csv';
import type { SquadMember } from '@anwurf/domain/team/squad-member';
import { FIRST_ORDER, sortSquad, type SquadOrder } from '@anwurf/domain/team/sort-squad';
import { isNamed } from '@anwurf/domain/team/find-member';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { type OwnTeam, teamEvents } from '@anwurf/db/queries/teams';
import { Download, KeyRound, Printer, UsersRound } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { saveTable } from '../../../data/export-file.ts';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { SearchField } from '../../../kit/field/search-field.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { PrintSheet } from '../../../kit/layout/print-sheet.tsx';
import { useWide } from '../../../kit/use-media.ts';
import { OlderComing } from '../older-coming.tsx';
import { TeamParts } from '../team-parts.tsx';
import { type Squad, useSquad } from '../use-squad.ts';
import { CodeSheet } from './code-sheet.tsx';
import { EmptySquad } from './empty-squad.tsx';
import { ManageSheet } from './manage-sheet.tsx';
import { SquadCards } from './squad-cards.tsx';
import { csvHead, csvRow } from './squad-csv.ts';
import { SquadNumbers } from './squad-numbers.tsx';
import styles from './squad-screen.module.css';
import { SquadTable } from './squad-table.tsx';
import { useToday } from '../../../data/use-today.ts';

const SEARCH_FROM = 9;
/** From so many players on a row has one line, so that twenty find room on a laptop. */
const DENSE_FROM = 13;
const nobody: Squad = { members: [], isOlderComing: false };
const DAYS_AHEAD = 60;

/** By need two groups; sorted by a column one. */
function groupsOf(members: readonly SquadMember[], order: SquadOrder) {
  if (order.by !== 'need' || order.descending) return [{ title: null, members }];
  const [needing, others] = [members.filter(({ needsCoach }) => needsCoach), members.filter(({ needsCoach }) => !needsCoach)];
  if (needing.length === 0) return [{ title: null, members }];
  return [{ title: 'Brauchen dich', members: needing }, ...(others.length > 0 ? [{ title: 'Im Plan', members: others }] : [])];
}

export interface SquadScreenProps {
  own: OwnTeam;
  /** Chooses another team, where there are several. */
  teams: ReactNode;
  onFound: () => void;
}

/** A team as its coaches and physios see it: who needs them first. */
export function SquadScreen({ own, teams, onFound }: SquadScreenProps) {
  const { team } = own;
  const today = useToday();
  const isWide = useWide();
  const data = useSquad(team, today);
  const events = loadedOr(
    useRows(
      useMemo(() => teamEvents(team, today, dayAfter(today, DAYS_AHEAD)), [team, today]),
      { canBeEmpty: true },
    ),
    [],
  );
  const [order, setOrder] = useState(FIRST_ORDER);
  const [wanted, setWanted] = useState('');
  const [isPrinting, setPrinting] = useState(false);
  const endPrinting = useCallback(() => setPrinting(false), [setPrinting]);
  const [open, setOpen] = useState<'code' | 'manage' | null>(null);
  const { members, isOlderComing } = loadedOr(data, nobody);
  const shown = sortSquad(
    members.filter(({ name }) => isNamed(name, wanted)),
    order,
  );
  const groups = groupsOf(shown, order);
  const match = events.find(({ kind, isCancelled }) => kind === 'match' && !isCancelled) ?? null;
  const isCoach = own.role === 'coach';
  const save = () =>
    saveTable(
      'kader',
      csvText(
        csvHead,
        sortSquad(members, order).map((member) => csvRow(member, today)),
      ),
    );

  return (
    <Page
      title={own.name ?? 'Mannschaft'}
      tools={
        <span className={styles.tools}>
          {isWide && members.length > 0 && (
            <>
              <IconButton aria-label="Kader drucken" onPress={() => setPrinting(true)}>
                <Printer aria-hidden="true" />
              </IconButton>
              <IconButton aria-label="Kader als Tabelle speichern" onPress={save}>
                <Download aria-hidden="true" />
              </IconButton>
            </>
          )}
          <Button onPress={() => setOpen('manage')}>
            <UsersRound size={20} aria-hidden="true" />
            Verwalten
          </Button>
          {isCoach && members.length > 0 && (
            <Button onPress={() => setOpen('code')}>
              <KeyRound size={20} aria-hidden="true" />
              Code zeigen
            </Button>
          )}
        </span>
      }
    >
      <div className={styles.about}>
        <p>{[own.club, own.ageGroup].filter(Boolean).join(', ')}</p>
        {teams}
        <TeamParts team={team} current="/team" players={members.length} />
      </div>
      {data.state === 'loading' && data.waitsFor === 'first-sync' ? (
        <div className={styles.coming} role="status">
          <p>Dein Kader kommt auf dieses Gerät. Danach ist er auch ohne Netz da.</p>
          <Skeleton height="480px" />
        </div>
      ) : data.state !== 'rows' ? (
        <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />
      ) : members.length === 0 ? (
        <EmptySquad team={team} isCoach={isCoach} />
      ) : (
        <>
          <div className={styles.top}>
            <SquadNumbers members={members} match={match} today={today} />
            {members.length >= SEARCH_FROM && (
              <SearchField label="Im Kader suchen" placeholder="Name" value={wanted} onChange={setWanted} />
            )}
          </div>
          <OlderComing isComing={isOlderComing} />
          {shown.length === 0 ? (
            <p role="status">Niemand heißt so.</p>
          ) : isWide ? (
            <SquadTable groups={groups} team={team} today={today} order={order} onOrder={setOrder} isDense={members.length >= DENSE_FROM} />
          ) : (
            <SquadCards groups={groups} team={team} today={today} />
          )}
          <p className={styles.note}>
            7 zu 28 Tage: Minuten mal Anstrengung der letzten sieben Tage, verglichen mit einem Viertel der letzten 28. Das sagt, wie viel
            jemand gegenüber sonst trainiert, nichts über Verletzungen.
          </p>
        </>
      )}
      {isPrinting && (
        <PrintSheet title={own.name ?? 'Mannschaft'} onDone={endPrinting}>
          <SquadTable groups={groups} team={team} today={today} order={order} onOrder={setOrder} isDense />
        </PrintSheet>
      )}
      {open === 'code' && <CodeSheet team={team} name={own.name ?? ''} onClose={() => setOpen(null)} />}
      {open === 'manage' && <ManageSheet own={own} players={members} onFound={onFound} onClose={() => setOpen(null)} />}
    </Page>
  );
}
