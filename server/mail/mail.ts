/** What has changed about how an account signs in. */
export type SignInChange =
  | 'authenticator added'
  | 'authenticator removed'
  | 'recovery code used'
  | 'recovery codes renewed'
  | 'passkey added'
  | 'passkey removed';

/** A mail, by what it is about; its words are made from the template when it is delivered. */
export type Mail = { readonly to: string } & (
  | { readonly template: 'welcome'; readonly values: { firstName: string; registrationUrl: string; code: string } }
  | { readonly template: 'no-payment'; readonly values: { firstName: string; authUrl: string } }
  | { readonly template: 'payment-received'; readonly values: { firstName: string } }
  | { readonly template: 'already-registered'; readonly values: { firstName: string; loginUrl: string } }
  | { readonly template: 'password-reset'; readonly values: { firstName: string; resetUrl: string } }
  | { readonly template: 'sign-in-changed'; readonly values: { firstName: string; change: SignInChange; settingsUrl: string } }
  | { readonly template: 'support-confirmation'; readonly values: { subject: string; message: string } }
  | { readonly template: 'support-notification'; readonly values: { fromEmail: string; subject: string; message: string } }
  | { readonly template: 'handover-problem'; readonly values: { generationId: string; reason: string } }
  | { readonly template: 'newsletter-opt-in'; readonly values: { confirmUrl: string } }
);

/** What is delivered. */
export type RenderedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
};
