import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { withTrial } from '@anwurf/domain/fitness/test-entry';
import { type YoyoMoment, yoyoMoment } from '@anwurf/domain/fitness/yoyo-course';
import { YOYO_RUNS, yoyoMetres, yoyoResult, yoyoText } from '@anwurf/domain/fitness/yoyo';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { Pause, Play, Square, VolumeX, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { ClockArc } from '../../../kit/feedback/clock-arc.tsx';
import { Facts } from '../../../kit/layout/facts.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { SoundSwitch } from '../../../signal/sound-switch.tsx';
import { useSound } from '../../../signal/use-sound.ts';
import { entryOf, type TestDraft } from '../test-draft.ts';
import { useBestBefore } from './use-best-before.ts';
import type { TestRun } from './use-test-run.ts';
import { useYoyo } from './use-yoyo.ts';
import styles from './yoyo-board.module.css';
import { YoyoTrack } from './yoyo-track.tsx';

const nextWords = { out: 'dann zurück', back: 'dann Pause', rest: 'dann los' };

function Runs({ run, metresDone }: YoyoMoment) {
  const next = YOYO_RUNS.find(({ level }) => level > run.level);
  return (
    <div>
      <p className={styles.runs}>
        <span>
          Lauf <b>{run.run}</b> von {run.runsOfLevel}
        </span>
        {next && (
          <span>
            Stufe {next.level} bei {formatGermanDecimal(next.metres)} m
          </span>
        )}
      </p>
      <div className={styles.line} role="img" aria-label={`Lauf ${run.run} von ${run.runsOfLevel} auf Stufe ${run.level}`}>
        {Array.from({ length: run.runsOfLevel }, (_, index) => (
          <i key={index} data-state={index + 1 < run.run || metresDone >= run.metres ? 'done' : index + 1 === run.run ? 'now' : 'open'} />
        ))}
      </div>
    </div>
  );
}

/** The Yo-Yo test on the scoreboard, to be read from five metres. */
export function YoyoBoard({ run, test, underWay }: { run: TestRun; test: SubTest; underWay: NonNullable<TestDraft['yoyo']> }) {
  const yoyo = useYoyo(run, underWay);
  const [isSoundOn] = useSound();
  const before = useBestBefore(test);
  const miss = useEffectEvent(yoyo.miss);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      miss();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  function take(result: number | null) {
    const entry = entryOf(run.draft, test);
    run.change({
      yoyo: null,
      ...(result !== null && { entries: { ...run.draft.entries, [test.id]: withTrial(entry, 'trials', 0, result) } }),
    });
  }

  const moment = yoyoMoment(Math.max(0, yoyo.seconds));
  const wait = Math.max(0, Math.ceil(-yoyo.seconds));
  const shown = yoyo.isOver ? yoyo.result : yoyoResult(moment.run);
  return (
    <div className={styles.board} data-surface="board">
      <div className={styles.inner}>
        <header className={styles.bar}>
          <IconButton aria-label="Test abbrechen" onPress={yoyo.leave}>
            <X aria-hidden="true" />
          </IconButton>
          <h1>{test.name}</h1>
          <SoundSwitch marks={[3, 2, 1]} />
        </header>
        {!isSoundOn && (
          <Banner kind="warn" icon={<VolumeX aria-hidden="true" />}>
            Der Ton ist aus: Du hörst keine Signale.
          </Banner>
        )}
        <div className={styles.face}>
          <small>{yoyo.isOver ? 'Dein Ergebnis' : 'Stufe und Lauf'}</small>
          <ClockArc
            part={yoyo.isOver ? 1 : moment.passed}
            spoken={shown === null ? 'Kein Lauf geschafft' : `Stufe ${Math.floor(shown)}, Lauf ${Math.round((shown % 1) * 10)}`}
          >
            {shown === null ? '–' : yoyoText(shown)}
          </ClockArc>
        </div>
        <p className={styles.signal}>
          {yoyo.isOver ? (
            shown === null ? (
              'Kein Lauf geschafft'
            ) : (
              <Num size="m" unit="m">
                {formatGermanDecimal(yoyoMetres(shown) ?? 0)}
              </Num>
            )
          ) : wait > 0 ? (
            <>
              Start in <Num size="m">{wait}</Num> s
            </>
          ) : (
            <>
              Signal in <Num size="m">{formatGermanDecimal(moment.secondsToSignal, { decimals: 1, fixed: true })}</Num> s,{' '}
              {nextWords[moment.part]}
            </>
          )}
        </p>
        {!yoyo.isOver && (
          <>
            <Facts
              className={styles.facts}
              facts={[
                { label: 'Meter', value: formatGermanDecimal(moment.metresDone) },
                { label: 'km/h', value: formatGermanDecimal(moment.run.kmh, { decimals: 1, fixed: true }) },
                { label: 'bisher', value: before === null ? '–' : yoyoText(before) },
              ]}
            />
            <Runs {...moment} />
            <YoyoTrack {...moment} />
          </>
        )}
        <div className={styles.actions}>
          <p role="status">
            {yoyo.isOver
              ? ''
              : yoyo.misses === 0
                ? 'Erste verpasste Linie: Warnung. Zweite: Ende.'
                : 'Eine Linie verpasst. Die nächste beendet den Test.'}
          </p>
          {yoyo.isOver ? (
            <>
              <Button variant="ball" wide onPress={() => take(yoyo.result)}>
                {yoyo.result === null ? 'Zurück zum Test' : 'Ergebnis übernehmen'}
              </Button>
              {yoyo.canUndo && (
                <Button variant="line" wide onPress={yoyo.undo}>
                  Rückgängig, weiterlaufen
                </Button>
              )}
            </>
          ) : (
            <>
              <Button variant="ball" wide isDisabled={yoyo.isPaused || wait > 0} onPress={yoyo.miss}>
                Linie verpasst
              </Button>
              <div className={styles.pair}>
                <Button variant="line" onPress={yoyo.isPaused ? yoyo.resume : yoyo.pause}>
                  {yoyo.isPaused ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
                  {yoyo.isPaused ? 'Weiter' : 'Anhalten'}
                </Button>
                <Button variant="line" onPress={yoyo.end}>
                  <Square size={20} aria-hidden="true" />
                  Beenden
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
