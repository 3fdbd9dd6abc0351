CREATE TABLE "unclocked_complaints" (
	"complaint_id" integer PRIMARY KEY NOT NULL,
	"parliament_id" integer NOT NULL,
	"assembly_id" integer NOT NULL,
	"mandal_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"staff_id" integer,
	"creator_id" integer,
	"hidden" boolean NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "complaint_clocks_by_staff_newest";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_creator_newest";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_assembly";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_assembly_newest";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_staff";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_creator";--> statement-breakpoint
DROP INDEX "complaint_clocks_stopped_by_assembly";--> statement-breakpoint
DROP INDEX "complaints_by_assembly_and_group";--> statement-breakpoint
ALTER TABLE "complaint_clocks" ADD COLUMN "mandal_id" integer;--> statement-breakpoint
ALTER TABLE "complaint_clocks" ADD COLUMN "area_id" integer;--> statement-breakpoint
ALTER TABLE "complaint_clocks" ADD COLUMN "category_id" integer;--> statement-breakpoint
-- Every clock is written anew. Its indexes are built afterwards, which takes a tenth of the time and leaves them small.
do $$
declare
  each record;
begin
  create temp table clock_indexes on commit drop as
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = 'complaint_clocks' and indexname <> 'complaint_clocks_pkey';
  for each in select * from clock_indexes loop
    execute format('drop index %I', each.name);
  end loop;
  update complaint_clocks set mandal_id = complaints.mandal_id, area_id = complaints.area_id, category_id = complaints.category_id
  from complaints where complaints.id = complaint_id;
  for each in select * from clock_indexes loop
    execute each.definition;
  end loop;
end $$;
--> statement-breakpoint
ALTER TABLE "complaint_clocks" ALTER COLUMN "mandal_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint_clocks" ALTER COLUMN "area_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint_clocks" ALTER COLUMN "category_id" SET NOT NULL;--> statement-breakpoint
insert into unclocked_complaints (complaint_id, parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, hidden, received_at)
select id, parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, hidden, created_at
from complaints where not exists (select from complaint_clocks where complaint_id = id);
--> statement-breakpoint
ALTER TABLE "unclocked_complaints" ADD CONSTRAINT "unclocked_complaints_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unclocked_complaints_newest" ON "unclocked_complaints" USING btree ("received_at","complaint_id","parliament_id","assembly_id","staff_id","creator_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "unclocked_complaints_by_category" ON "unclocked_complaints" USING btree ("category_id","received_at","complaint_id","parliament_id","assembly_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "unclocked_complaints_by_assembly" ON "unclocked_complaints" USING btree ("assembly_id","received_at","complaint_id","parliament_id","staff_id","creator_id","category_id","mandal_id","area_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_category_newest" ON "complaint_clocks" USING btree ("category_id","received_at","complaint_id","due_on","risk_on","paused_until","parliament_id","assembly_id") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_stopped_by_category" ON "complaint_clocks" USING btree ("category_id","received_at","complaint_id","due_on","stopped_on","parliament_id","assembly_id") WHERE stopped_on is not null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_assembly" ON "complaint_clocks" USING btree ("assembly_id","due_on","complaint_id","risk_on","paused_until","parliament_id","staff_id","category_id","mandal_id","area_id") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_assembly_newest" ON "complaint_clocks" USING btree ("assembly_id","received_at","complaint_id","due_on","risk_on","paused_until","parliament_id","staff_id","creator_id","category_id","mandal_id","area_id") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_staff" ON "complaint_clocks" USING btree ("staff_id","due_on","complaint_id","risk_on","paused_until","received_at","parliament_id","assembly_id","category_id","mandal_id","area_id") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_creator" ON "complaint_clocks" USING btree ("creator_id","due_on","complaint_id","risk_on","paused_until","received_at","staff_id","parliament_id","assembly_id","category_id","mandal_id","area_id") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_stopped_by_assembly" ON "complaint_clocks" USING btree ("assembly_id","received_at","complaint_id","due_on","stopped_on","parliament_id","staff_id","creator_id","category_id","mandal_id","area_id") WHERE stopped_on is not null and not hidden;--> statement-breakpoint
CREATE INDEX "complaints_by_assembly_and_group" ON "complaints" USING btree ("assembly_id","status_group","created_at","id","status","parliament_id","staff_id","creator_id") WHERE not hidden;
--> statement-breakpoint
-- As for complaints: place and person, and the places, depend on each other.
create statistics complaint_clocks_places (dependencies) on parliament_id, assembly_id, staff_id, creator_id from complaint_clocks;
--> statement-breakpoint
create statistics complaint_clocks_areas (dependencies) on assembly_id, mandal_id, area_id from complaint_clocks;
--> statement-breakpoint
create statistics unclocked_complaints_places (dependencies) on parliament_id, assembly_id, staff_id, creator_id from unclocked_complaints;
--> statement-breakpoint
-- What is mirrored follows the complaint, wherever it is.
create or replace function complaint_clocks_follow() returns trigger language plpgsql as $$
begin
  update complaint_clocks set parliament_id = new.parliament_id, assembly_id = new.assembly_id, mandal_id = new.mandal_id,
    area_id = new.area_id, category_id = new.category_id, staff_id = new.staff_id, creator_id = new.creator_id, hidden = new.hidden
  where complaint_id = new.id;
  if not found then
    update unclocked_complaints set parliament_id = new.parliament_id, assembly_id = new.assembly_id, mandal_id = new.mandal_id,
      area_id = new.area_id, category_id = new.category_id, staff_id = new.staff_id, creator_id = new.creator_id, hidden = new.hidden
    where complaint_id = new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger complaint_clocks_follow on complaints;
--> statement-breakpoint
create trigger complaint_clocks_follow
after update of parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, name on complaints
for each row when (
  (old.parliament_id, old.assembly_id, old.mandal_id, old.area_id, old.category_id, old.staff_id, old.creator_id, old.hidden)
  is distinct from
  (new.parliament_id, new.assembly_id, new.mandal_id, new.area_id, new.category_id, new.staff_id, new.creator_id, new.hidden))
execute function complaint_clocks_follow();
--> statement-breakpoint
-- What comes as a suggestion or is closed when it comes has no clock, unless a backup brought that first; of clocks that come or go
-- the others tell.
create function note_unclocked() returns trigger language plpgsql as $$
begin
  insert into unclocked_complaints (complaint_id, parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, hidden, received_at)
  select id, parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, hidden, created_at
  from added where (type = 'suggestion' or status_group = 'closed')
    and not exists (select from complaint_clocks where complaint_id = id);
  return null;
end $$;
--> statement-breakpoint
create trigger complaints_unclocked after insert on complaints
referencing new table as added for each statement execute function note_unclocked();
--> statement-breakpoint
create function note_clocked() returns trigger language plpgsql as $$
begin
  delete from unclocked_complaints where complaint_id in (select complaint_id from added);
  return null;
end $$;
--> statement-breakpoint
create trigger complaint_clocks_clocked after insert on complaint_clocks
referencing new table as added for each statement execute function note_clocked();
--> statement-breakpoint
-- Of a complaint that goes with its clock there is nothing left to be found here.
create function note_clock_gone() returns trigger language plpgsql as $$
begin
  insert into unclocked_complaints (complaint_id, parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, hidden, received_at)
  select id, parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, hidden, created_at
  from complaints where id in (select complaint_id from removed);
  return null;
end $$;
--> statement-breakpoint
create trigger complaint_clocks_gone after delete on complaint_clocks
referencing old table as removed for each statement execute function note_clock_gone();
