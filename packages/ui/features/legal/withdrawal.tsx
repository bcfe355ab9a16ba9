import type { Operator } from '@anwurf/contract/site';
import { LegalSection } from './legal-page.tsx';
import { OperatorAddress } from './operator-address.tsx';

/** The statutory notice for digital products, with the model form (annexes 1 and 2 to Art. 246a EGBGB). */
export function Withdrawal({ operator }: { operator: Operator }) {
  return (
    <>
      <LegalSection title="Widerrufsbelehrung">
        <h3>Widerrufsrecht</h3>
        <p>
          Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn
          Tage ab dem Tag des Vertragsabschlusses.
        </p>
        <p>
          Um dein Widerrufsrecht auszuüben, musst du uns mit einer eindeutigen Erklärung (zum Beispiel einer E-Mail) über deinen Entschluss
          informieren, diesen Vertrag zu widerrufen:
        </p>
        <OperatorAddress operator={operator} />
        <p>
          Am schnellsten geht das mit dem Knopf „Vertrag widerrufen“, der unten auf jeder Seite steht: Du bekommst sofort eine Bestätigung
          per E-Mail mit Inhalt, Tag und Uhrzeit.
        </p>
        <p>
          Du kannst dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist reicht es
          aus, dass du die Mitteilung vor Ablauf der Widerrufsfrist absendest.
        </p>
        <h3>Folgen des Widerrufs</h3>
        <p>
          Wenn du diesen Vertrag widerrufst, zahlen wir dir alle Zahlungen, die wir von dir erhalten haben, unverzüglich und spätestens
          binnen vierzehn Tagen ab dem Tag zurück, an dem deine Mitteilung bei uns eingegangen ist. Wir verwenden dasselbe Zahlungsmittel,
          das du eingesetzt hast, und berechnen dafür nichts. Mit der Rückzahlung endet der Zugang.
        </p>
        <h3>Vorzeitiges Erlöschen</h3>
        <p>
          Bei digitalen Inhalten erlischt das Widerrufsrecht, wenn wir mit deiner ausdrücklichen Zustimmung vor Ablauf der Frist begonnen
          haben, du bestätigt hast, dass du dadurch dein Widerrufsrecht verlierst, und wir dir das bestätigt haben (§ 356 Abs. 5 BGB). Ohne
          diese Zustimmung bleibt es bei den vierzehn Tagen.
        </p>
      </LegalSection>
      <LegalSection title="Muster-Widerrufsformular">
        <p>Wenn du den Vertrag widerrufen willst, fülle dieses Formular aus und sende es zurück.</p>
        <blockquote>
          <p>
            An {[operator.name, ...operator.address].join(', ')}
            {operator.email !== '' && `, ${operator.email}`}:
          </p>
          <p>
            Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung
            (*) / die Bereitstellung der folgenden digitalen Inhalte (*): Premium-Zugang zu Anwurf
          </p>
          <p>Bestellt am (*) / erhalten am (*):</p>
          <p>Name des/der Verbraucher(s):</p>
          <p>Anschrift des/der Verbraucher(s):</p>
          <p>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):</p>
          <p>Datum:</p>
          <p>(*) Unzutreffendes streichen.</p>
        </blockquote>
      </LegalSection>
    </>
  );
}
