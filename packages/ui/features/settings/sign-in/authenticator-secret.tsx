import { renderSVG } from 'uqr';
import styles from './authenticator-secret.module.css';

/** Modules of white around the code, as ISO 18004 wants: on a dark screen readers do not find it without. */
const quietZone = 4;

/** In groups of four, for typing. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** Hands a secret to an authenticator app: by a QR code, by a link on the phone itself, or typed. */
export function AuthenticatorSecret({ secret, address }: { secret: string; address: string }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: quietZone }))}`;
  return (
    <>
      <p>Scanne das Bild mit deiner Authenticator-App.</p>
      <img className={styles.picture} src={picture} alt="QR-Code für deine Authenticator-App" width={200} height={200} />
      <p>
        Auf diesem Gerät: <a href={address}>in der App öffnen</a>. Oder tippe dort diesen Schlüssel ein:
      </p>
      <p className={styles.secret}>{grouped(secret)}</p>
    </>
  );
}
