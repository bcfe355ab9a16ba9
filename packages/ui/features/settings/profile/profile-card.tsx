import { profile } from '@anwurf/db/queries/profile';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { HouseNormChoice } from './house-norm-choice.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-card.module.css';

const own = profile();

/** The player's profile, as far as the comparisons need it. */
export function ProfileCard() {
  const known = useFirstRow(own);
  return (
    <Card>
      <h2 className={styles.title}>Profil-Informationen</h2>
      {known.state === 'rows' ? (
        <>
          <ProfileForm known={known.value ?? { dateOfBirth: null, gender: null }} />
          <div className={styles.choice}>
            <HouseNormChoice counts={known.value !== null && known.value.houseNormSince !== null} />
          </div>
        </>
      ) : (
        <NotLoaded data={known} skeleton={<Skeleton height="252px" />} />
      )}
    </Card>
  );
}
