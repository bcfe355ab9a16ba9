-- The gender of the first answers is the profile's as well, as long as nobody has said another there.
create function derive_profile_from_answers() returns trigger language plpgsql as $$
declare
  gender_code constant text := case lower(new.geschlecht)
    when 'männlich' then 'male' when 'weiblich' then 'female' when 'divers' then 'diverse' end;
begin
  insert into profiles as known (id, gender) values (new.benutzer_id, gender_code)
    on conflict (id) do update set gender = excluded.gender where known.gender is null;
  return null;
end $$;
create trigger derive_profile_from_answers after insert on fragebogen_antworten
  for each row when (lower(new.geschlecht) in ('männlich', 'weiblich', 'divers')) execute function derive_profile_from_answers();
