-- side: both
-- When the player gave up waiting. The device writes it, also offline; the central database closes the generation
-- when it arrives (0008_plan_jobs).
alter table trainingsplan_generierung add column cancelled_at timestamptz;
