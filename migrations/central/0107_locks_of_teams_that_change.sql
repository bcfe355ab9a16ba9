-- A team changes while a transaction waits for the locks of its members: whoever has joined meanwhile would be locked behind the others, out of
-- order, by a trigger, and end in a deadlock, each of which costs a second. The owners to lock are therefore read again under the locks. When
-- somebody has come, the exception gives all locks of the block back, and it begins anew. The loop ends: a team's members do not change while
-- its lock is held.
-- `read_owners`: a query for the owners to lock, whose $1, $2 and $3 are the other arguments.
create function lock_settled(read_owners text, subject uuid, other uuid, with_players boolean) returns void language plpgsql as $$
declare
  owners uuid[];
  now_owners uuid[];
begin
  loop
    begin
      execute read_owners into owners using subject, other, with_players;
      perform lock_owners(owners);
      execute read_owners into now_owners using subject, other, with_players;
      if now_owners <@ owners then return; end if;
      raise exception using errcode = '23T01', message = 'somebody has joined meanwhile';
    exception when sqlstate '23T01' then null;
    end;
  end loop;
end $$;

create or replace function lock_teams_of(acting_user uuid, with_players boolean) returns void language plpgsql as $$
begin
  perform lock_settled('select array(
    select $1 union select team_id from memberships where user_id = $1
    union select fellow.user_id from memberships own join memberships fellow using (team_id)
      where own.user_id = $1 and ($3 or fellow.role <> ''player''))', acting_user, null, with_players);
end $$;

create or replace function lock_members_of(team uuid, somebody uuid) returns void language plpgsql as $$
begin
  perform lock_settled('select array(
    select unnest(array[$1, $2]) union select user_id from memberships where team_id = $1)', team, somebody, true);
end $$;
