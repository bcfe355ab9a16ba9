import { useDatabase } from '@anwurf/db/client/react';
import { markFavourite } from '@anwurf/db/commands/mark-favourite';
import { Star } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { sayFailure } from '../../../forms/say-failure.ts';
import { classNames } from '../../../kit/class-names.ts';
import iconButton from '../../../kit/action/icon-button.module.css';
import { useFavourites } from '../find/use-favourites.ts';
import styles from './favourite-button.module.css';

/** The star of an exercise. */
export function FavouriteButton({ name }: { name: string }) {
  const db = useDatabase();
  const isFavourite = useFavourites().has(name);

  const mark = (marked: boolean) => sayFailure(markFavourite(db, name, marked), 'Fehler', 'Der Favorit konnte nicht gespeichert werden.');

  return (
    <ToggleButton
      aria-label="Als Favorit merken"
      isSelected={isFavourite}
      onChange={(marked) => void mark(marked)}
      className={classNames(iconButton.button, styles.star)}
    >
      <Star aria-hidden="true" />
    </ToggleButton>
  );
}
