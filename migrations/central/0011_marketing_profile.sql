-- side: central
-- What the server derives from a questionnaire when it arrives: the marketing profile, and what the account does not
-- know yet of its owner. The device sends the answers once; a column derived twice would be two truths.

create function json_texts(list jsonb) returns text[] language sql immutable as $$
  select case when jsonb_typeof(list) = 'array' then array(select jsonb_array_elements_text(list)) else '{}' end
$$;

-- The notes come from a device and may be free text; only the onboarding's JSON is read.
create function derive_from_answers() returns trigger language plpgsql as $$
declare
  notes constant jsonb := case when new.zusatzliche_notizen is json object then new.zusatzliche_notizen::jsonb else '{}' end;
  gender_code constant text := case lower(new.geschlecht)
    when 'männlich' then 'male' when 'weiblich' then 'female' when 'divers' then 'diverse' end;
begin
  insert into user_marketing_profiles as known (user_id, full_name, position, gender, user_goals, technical_goals,
      individual_training_frequency, team_training_frequency, training_duration, season_phase, available_equipment,
      onboarding_completed_at, last_plan_created_at, total_plans_created)
    values (new.benutzer_id, new.name, new.spielerposition, new.geschlecht, json_texts(notes -> 'userGoals'),
      json_texts(notes -> 'allTechnicalGoals'), new.trainingshaufigkeit, notes ->> 'teamTrainingFrequency' || 'x',
      new.trainingsdauer, notes ->> 'seasonPhase', new.verfugbare_ausrustung, new.created_at, now(), 1)
    on conflict (user_id) do update set
      full_name = excluded.full_name, position = excluded.position, gender = excluded.gender,
      user_goals = excluded.user_goals, technical_goals = excluded.technical_goals,
      individual_training_frequency = excluded.individual_training_frequency,
      team_training_frequency = excluded.team_training_frequency, training_duration = excluded.training_duration,
      season_phase = excluded.season_phase, available_equipment = excluded.available_equipment,
      last_plan_created_at = excluded.last_plan_created_at, total_plans_created = known.total_plans_created + 1;

  update users set full_name = coalesce(full_name, new.name), gender = coalesce(gender, gender_code)
    where id = new.benutzer_id and (full_name is null or gender is null and gender_code is not null);
  return null;
end $$;
create trigger derive_from_answers after insert on fragebogen_antworten
  for each row execute function derive_from_answers();
