import type { Detail, Details } from '@anwurf/figure/detail/detail-schema';
import { prepareDetail } from '@anwurf/figure/detail/prepare-detail';

/** How far a foot may sink into the floor, in percent of body height. */
const sinking = 0.7;

/** Everything that is wrong with the forms, in words. */
export function formFaults({ forms }: Details): string[] {
  return Object.entries(forms).flatMap(([name, { parts, states }]) => {
    const counts = new Set(Object.values(states).map((balls) => balls.length));
    const most = Math.max(...parts.flatMap(({ around = [], through = [] }) => [...around.flat(), ...through]));
    return [
      ...(counts.size === 1 ? [] : [`the states of ${name} have ${[...counts].join(', ')} balls`]),
      ...(counts.has(most + 1) ? [] : [`${name} is drawn of ${most + 1} balls`]),
    ];
  });
}

function keyFaults({ forms }: Details, { form, state, arrows = [] }: Detail['keys'][0], { floor, box }: Detail): string[] {
  const balls = forms[form]?.states[state];
  if (balls === undefined) return [`there is no ${state} of ${form}`];
  const [left, top, right, bottom] = box;
  const outside = arrows.flat().filter(([x, y]) => x < left || x > right || y < top || y > bottom);
  return [
    ...outside.map((point) => `an arrow of ${state} reaches ${point.join(', ')}`),
    ...(floor === true ? balls.filter(([, y, radius]) => y + radius > sinking).map((ball) => `${ball.join(', ')} is in the floor`) : []),
  ];
}

/** Everything that is wrong with an exercise of a hand or a foot, in words; nothing if it is right. */
export function detailFaults(details: Details, detail: Detail): string[] {
  const moved = detail.keys.filter(({ arrows }) => arrows !== undefined);
  const figure = prepareDetail(details, detail);
  const shown = figure.stills.map((seconds) => JSON.stringify(figure.shapesAt(seconds)));
  return [
    ...detail.keys.flatMap((key) => keyFaults(details, key, detail)),
    ...(moved.length > 0 ? [] : ['nothing says where it moves']),
    ...(shown.length > 1 && new Set(shown).size === shown.length ? [] : ['its stills do not differ']),
  ];
}
