-- side: central
-- Rules of a team's test days (0090): whose results a coach may note, what goes with a membership, and what a player is offered.
-- Reasons: server/decisions/0066-coaches-measure-who-shares-tests.md.

alter table team_test_days
  add check (is_text_list(tests, 12)),
  add check (char_length(choices::text) <= 4000);
alter table team_test_values add check (char_length(trials::text) <= 400);
alter table measured_tests add check (char_length(results::text) <= 20000);
create index team_test_values_day on team_test_values (test_day_id);
create index team_test_values_member on team_test_values (member_id);
create index team_test_values_guest on team_test_values (guest_id);
create index team_guests_member on team_guests (member_id);
create unique index measured_tests_once on measured_tests (membership_id, test_day_id);
create index measured_tests_day on measured_tests (test_day_id);

-- Results are noted of members who share their tests, as they may withdraw that, and of guests.
create function refuse_unshared_value() returns trigger language plpgsql as $$
begin
  if num_nonnulls(new.member_id, new.guest_id) <> 1 then
    raise check_violation using message = 'the value is about nobody, or about two';
  end if;
  if new.member_id is not null and not exists (select from team_members where id = new.member_id and 'tests' = any(shared_kinds)) then
    raise check_violation using message = 'the member does not share tests';
  end if;
  return new;
end $$;
create trigger b_shared before insert on team_test_values for each row execute function refuse_unshared_value();

-- A guest becomes one member, who shares tests. Another one only after the link was taken back.
create function refuse_second_link() returns trigger language plpgsql as $$
begin
  if new.member_id is null then return new; end if;
  if tg_op = 'UPDATE' and old.member_id is not null and old.member_id <> new.member_id then
    raise check_violation using message = 'the guest is linked to another member';
  end if;
  if not exists (select from team_members where id = new.member_id and 'tests' = any(shared_kinds)) then
    raise check_violation using message = 'the member does not share tests';
  end if;
  return new;
end $$;
create trigger b_linked before insert or update of member_id on team_guests for each row execute function refuse_second_link();

-- Bounds: ten years of test days, a full team of guests, every cell of a full table corrected several times.
create function bound_test_days() returns trigger language plpgsql as $$
begin
  if exists (select from team_test_days where team_id in (select team_id from new_rows) group by team_id having count(*) > 200) then
    raise check_violation using message = 'the team has too many test days';
  end if;
  return null;
end $$;
create trigger zzz_bound after insert on team_test_days referencing new table as new_rows
  for each statement execute function bound_test_days();
create function bound_guests() returns trigger language plpgsql as $$
begin
  if exists (select from team_guests where team_id in (select team_id from new_rows) group by team_id having count(*) > 60) then
    raise check_violation using message = 'the team has too many guests';
  end if;
  return null;
end $$;
create trigger zzz_bound after insert on team_guests referencing new table as new_rows
  for each statement execute function bound_guests();
create function bound_test_values() returns trigger language plpgsql as $$
begin
  if exists (select from team_test_values where test_day_id in (select test_day_id from new_rows)
      group by test_day_id having count(*) > 4000) then
    raise check_violation using message = 'the test day has too many values';
  end if;
  return null;
end $$;
create trigger zzz_bound after insert on team_test_values referencing new table as new_rows
  for each statement execute function bound_test_values();

