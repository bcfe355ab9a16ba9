import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LinkPage } from './link-page.tsx';

afterEach(cleanup);

test("a page behind a mailed link keeps 'E-Mail' on one line, in its sentence and below it", () => {
  render(
    <LinkPage title="Newsletter" text="Deine E-Mail-Adresse ist bestätigt.">
      <p>Die E-Mails kommen einmal im Monat.</p>
    </LinkPage>,
  );
  for (const word of ['E-Mail', 'E-Mails']) expect(screen.getByText(word).tagName).toBe('SPAN');
  expect(screen.getByRole('status').textContent).toBe('Deine E-Mail-Adresse ist bestätigt.');
});
