import { expect, test } from 'vitest';
import { changedMovements, drawPictures, type Movement, MOVEMENTS, storedPictures } from '../../figures/movement-pictures.ts';
import { useVisitors } from '../visitor.ts';

const visitors = useVisitors();

/** A movement whose near elbow is bent further by degrees. */
function bentFurther({ name, figure }: Movement, degrees: number): Movement {
  const [first, ...rest] = figure.keys.map((key) => ({
    ...key,
    armR: key.armR?.map((angle, index) => (index === 1 ? angle + degrees : angle)),
  }));
  return { name, figure: first === undefined ? figure : { ...figure, keys: [first, ...rest] } };
}

test('every base movement looks as its stored pictures do, a limb that is elsewhere does not, smoother edges do', async () => {
  const page = await visitors.come();
  const stored = await storedPictures();
  // Wanted so? `npm run figures -- --store` keeps what is drawn now.
  expect(changedMovements(await drawPictures(page, MOVEMENTS), stored)).toEqual([]);

  const moved = ['hinge', 'throw', 'broad-jump', 'lunge-back', 'leg-swing'];
  const bent = MOVEMENTS.map((movement) => (moved.includes(movement.name) ? bentFurther(movement, 15) : movement));
  expect(changedMovements(await drawPictures(page, bent), stored).toSorted()).toEqual(moved.toSorted());

  const smoother = await drawPictures(page, MOVEMENTS, 'svg { transform: translate(0.1px, 0.1px); }');
  expect(smoother.dark).not.toEqual(stored.dark);
  expect(changedMovements(smoother, stored)).toEqual([]);
});
