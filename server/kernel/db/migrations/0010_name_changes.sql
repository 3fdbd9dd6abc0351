CREATE TABLE "name_changes" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"changed_in" text NOT NULL
);
--> statement-breakpoint
-- A transaction has a number of its own, which no other ever has: names read in one that is taken back are nobody's.
create function note_name_change() returns trigger language plpgsql as $$
begin
  insert into name_changes (changed_in) values (pg_current_xact_id()::text)
  on conflict ("only") do update set changed_in = excluded.changed_in;
  return null;
end $$;
--> statement-breakpoint
create trigger parliaments_named after insert or update or delete on parliaments
for each statement execute function note_name_change();
--> statement-breakpoint
create trigger assemblies_named after insert or update or delete on assemblies
for each statement execute function note_name_change();
--> statement-breakpoint
create trigger mandals_named after insert or update or delete on mandals
for each statement execute function note_name_change();
--> statement-breakpoint
create trigger areas_named after insert or update or delete on areas
for each statement execute function note_name_change();
--> statement-breakpoint
create trigger complaint_category_named after insert or update or delete on complaint_category
for each statement execute function note_name_change();
--> statement-breakpoint
create trigger users_named after insert or update of name, role or delete on users
for each statement execute function note_name_change();
