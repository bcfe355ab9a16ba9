import { accountMails } from './account-mails.ts';
import type { MailTexts, MailValues, RenderedMail } from './mail.ts';
import { otherMails } from './other-mails.ts';
import { purchaseMails } from './purchase-mails.ts';

const texts: MailTexts = { ...purchaseMails, ...accountMails, ...otherMails };

/** Renders a mail's text. */
export function renderMail<Template extends keyof MailValues>(mail: {
  readonly to: string;
  readonly template: Template;
  readonly values: MailValues[Template];
}): Promise<RenderedMail> {
  return texts[mail.template](mail.values);
}
