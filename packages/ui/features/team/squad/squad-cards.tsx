import type { SquadMember } from '@anwurf/domain/team/squad-member';
import { EyeOff } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../../kit/class-names.ts';
import { AreaLink } from '../../../links/app-links.ts';
import { HintLine } from './hint-line.tsx';
import { LoadMark } from './load-mark.tsx';
import { nameText } from './member-words.ts';
import { ReadinessMark } from './readiness-mark.tsx';
import styles from './squad-cards.module.css';
import type { SquadListProps } from './squad-table.tsx';
import { WeekMarks } from './week-marks.tsx';

function Player({ member, team, today }: { member: SquadMember } & Pick<SquadListProps, 'team' | 'today'>) {
  const { user, name, sharedKinds, hints } = member;
  return (
    <li>
      <AreaLink to="/team/player/$memberId" params={{ memberId: user }} search={{ team }} className={classNames(styles.player)}>
        <b>{nameText(name)}</b>
        {sharedKinds.length === 0 && (
          <span className={styles.hidden}>
            <EyeOff size={20} aria-hidden="true" />
            teilt nichts mit dir
          </span>
        )}
        {hints[0] && <HintLine hint={hints[0]} today={today} />}
        {(['trainings', 'loads', 'readiness'] as const).some((kind) => sharedKinds.includes(kind)) && (
          <span className={styles.values}>
            {sharedKinds.includes('trainings') && <WeekMarks {...member} />}
            {sharedKinds.includes('readiness') && <ReadinessMark {...member} isNamed />}
            {sharedKinds.includes('loads') && <LoadMark {...member} />}
          </span>
        )}
      </AreaLink>
    </li>
  );
}

function Group({ title, members, ...rest }: SquadListProps['groups'][number] & Pick<SquadListProps, 'team' | 'today'>) {
  const id = useId();
  return (
    <section className={styles.group} {...(title !== null && { 'aria-labelledby': id })}>
      {title !== null && <h2 id={id}>{title}</h2>}
      <ul className={styles.list}>
        {members.map((member) => (
          <Player key={member.user} member={member} {...rest} />
        ))}
      </ul>
    </section>
  );
}

/** The squad on a phone: a card each. */
export function SquadCards({ groups, team, today }: SquadListProps) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.title ?? 'all'} {...group} team={team} today={today} />
      ))}
    </div>
  );
}
