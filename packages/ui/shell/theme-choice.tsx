import { Segments } from '../kit/field/segments.tsx';
import { chooseTheme, type Theme, useTheme } from './theme.ts';

const options: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'Wie Gerät' },
  { value: 'light', label: 'Hell' },
  { value: 'dark', label: 'Dunkel' },
];

export function ThemeChoice() {
  return <Segments label="Darstellung" hideLabel options={options} value={useTheme()} onChange={chooseTheme} />;
}
