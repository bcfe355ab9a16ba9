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

/** The values of each template. */
export type MailValues = {
  readonly welcome: { firstName: string; registrationUrl: string; code: string };
  readonly 'access-given': { firstName: string; registrationUrl: string; code: string };
  readonly 'no-payment': { firstName: string; authUrl: string; contact?: string | null };
  readonly 'payment-received': { firstName: string };
  readonly 'payment-failed': { firstName: string; buyUrl: string };
  readonly 'payment-disputed': { reference: string; amount: string };
  readonly 'withdrawal-received': { name: string; email: string; contract: string; receivedAt: string; proveUrl: string | null };
  readonly 'withdrawal-notification': { name: string; email: string; contract: string; receivedAt: string; id: string };
  readonly 'already-registered': { firstName: string; loginUrl: string };
  readonly 'password-reset': { firstName: string; resetUrl: string };
  readonly 'sign-in-changed': { firstName: string; change: SignInChange; settingsUrl: string };
  readonly 'email-change-old': { firstName: string; newEmail: string; code: string };
  readonly 'email-change-new': { code: string };
  readonly 'email-changed': { firstName: string; newEmail: string; contactUrl: string };
  readonly 'support-confirmation': { subject: string; message: string };
  readonly 'support-notification': { fromEmail: string; subject: string; message: string };
  readonly 'operator-summary': { lines: readonly string[] };
  readonly 'handover-problem': { generationId: string; reason: string };
  readonly 'parental-consent': { firstName: string | null; consentUrl: string };
  readonly 'parental-consent-given': { firstName: string | null; withdrawUrl: string };
  readonly 'parental-sharing': { firstName: string | null; team: string; consentUrl: string };
  readonly 'parental-sharing-given': { firstName: string | null; team: string; withdrawUrl: string };
  readonly 'newsletter-opt-in': { confirmUrl: string };
};

/** A mail as template and values; its text is rendered at delivery. */
export type Mail = { readonly to: string } & {
  [Template in keyof MailValues]: { readonly template: Template; readonly values: MailValues[Template] };
}[keyof MailValues];

/** A rendered mail. */
export type RenderedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Reply address, when it is not the sender. */
  readonly replyTo?: string;
};

/** The text of each template, from its values. */
export type MailTexts = {
  readonly [Template in keyof MailValues]: (values: MailValues[Template]) => Promise<RenderedMail>;
};
