/** One step a version, in order. A step that was ever released is never edited. */
export const MIGRATIONS: readonly string[] = [
  `create table club (
     one integer primary key check (one = 1),
     name text not null,
     created_at integer not null
   ) strict;

   create table people (
     id text primary key,
     first text not null,
     last text not null,
     nickname text,
     club text,
     number text,
     email text,
     birthday text,
     note text,
     guest integer not null,
     room_name text not null,
     merged_into text references people (id),
     erased integer not null default 0,
     created_at integer not null
   ) strict;

   create table staff (
     id text primary key,
     name text not null,
     role text not null,
     owner integer not null,
     pin text,
     link text unique,
     failures integer not null default 0,
     locked_until integer not null default 0,
     last_seen integer,
     created_at integer not null,
     removed_at integer
   ) strict;

   create table sessions (
     token text primary key,
     staff text not null references staff (id) on delete cascade,
     created_at integer not null,
     seen_at integer not null
   ) strict;

   create table nights (
     id text primary key,
     code text not null unique,
     created_at integer not null,
     name text not null,
     rulebook text not null,
     stage text not null,
     starts_at integer,
     entries integer not null,
     "left" integer not null,
     version integer not null,
     due_at integer,
     archived integer not null default 0,
     pinned text,
     announcement text
   ) strict;

   create table played (
     night text not null references nights (id),
     person text not null,
     at integer not null,
     primary key (night, person)
   ) strict, without rowid;
   create index played_by on played (person);

   create table templates (
     id text primary key,
     name text not null,
     setup text not null,
     created_at integer not null
   ) strict;`,

  `create table devices (
     token text not null,
     staff text not null references staff (id) on delete cascade,
     seen_at integer not null,
     primary key (token, staff)
   ) strict, without rowid;`,

  // which edition of a house rulebook a night holds; nights before this knew no house rulebooks
  `alter table nights add column edition text not null default '';

   create table house_rulebooks (
     id text not null,
     edition text not null,
     document text not null,
     version integer not null,
     saved_at integer not null,
     primary key (id, edition)
   ) strict, without rowid;`,

  // one list for all that is hosted; what a kind says of itself is its own
  `alter table people add column words text not null default '';
   create index people_merged on people (merged_into) where merged_into is not null;
   update people set words = folded_words(first, last, coalesce(nickname, ''), coalesce(number, ''),
     coalesce(club, ''), coalesce(email, ''));

   create table shelf (
     kind text not null,
     id text not null,
     code text not null unique,
     created_at integer not null,
     version integer not null,
     due_at integer,
     archived integer not null default 0,
     line text not null,
     aside text not null default '{}',
     primary key (kind, id)
   ) strict;
   insert into shelf (kind, id, code, created_at, version, due_at, archived, line, aside)
     select 'night', id, code, created_at, version, due_at, archived,
       json_patch('{}', json_object('name', name, 'rulebook', rulebook, 'stage', stage, 'startsAt', starts_at,
         'entries', entries, 'left', "left")),
       json_patch('{}', json_object('pinned', pinned, 'announcement', announcement))
     from nights order by rowid;

   create table holding (
     kind text not null,
     id text not null,
     rulebook text not null,
     edition text not null,
     primary key (kind, id, rulebook, edition),
     foreign key (kind, id) references shelf (kind, id) on delete cascade
   ) strict, without rowid;
   create index holding_edition on holding (rulebook, edition);
   insert into holding (kind, id, rulebook, edition)
     select 'night', id, rulebook, edition from nights where edition <> '';

   alter table played rename to played_nights;
   create table played (
     kind text not null,
     id text not null,
     person text not null,
     at integer not null,
     primary key (kind, id, person),
     foreign key (kind, id) references shelf (kind, id) on delete cascade
   ) strict, without rowid;
   insert into played (kind, id, person, at) select 'night', night, person, at from played_nights;
   drop table played_nights;
   create index played_by on played (person, at);
   drop table nights;`,

  // a code is told before its line is written
  `create table link (
     kind text not null,
     id text not null,
     code text not null unique,
     primary key (kind, id)
   ) strict, without rowid;
   insert into link (kind, id, code) select kind, id, code from shelf;`,

  // a personal link works once and ends; those from before stood in addresses that logs keep, and end now
  `alter table staff add column link_until integer not null default 0;
   update staff set link = null;
   alter table sessions add column way text not null default 'pin';`,

  // what a house signs by; who is coming with a file; what was thrown away stays for a while
  `create table house_key (
     one integer primary key check (one = 1),
     public_key text not null,
     private_key text not null,
     created_at integer not null
   ) strict;

   create table arriving (
     stream text primary key,
     version integer not null,
     people text not null,
     staff text not null,
     at integer not null
   ) strict, without rowid;

   alter table shelf add column deleted_at integer;`,

  `create table backup (
     one integer primary key check (one = 1),
     due text not null,
     hours integer not null,
     keep integer not null,
     good_name text,
     good_size integer,
     good_at integer,
     failed_at integer,
     failed_why text
   ) strict;`,

  `create table keeping (
     one integer primary key check (one = 1),
     months integer not null,
     last_at integer,
     last_texts integer not null default 0
   ) strict;`,

  // a question about time that was lost stands over a restart
  `create table house_time (one integer primary key check (one = 1), kept text not null) strict;`,

  // the club's own copies of what its rulebooks say, word by word
  `create table rulebook_texts (
     rulebook text not null,
     edition text not null,
     name text not null,
     source text not null,
     pages integer,
     text text not null,
     added_at integer not null,
     primary key (rulebook, edition)
   ) strict;`,

  // where the club is, so that times are written as its clocks show them
  `create table club_zone (one integer primary key check (one = 1), zone text not null) strict;`,

  // what stands on walls and prints beside the club's name
  `create table club_logo (
     one integer primary key check (one = 1),
     type text not null,
     bytes blob not null,
     hash text not null,
     changed_at integer not null
   ) strict;`,

  // not only whole set-ups are kept for the next time, but parts of them too
  `alter table templates rename column setup to content;
   alter table templates add column kind text not null default 'night';`,

  // how walls speak and what they show, with the club's pictures and recordings for it
  `create table club_wall (
     one integer primary key check (one = 1),
     content text not null,
     changed_at integer not null
   ) strict;
   create table wall_media (
     id text primary key,
     type text not null,
     bytes blob not null,
     added_at integer not null
   ) strict;`,

  // with which columns the list of players stands where a device has no choice of its own
  `create table club_columns (
     one integer primary key check (one = 1),
     content text not null,
     changed_at integer not null
   ) strict;`,

  // documents and photographs that are kept with something hosted, and go with it; its line may be written after them
  `create table kept_file (
     kind text not null,
     of_id text not null,
     id text not null,
     medium text not null,
     bytes blob not null,
     added_at integer not null,
     primary key (kind, of_id, id)
   ) strict;
   create trigger kept_file_of_shelf after delete on shelf begin
     delete from kept_file where kind = old.kind and of_id = old.id;
   end;`,

  // how a league plays by the word of its own office, beside the profiles that come with Riffle
  `create table league_profiles (
     id text primary key,
     document text not null,
     version integer not null,
     saved_at integer not null
   ) strict, without rowid;`,
];
