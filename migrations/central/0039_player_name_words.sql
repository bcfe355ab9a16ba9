-- Players by the words of their names: a name that is looked up word by word is in a fraction of the entries that its trigrams
-- are in.
create function name_words(search_name text) returns text[] language sql immutable strict parallel safe as $$
  select regexp_split_to_array(btrim(search_name, e'\n'), '[\s-]+')
$$;

create index player_stats_de_words on player_stats_de using gin (name_words(search_name));
