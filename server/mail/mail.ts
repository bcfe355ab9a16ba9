/** A change of an account's sign-in methods. */
export type SignInChange =
  | 'authenticator added'
  | 'authenticator removed'
  | 'recovery code used'
  | 'recovery codes renewed'
  | 'passkey added'
  | 'passkey confirmed'
  | 'passkey removed'
  | 'password changed';

/** A mail as template and values; its text is rendered at delivery. */
export type Mail = { readonly to: string } & (
  | { readonly template: 'welcome'; readonly values: { firstName: string; registrationUrl: string; code: string } }
  | { readonly template: 'access-given'; readonly values: { firstName: string; registrationUrl: string; code: string } }
  | { readonly template: 'no-payment'; readonly values: { firstName: string; authUrl: string; contact?: string | null } }
  | { readonly template: 'payment-received'; readonly values: { firstName: string } }
  | { readonly template: 'payment-failed'; readonly values: { firstName: string; buyUrl: string } }
  | { readonly template: 'payment-disputed'; readonly values: { reference: string; amount: string } }
  | {
      readonly template: 'withdrawal-received';
      readonly values: { name: string; email: string; contract: string; receivedAt: string; proveUrl: string | null };
    }
  | {
      readonly template: 'withdrawal-notification';
      readonly values: { name: string; email: string; contract: string; receivedAt: string; id: string };
    }
  | { readonly template: 'already-registered'; readonly values: { firstName: string; loginUrl: string } }
  | { readonly template: 'password-reset'; readonly values: { firstName: string; resetUrl: string } }
  | { readonly template: 'sign-in-changed'; readonly values: { firstName: string; change: SignInChange; settingsUrl: string } }
  | { readonly template: 'email-change-old'; readonly values: { firstName: string; newEmail: string; code: string } }
  | { readonly template: 'email-change-new'; readonly values: { code: string } }
  | { readonly template: 'email-changed'; readonly values: { firstName: string; newEmail: string; contactUrl: string } }
  | { readonly template: 'support-confirmation'; readonly values: { subject: string; message: string } }
  | { readonly template: 'support-notification'; readonly values: { fromEmail: string; subject: string; message: string } }
  | { readonly template: 'operator-summary'; readonly values: { lines: readonly string[] } }
  | { readonly template: 'handover-problem'; readonly values: { generationId: string; reason: string } }
  | { readonly template: 'parental-consent'; readonly values: { firstName: string | null; consentUrl: string } }
  | { readonly template: 'parental-consent-given'; readonly values: { firstName: string | null; withdrawUrl: string } }
  | { readonly template: 'newsletter-opt-in'; readonly values: { confirmUrl: string } }
);

/** A rendered mail. */
export type RenderedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Reply address, when it is not the sender. */
  readonly replyTo?: string;
};
