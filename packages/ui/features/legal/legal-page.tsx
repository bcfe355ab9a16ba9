import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SiteFacts } from '../../site.ts';
import styles from './legal-page.module.css';
import { unbroken } from '../../kit/text/unbroken.tsx';

/** Stands in for an unknown operator: nobody should take placeholders for an imprint. */
function OperatorNotice({ state, configured }: { state: SiteFacts['state']; configured: boolean }) {
  if (state === 'waiting' || configured) return null;
  return (
    <div className={styles.notice} role="status">
      <TriangleAlert aria-hidden="true" />
      <p>
        {state === 'unknown'
          ? 'Die Angaben zum Betreiber ließen sich gerade nicht laden. Bitte öffne die Seite mit Empfang noch einmal.'
          : 'Der Betreiber dieser Installation hat seine Angaben noch nicht eingetragen. Die Angaben unten sind Platzhalter; so darf die Seite nicht veröffentlicht werden.'}
      </p>
    </div>
  );
}

const dayFormat = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

export interface LegalPageProps {
  title: string;
  /** The day of its wording, such as '2026-11-27'. */
  version?: string;
  facts: SiteFacts;
  children: ReactNode;
}

/** The frame of the legal texts: one column to read. */
export function LegalPage({ title, version, facts, children }: LegalPageProps) {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {version && <p className={styles.date}>Stand: {dayFormat.format(new Date(version))}</p>}
      </header>
      <OperatorNotice state={facts.state} configured={facts.site.operator.configured} />
      {children}
    </main>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {unbroken(children)}
    </section>
  );
}

export interface FactTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table of facts; on a phone each row becomes a block. */
export function LegalTable({ label, table: { head, rows } }: { label: string; table: FactTable }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must be reachable by keyboard.
    <div className={styles.tableBox} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((text, index) => (
                <td key={text} data-head={head[index + 1]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
