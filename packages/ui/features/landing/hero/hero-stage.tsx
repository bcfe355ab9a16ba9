import { useEffect, useState } from 'react';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import still from '../pictures/hero-figure.svg';
import { HERO_FIGURE } from './hero-view.ts';
import styles from './hero-stage.module.css';

/** By then the page is drawn; in ms. */
const settledMs = 600;

const picture = <img src={still} alt="" width={358} height={224} className={styles.still} />;

const FigureLoop = lazyPart(async () => (await import('../figure-loop.tsx')).FigureLoop, { waiting: picture, missing: picture });

/** Whether the page is drawn and the browser idle: what moves may come then. Not where the visitor wants things to stand still. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => setSettled(true), settledMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** An exercise as the app shows it: a still picture at first, which begins to move in its place. */
export function HeroStage() {
  const isSettled = useSettled();
  return (
    <figure className={styles.stage}>
      <div className={styles.picture} role="img" aria-label="Bewegungsbild: Absprung wie zum Sprungwurf">
        {isSettled ? <FigureLoop slug={HERO_FIGURE} waiting={picture} /> : picture}
      </div>
      <figcaption className={styles.caption}>
        <span>
          Einheit 1 · Übung 6 von 13
          <b>Sprungwurf-Absprung</b>
        </span>
        <span className={styles.dose}>2 × 6</span>
      </figcaption>
    </figure>
  );
}
