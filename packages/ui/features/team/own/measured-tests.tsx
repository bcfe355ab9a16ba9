import { useDatabase } from '@anwurf/db/client/react';
import { leaveMeasuredTests, takeMeasuredTests } from '@anwurf/db/commands/answer-measured-tests';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { type MeasuredOffer, openOffers } from '@anwurf/db/queries/test-days';
import type { OwnTeam } from '@anwurf/db/queries/teams';
import { trialUnitOf } from '@anwurf/domain/fitness/sub-test';
import { measuredCategories } from '@anwurf/domain/team/measured-tests';
import { resultText } from '@anwurf/domain/team/test-cell';
import { TEAM_TESTS } from '@anwurf/domain/team/test-day';
import { useMemo } from 'react';
import { dayWords } from '../../../data/week/day-words.ts';
import { sayFailure } from '../../../forms/say-failure.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { Num } from '../../../kit/text/num.tsx';
import { longName, typedUnit } from '../test-day/test-day-words.ts';
import styles from './measured-tests.module.css';

const failure = { title: 'Fehler', text: 'Das konnte nicht gespeichert werden. Die Werte sind weiter hier.' };

function Offer({ own, offer }: { own: OwnTeam; offer: MeasuredOffer }) {
  const db = useDatabase();
  const found = measuredCategories(offer.results);
  const results = TEAM_TESTS.flatMap((test) => {
    const result = found.find(({ category }) => category === test.category)?.results[test.id];
    return result === undefined ? [] : [{ test, result }];
  });
  const take = () =>
    takeMeasuredTests(db, offer, `Gemessen vom Trainerteam ${own.name ?? ''}`.trim()).then(() =>
      showMessage('In deinen Tests', 'Die Werte gehören jetzt dir. Du findest sie in der Statistik unter Tests.'),
    );
  return (
    <Card>
      <section className={styles.offer} aria-label={`Gemessen am ${dayWords(offer.day)}`}>
        <p>
          {offer.coach === '' ? 'Dein Trainerteam' : `Dein Trainerteam (${offer.coach})`} hat am {dayWords(offer.day)}{' '}
          {offer.wasTaken ? 'Werte berichtigt, die du übernommen hast' : 'gemessen'}:
        </p>
        <dl className={styles.results}>
          {results.map(({ test, result }) => (
            <div key={test.id}>
              <dt>{longName(test)}</dt>
              <dd>
                <Num unit={result.unit === trialUnitOf(test) || test.unit === 'level' ? typedUnit(test) : ''}>
                  {resultText(test, result)}
                </Num>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.answers}>
          <Button variant="court" onPress={() => void sayFailure(take(), failure.title, failure.text)}>
            In meine Tests übernehmen
          </Button>
          <Button variant="quiet" onPress={() => void sayFailure(leaveMeasuredTests(db, offer), failure.title, failure.text)}>
            Nicht übernehmen
          </Button>
        </div>
      </section>
    </Card>
  );
}

/** Values that the team's staff has measured of the player, for him to take over into his own tests. */
export function MeasuredTests({ own }: { own: OwnTeam }) {
  const offers = loadedOr(
    useRows(
      useMemo(() => openOffers(own.team), [own.team]),
      { canBeEmpty: true },
    ),
    [],
  );
  return offers.map((offer) => <Offer key={`${offer.id} ${offer.revision}`} own={own} offer={offer} />);
}
