import { html } from 'hono/html';
import { renderPage } from '../../development/page.ts';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** A purchase on its page. */
export type ShownCheckout = { readonly token: string; readonly amountCents: number; readonly email: string; readonly isPaid: boolean };

function renderForm({ token, amountCents, email }: ShownCheckout, failure: string | undefined) {
  return html`<form class="checkout" method="post" action="/api/test-checkout/${token}">
    <h1>Bezahlen</h1>
    <p class="price"><strong>${euros.format(amountCents / 100)}</strong> Anwurf Premium-Zugang</p>
    ${failure === undefined ? '' : html`<p class="failure" role="alert">${failure}</p>`}
    <label for="email">E-Mail-Adresse</label>
    <input id="email" name="email" inputmode="email" value="${email}" autocomplete="email" maxlength="320" required />
    <button class="main" name="action" value="pay">Bezahlen</button>
    <button name="action" value="decline">Zahlung ablehnen lassen</button>
    <button name="action" value="cancel" formnovalidate>Abbrechen</button>
  </form>`;
}

/** The payment page of the test checkout. */
export function renderCheckoutPage(checkout: ShownCheckout, failure?: string) {
  const done = html`<div class="checkout">
    <h1>Schon bezahlt</h1>
    <p><a href="/payment-success?token=${checkout.token}">Weiter zu Anwurf</a></p>
  </div>`;
  return renderPage({
    title: 'Test-Bezahlung',
    note: 'Test-Bezahlung: Hier fließt kein Geld.',
    body: checkout.isPaid ? done : renderForm(checkout, failure),
  });
}
