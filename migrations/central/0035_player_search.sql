-- Searching among a million players: beginnings are read in order from an index, and a word with a mistake is looked for among
-- the different words of all names, which are few, not among the names.
create index player_stats_de_begins on player_stats_de (search_name collate "C");
create index player_stats_de_begins_umlauts on player_stats_de ((split_part(search_name, e'\n', 3)) collate "C");

create table player_name_words (
  word text primary key
);
create index player_name_words_alike on player_name_words using gin (word gin_trgm_ops);

create function keep_player_name_words() returns trigger language plpgsql as $$
begin
  insert into player_name_words
  select distinct word from written, regexp_split_to_table(search_name, '[\s-]+') word where word <> ''
  on conflict do nothing;
  return null;
end $$;

create trigger player_name_words_of_new after insert on player_stats_de
  referencing new table as written for each statement execute function keep_player_name_words();
create trigger player_name_words_of_changed after update on player_stats_de
  referencing new table as written for each statement execute function keep_player_name_words();

insert into player_name_words
select distinct word from player_stats_de, regexp_split_to_table(search_name, '[\s-]+') word where word <> '';
