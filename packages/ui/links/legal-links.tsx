import { Link } from './plain-links.ts';

/** Beside an agreement to both; what is typed stays where it is. */
export function LegalLinks() {
  return (
    <>
      <Link to="/terms" target="_blank">
        AGB lesen
      </Link>
      {' · '}
      <Link to="/privacy-policy" target="_blank">
        Datenschutzerklärung lesen
      </Link>
    </>
  );
}
