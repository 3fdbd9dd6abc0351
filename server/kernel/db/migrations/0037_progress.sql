DROP INDEX "complaint_clocks_newest";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_parliament";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_parliament_newest";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_assembly";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_assembly_newest";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_category_newest";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_staff";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_creator";--> statement-breakpoint
DROP INDEX "unclocked_complaints_by_category";--> statement-breakpoint
DROP INDEX "unclocked_complaints_by_assembly";--> statement-breakpoint
ALTER TABLE "complaint_clocks" ADD COLUMN "in_progress" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "unclocked_complaints" ADD COLUMN "status_group" text;
--> statement-breakpoint
update complaint_clocks set in_progress = true from complaints
where complaints.id = complaint_id and status_group = 'in_progress' and stopped_on is null;
--> statement-breakpoint
update unclocked_complaints set status_group = complaints.status_group from complaints where complaints.id = complaint_id;
--> statement-breakpoint
ALTER TABLE "unclocked_complaints" ALTER COLUMN "status_group" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_progress" ON "complaint_clocks" USING btree ("in_progress","due_on","complaint_id","risk_on","paused_until") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "unclocked_complaints_by_group" ON "unclocked_complaints" USING btree ("status_group","received_at","complaint_id","parliament_id","assembly_id","staff_id","creator_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_newest" ON "complaint_clocks" USING btree ("received_at","complaint_id","due_on","risk_on","paused_until","in_progress") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_parliament" ON "complaint_clocks" USING btree ("parliament_id","due_on","complaint_id","risk_on","paused_until","in_progress") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_parliament_newest" ON "complaint_clocks" USING btree ("parliament_id","received_at","complaint_id","due_on","risk_on","paused_until","in_progress") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_assembly" ON "complaint_clocks" USING btree ("assembly_id","due_on","complaint_id","risk_on","paused_until","parliament_id","staff_id","category_id","mandal_id","area_id","in_progress") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_assembly_newest" ON "complaint_clocks" USING btree ("assembly_id","received_at","complaint_id","due_on","risk_on","paused_until","parliament_id","staff_id","creator_id","category_id","mandal_id","area_id","in_progress") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_category_newest" ON "complaint_clocks" USING btree ("category_id","received_at","complaint_id","due_on","risk_on","paused_until","parliament_id","assembly_id","in_progress") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_staff" ON "complaint_clocks" USING btree ("staff_id","due_on","complaint_id","risk_on","paused_until","received_at","parliament_id","assembly_id","category_id","mandal_id","area_id","in_progress") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_creator" ON "complaint_clocks" USING btree ("creator_id","due_on","complaint_id","risk_on","paused_until","received_at","staff_id","parliament_id","assembly_id","category_id","mandal_id","area_id","in_progress") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "unclocked_complaints_by_category" ON "unclocked_complaints" USING btree ("category_id","received_at","complaint_id","parliament_id","assembly_id","status_group") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "unclocked_complaints_by_assembly" ON "unclocked_complaints" USING btree ("assembly_id","received_at","complaint_id","parliament_id","staff_id","creator_id","category_id","mandal_id","area_id","status_group") WHERE not hidden;
--> statement-breakpoint
-- What is mirrored follows the complaint, wherever it is. A clock that stops, or has stopped, keeps whether it was in progress: to write it
-- once more would take as long as to stop it.
create or replace function complaint_clocks_follow() returns trigger language plpgsql as $$
begin
  update complaint_clocks set parliament_id = new.parliament_id, assembly_id = new.assembly_id, mandal_id = new.mandal_id,
    area_id = new.area_id, category_id = new.category_id, staff_id = new.staff_id, creator_id = new.creator_id, hidden = new.hidden,
    in_progress = case when stopped_on is null and new.status_group <> 'closed' then new.status_group = 'in_progress' else in_progress end
  where complaint_id = new.id and (
    (parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, hidden)
    is distinct from
    (new.parliament_id, new.assembly_id, new.mandal_id, new.area_id, new.category_id, new.staff_id, new.creator_id, new.hidden)
    or stopped_on is null and new.status_group <> 'closed' and in_progress <> (new.status_group = 'in_progress'));
  if not found then
    update unclocked_complaints set parliament_id = new.parliament_id, assembly_id = new.assembly_id, mandal_id = new.mandal_id,
      area_id = new.area_id, category_id = new.category_id, staff_id = new.staff_id, creator_id = new.creator_id, hidden = new.hidden,
      status_group = new.status_group
    where complaint_id = new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger complaint_clocks_follow on complaints;
--> statement-breakpoint
create trigger complaint_clocks_follow
after update of parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, name, status on complaints
for each row when (
  (old.parliament_id, old.assembly_id, old.mandal_id, old.area_id, old.category_id, old.staff_id, old.creator_id, old.hidden, old.status_group)
  is distinct from
  (new.parliament_id, new.assembly_id, new.mandal_id, new.area_id, new.category_id, new.staff_id, new.creator_id, new.hidden, new.status_group))
execute function complaint_clocks_follow();
--> statement-breakpoint
create or replace function note_unclocked() returns trigger language plpgsql as $$
begin
  insert into unclocked_complaints (complaint_id, parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, hidden,
    received_at, status_group)
  select id, parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, hidden, created_at, status_group
  from added where (type = 'suggestion' or status_group = 'closed')
    and not exists (select from complaint_clocks where complaint_id = id);
  return null;
end $$;
--> statement-breakpoint
create or replace function note_clock_gone() returns trigger language plpgsql as $$
begin
  insert into unclocked_complaints (complaint_id, parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, hidden,
    received_at, status_group)
  select id, parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, hidden, created_at, status_group
  from complaints where id in (select complaint_id from removed);
  return null;
end $$;
