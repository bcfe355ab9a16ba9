import { PUSH_KINDS, type PushKind, type PushWishes } from '@anwurf/contract/push';
import { Switch } from '../../kit/field/switch.tsx';
import { TextField } from '../../kit/field/text-field.tsx';
import styles from './notification-sheet.module.css';

/** Offered to a device without wishes. */
export const firstWishes: PushWishes = { kinds: [...PUSH_KINDS], sessionTime: '09:00', quietFrom: '21:30', quietUntil: '07:00' };
const kindWords: Readonly<Record<PushKind, readonly [label: string, detail: string]>> = {
  session: ['Heutige Einheit', 'An Tagen, an denen eine ansteht'],
  test: ['Test fällig', 'Sechs Wochen nach deinem letzten'],
  coach: ['Dein Trainerteam', 'Wenn es dir schreibt oder etwas zuweist'],
};

/** Whether every time is typed. */
export const areComplete = ({ sessionTime, quietFrom, quietUntil }: PushWishes) =>
  [sessionTime, quietFrom, quietUntil].every((one) => one !== '');

/** The kinds and times of notifications. */
export function WishFields({ wishes, onChange }: { wishes: PushWishes; onChange: (wishes: PushWishes) => void }) {
  const toggle = (kind: PushKind, isOn: boolean) =>
    onChange({ ...wishes, kinds: PUSH_KINDS.filter((one) => (one === kind ? isOn : wishes.kinds.includes(one))) });
  const time = (label: string, name: 'sessionTime' | 'quietFrom' | 'quietUntil') => (
    <TextField
      label={label}
      name={name}
      type="time"
      isRequired
      value={wishes[name]}
      onChange={(value) => onChange({ ...wishes, [name]: value })}
    />
  );
  return (
    <>
      {PUSH_KINDS.map((kind) => {
        const [label, detail] = kindWords[kind];
        return (
          <Switch key={kind} isSelected={wishes.kinds.includes(kind)} onChange={(isOn) => toggle(kind, isOn)} detail={detail}>
            {label}
          </Switch>
        );
      })}
      <div className={styles.times}>
        {time('Einheit und Test um', 'sessionTime')}
        {time('Ruhe ab', 'quietFrom')}
        {time('Ruhe bis', 'quietUntil')}
      </div>
    </>
  );
}
