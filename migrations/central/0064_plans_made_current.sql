-- The coach's plans became current when they were made; a player without one had his newest.
update trainingsplanreal p set chosen_at = p.created_at
  where exists (select from trainingsplan_generierung g where g.plan_id = p.id)
    or p.id = (
      select newest.id from trainingsplanreal newest where newest.user_id = p.user_id
        and not exists (select from trainingsplan_generierung g where g.benutzer_id = p.user_id and g.plan_id is not null)
      order by newest.created_at desc, newest.id desc limit 1);
