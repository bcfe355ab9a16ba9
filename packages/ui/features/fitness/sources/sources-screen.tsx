import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { typicalErrors } from '@anwurf/domain/norms/typical-error';
import { PROVENANCE_WORDS, provenanceOf } from '@anwurf/domain/norms/compare';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { BackLink } from '../../../links/app-links.ts';
import { knownErrorText } from '../result/change-words.ts';
import { useNorms } from '../use-norms.ts';
import styles from './sources-screen.module.css';

const tests = Object.values(SUB_TESTS).flat();
const kinds = ['measured', 'derived', 'estimated'] as const;

const kindTexts = {
  measured: 'Mittelwert und Streuung stehen so in einer Untersuchung.',
  derived: 'Aus veröffentlichten Zahlen gerechnet, oder zwischen zwei veröffentlichten Altersstufen.',
  estimated: 'Mittelwert oder Streuung sind von uns geschätzt. Solche Werte sind keine Norm, nur eine grobe Richtung.',
};

function keysOf(values: readonly { source: string | null }[]): string[] {
  return [...new Set(values.flatMap(({ source }) => source?.split('+') ?? []))];
}

/** Names the sources of a test's comparison. */
function TestSources({ test }: { test: SubTest }) {
  const { norms } = useNorms();
  const info = norms.tests[test.id];
  const values = norms.values.filter((value) => value.test === test.id);
  const bands = norms.bands.filter((one) => one.test === test.id && one.use === 'recommended');
  const error = typicalErrors()[test.id];
  const keys = [
    ...new Set([
      ...keysOf(values),
      ...[...bands, ...(info?.handballAnchors ?? []), ...(info?.groupMarks ?? [])].map(({ source }) => source),
      ...(error?.source ? [error.source] : []),
    ]),
  ];
  return (
    <Disclosure title={test.name.replaceAll('\u00ad', '')}>
      <div className={styles.test}>
        {values.length > 0 ? (
          <ul className={styles.shares}>
            {kinds.map((kind) => {
              const count = values.filter((value) => provenanceOf([value]) === kind).length;
              return count > 0 && <li key={kind}>{`${count} von ${values.length} Werten: ${PROVENANCE_WORDS[kind]}`}</li>;
            })}
          </ul>
        ) : (
          <p>Für diesen Test gibt es keine Vergleichswerte.</p>
        )}
        {info && (
          <>
            {info.comparisonGroup !== null && (
              <p>
                <b>Vergleichsgruppe:</b> {info.comparisonGroup}
              </p>
            )}
            <p>
              <b>So wurde gemessen:</b> {info.protocol}
            </p>
            <p>{info.userHint}</p>
          </>
        )}
        <p>
          <b>Messfehler:</b>{' '}
          {error === undefined
            ? 'keine Untersuchung gelesen; wo es mehrere Versuche gibt, zählt die Streuung deiner eigenen.'
            : knownErrorText(test, error)}
        </p>
        {bands.length > 0 && (
          <p>Die Bewertung in Worten folgt bei einem Teil der Altersstufen den Bändern der Quelle, sonst dem Perzentil.</p>
        )}
        {keys.length > 0 && (
          <ul className={styles.sources} lang="en">
            {keys.map((key) => (
              <li key={key}>{norms.sources[key] ?? key}</li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  );
}

/** Where the reference values come from, test by test. */
export function SourcesScreen() {
  const { values } = useNorms().norms;
  const estimated = values.filter((value) => provenanceOf([value]) === 'estimated').length;
  return (
    <Page title="Woher kommen die Vergleichswerte?" back={<BackLink to="/ist-zustand/historie" />} width="reading">
      <Card>
        <div className={styles.text}>
          <p>
            Für Handball gibt es kaum veröffentlichte Vergleichswerte nach Alter und Geschlecht. Wir haben zusammengetragen, was wir
            gefunden haben, und sagen bei jedem Vergleich, mit wem du verglichen wirst und wie sicher der Wert ist.{' '}
            {Math.round((estimated / values.length) * 100)}&nbsp;% der {values.length} Werte sind ganz oder zum Teil geschätzt.
          </p>
          <dl>
            {kinds.map((kind) => (
              <div key={kind}>
                <dt>{PROVENANCE_WORDS[kind]}</dt>
                <dd>{kindTexts[kind]}</dd>
              </div>
            ))}
          </dl>
          <p>
            Das Perzentil sagt, wie viele von hundert der Vergleichsgruppe schlechter sind, wenn ihre Werte normal verteilt sind. Verglichen
            wird mit deinem Alter am Tag des Tests oder mit dem nächsten, für das es Werte gibt; bei „Divers“ mit dem Mittel beider
            Geschlechter. Zahlen einzelner Mannschaften zeigen wir nur zum Einordnen.
          </p>
        </div>
      </Card>
      <Card flush>
        {tests.map((test) => (
          <TestSources key={test.id} test={test} />
        ))}
      </Card>
    </Page>
  );
}
