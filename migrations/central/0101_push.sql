-- side: central
-- Where a signed-in device wants notifications, and which: an address of its browser's push service. It goes with the session.
create table push_subscriptions (
  session_id uuid primary key references login_sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) between 1 and 1000),
  -- The browser's public key, an uncompressed point of P-256, and its secret: payloads are encrypted for it.
  p256dh text not null check (char_length(p256dh) = 87),
  auth text not null check (char_length(auth) = 22),
  kinds text[] not null check (kinds <@ array['session', 'test', 'coach'] and cardinality(kinds) <= 3),
  -- HH:MM at the device's clocks.
  session_time text not null check (session_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_from text not null check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_until text not null check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id);

-- Notifications that wait, and for a while those that were sent: of an event a device gets one.
create table push_outbox (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references push_subscriptions (session_id) on delete cascade,
  kind text not null check (kind in ('session', 'test', 'coach', 'trial')),
  event text not null check (char_length(event) between 1 and 100),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'nothing')),
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (session_id, event)
);
create index push_outbox_created on push_outbox (created_at);
create index push_outbox_due on push_outbox (due_at) where status = 'waiting';

-- Queues a notification for each device of a user that wants its kind.
create function notify_devices(player uuid, wanted text, event_name text, worth interval) returns void language plpgsql as $$
begin
  insert into push_outbox (session_id, kind, event, expires_at)
    select session_id, wanted, event_name, now() + worth from push_subscriptions where user_id = player and wanted = any(kinds)
    on conflict do nothing;
  if found then perform pg_notify('push_outbox', ''); end if;
end $$;

-- Words of coaches and what they assign. Copies of old ones, which sharing anew brings, are no news.
create function notify_of_coach() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'assignments' then
    if new.answer is null and new.sent_at > now() - interval '1 day' then
      perform notify_devices(new.user_id, 'coach', 'assignment ' || new.id, interval '1 day');
    end if;
  elsif new.from_team and new.written_at > now() - interval '1 day' then
    perform notify_devices(new.user_id, 'coach', 'comment ' || new.id, interval '1 day');
  end if;
  return null;
end $$;
create trigger zzzz_notify after insert on assignments for each row execute function notify_of_coach();
create trigger zzzz_notify after insert on session_comments for each row execute function notify_of_coach();
