-- Whoever leaves the newsletter leaves no address behind. Each subscription has a token of its own for the links of the mails that are
-- sent (server/newsletter/export-recipients.ts): it does nothing but unsubscribe.
delete from newsletter_requests link using newsletter_subscriptions known
  where known.email = link.email and known.unsubscribed_at is not null and link.requested_at <= known.unsubscribed_at;
delete from newsletter_subscriptions where unsubscribed_at is not null;
alter table newsletter_subscriptions drop column unsubscribed_at;
alter table newsletter_subscriptions add column leave_token text not null unique
  default translate(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'base64'), '+/=', '-_');
