-- Lists read complaint_facts: what kept the mirrors of complaints and the counts by days is not needed any more.
drop function note_due_days, note_changed_due_days, note_received_days, note_changed_received_days, complaint_clocks_answered,
  referrals_answered, note_unclocked, note_clocked, note_clock_gone cascade;
--> statement-breakpoint
drop trigger complaint_clocks_follow on complaints;
--> statement-breakpoint
create or replace function complaint_clocks_follow() returns trigger language plpgsql as $$
begin
  update complaint_clocks set parliament_id = new.parliament_id, assembly_id = new.assembly_id, staff_id = new.staff_id,
    creator_id = new.creator_id, hidden = new.hidden
  where complaint_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger complaint_clocks_follow after update of parliament_id, assembly_id, staff_id, creator_id, name on complaints
for each row when ((old.parliament_id, old.assembly_id, old.staff_id, old.creator_id, old.hidden)
  is distinct from (new.parliament_id, new.assembly_id, new.staff_id, new.creator_id, new.hidden))
execute function complaint_clocks_follow();
--> statement-breakpoint
drop statistics complaint_clocks_places, complaint_clocks_areas;
--> statement-breakpoint
DROP TABLE "due_changes" CASCADE;--> statement-breakpoint
DROP TABLE "due_counts" CASCADE;--> statement-breakpoint
DROP TABLE "unclocked_complaints" CASCADE;--> statement-breakpoint
DROP INDEX "complaints_by_status";--> statement-breakpoint
DROP INDEX "complaints_by_group";--> statement-breakpoint
DROP INDEX "complaints_by_parliament_and_group";--> statement-breakpoint
DROP INDEX "complaints_by_assembly_and_group";--> statement-breakpoint
DROP INDEX "complaints_by_in_charge";--> statement-breakpoint
DROP INDEX "complaints_by_priority";--> statement-breakpoint
DROP INDEX "complaints_recorded";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_day";--> statement-breakpoint
DROP INDEX "complaint_clocks_newest";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_progress";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_parliament";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_parliament_newest";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_assembly";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_assembly_newest";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_category_newest";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_staff";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_creator";--> statement-breakpoint
DROP INDEX "complaint_clocks_by_level";--> statement-breakpoint
DROP INDEX "complaint_clocks_answered";--> statement-breakpoint
DROP INDEX "complaint_clocks_answered_by_assembly";--> statement-breakpoint
DROP INDEX "complaint_clocks_paused";--> statement-breakpoint
DROP INDEX "complaint_clocks_stopped";--> statement-breakpoint
DROP INDEX "complaint_clocks_missed";--> statement-breakpoint
DROP INDEX "complaint_clocks_stopped_newest";--> statement-breakpoint
DROP INDEX "complaint_clocks_stopped_by_assembly";--> statement-breakpoint
DROP INDEX "complaint_clocks_stopped_by_category";--> statement-breakpoint
ALTER TABLE "complaint_clocks" DROP COLUMN "mandal_id";--> statement-breakpoint
ALTER TABLE "complaint_clocks" DROP COLUMN "area_id";--> statement-breakpoint
ALTER TABLE "complaint_clocks" DROP COLUMN "category_id";--> statement-breakpoint
ALTER TABLE "complaint_clocks" DROP COLUMN "received_at";--> statement-breakpoint
ALTER TABLE "complaint_clocks" DROP COLUMN "answered";--> statement-breakpoint
ALTER TABLE "complaint_clocks" DROP COLUMN "in_progress";
