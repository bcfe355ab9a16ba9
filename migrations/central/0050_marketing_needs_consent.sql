-- A marketing profile is kept of nobody who has not agreed to it. The app asks nobody so far, so what has been derived goes; a
-- row cannot be made without the consent, and answers renew only one that is there.
delete from user_marketing_profiles;
alter table user_marketing_profiles
  add column consent_text_version text not null,
  add column consented_at timestamptz not null,
  alter column total_plans_created set default 0;

create or replace function derive_from_answers() returns trigger language plpgsql as $$
declare
  notes constant jsonb := case when new.zusatzliche_notizen is json object then new.zusatzliche_notizen::jsonb else '{}' end;
  gender_code constant text := case lower(new.geschlecht)
    when 'männlich' then 'male' when 'weiblich' then 'female' when 'divers' then 'diverse' end;
begin
  update user_marketing_profiles set
      full_name = new.name, position = new.spielerposition, gender = new.geschlecht,
      user_goals = json_texts(notes -> 'userGoals'), technical_goals = json_texts(notes -> 'allTechnicalGoals'),
      individual_training_frequency = new.trainingshaufigkeit, team_training_frequency = notes ->> 'teamTrainingFrequency' || 'x',
      training_duration = new.trainingsdauer, season_phase = notes ->> 'seasonPhase', available_equipment = new.verfugbare_ausrustung,
      onboarding_completed_at = coalesce(onboarding_completed_at, new.created_at), last_plan_created_at = now(),
      total_plans_created = total_plans_created + 1
    where user_id = new.benutzer_id;

  update users set full_name = coalesce(full_name, new.name), gender = coalesce(gender, gender_code)
    where id = new.benutzer_id and (full_name is null or gender is null and gender_code is not null);
  return null;
end $$;