-- Makes the offers of a closed test day equal to its newest values; `only_member`: that one's alone. A player who shares no tests
-- any more keeps the offers that he has.
create function offer_measured(wanted_day uuid, only_member uuid default null) returns void language sql as $$
  with newest as (
    select distinct on (member.id, value.test) member.id as membership, member.user_id, value.test, value.state, value.trials
    from team_test_values value
      left join team_guests guest on guest.id = value.guest_id
      join team_members member on member.id = coalesce(value.member_id, guest.member_id)
    where value.test_day_id = wanted_day and 'tests' = any(member.shared_kinds) and (only_member is null or member.id = only_member)
    order by member.id, value.test, value.server_version desc),
  offered as (
    select membership, newest.user_id, test_day.id as test_day, test_day.day,
      jsonb_object_agg(test, jsonb_build_object('trials', trials, 'choices', coalesce(test_day.choices -> test, '{}'))) as results
    from newest join team_test_days test_day on test_day.id = wanted_day and test_day.closed_at is not null
    where state = 'measured' and test = any(test_day.tests)
    group by membership, newest.user_id, test_day.id, test_day.day),
  gone as (
    delete from measured_tests offer using team_test_days test_day
      where offer.test_day_id = wanted_day and test_day.id = wanted_day and test_day.closed_at is not null
        and offer.membership_id in (select membership from newest) and offer.membership_id not in (select membership from offered))
  insert into measured_tests (id, user_id, membership_id, test_day_id, day, results)
    select gen_random_uuid(), user_id, membership, test_day, day, results from offered
  on conflict (membership_id, test_day_id) do update
    set results = excluded.results, day = excluded.day, offered_at = now(), revision = least(measured_tests.revision + 1, 10000)
    where (measured_tests.results, measured_tests.day) is distinct from (excluded.results, excluded.day)
$$;

create function offer_closed_days() returns trigger language plpgsql as $$
begin
  perform offer_measured(id) from new_rows where closed_at is not null;
  return null;
end $$;
create trigger zzz_offer_insert after insert on team_test_days referencing new table as new_rows
  for each statement execute function offer_closed_days();
create trigger zzz_offer_update after update on team_test_days referencing new table as new_rows
  for each statement execute function offer_closed_days();

create function offer_corrected_values() returns trigger language plpgsql as $$
begin
  perform offer_measured(test_day_id, member) from (
    select distinct value.test_day_id, coalesce(value.member_id, guest.member_id) as member
    from new_rows value join team_test_days test_day on test_day.id = value.test_day_id and closed_at is not null
      left join team_guests guest on guest.id = value.guest_id) as corrected
    where member is not null;
  return null;
end $$;
create trigger zzz_offer after insert on team_test_values referencing new table as new_rows
  for each statement execute function offer_corrected_values();

create function offer_linked_guest() returns trigger language plpgsql as $$
begin
  perform offer_measured(test_day_id, new.member_id) from (select distinct test_day_id from team_test_values where guest_id = new.id) as days;
  return null;
end $$;
create trigger zzz_offer after update of member_id on team_guests for each row when (new.member_id is not null)
  execute function offer_linked_guest();

-- Offers go with the membership.
create function end_offers_to_member() returns trigger language plpgsql as $$
begin
  delete from measured_tests where membership_id = old.id;
  return null;
end $$;
create trigger zzz_end_offers after delete on memberships for each row execute function end_offers_to_member();

-- Offers go with their test day; what was taken over is the player's.
create function end_offers() returns trigger language plpgsql as $$
begin
  delete from measured_tests where test_day_id = old.id;
  return null;
end $$;
create trigger zzz_end after delete on team_test_days for each row execute function end_offers();

-- Taking the kind back takes the noted values with it.
create function forget_values() returns trigger language plpgsql as $$
begin
  delete from team_test_values where member_id = new.id;
  delete from team_guests where member_id = new.id;
  return null;
end $$;
create trigger zzz_forget after update of shared_kinds on team_members for each row
  when ('tests' = any(old.shared_kinds) and not 'tests' = any(new.shared_kinds)) execute function forget_values();

-- Out of the log as well.
drop index shape_log_copies;
create index shape_log_copies on shape_log (key)
  where table_name in ('shared_trainings', 'shared_loads', 'shared_tests', 'shared_complaints', 'shared_readiness', 'team_members', 'team_attendance', 'team_assignees',
    'team_test_values', 'team_guests');
create trigger zzz_scrub after delete on team_test_values referencing old table as old_rows
  for each statement execute function scrub_copies();
create trigger zzz_scrub after delete on team_guests referencing old table as old_rows
  for each statement execute function scrub_copies();
