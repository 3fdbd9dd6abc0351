CREATE TABLE "complaint_facts" (
	"complaint_id" integer PRIMARY KEY NOT NULL,
	"parliament_id" integer NOT NULL,
	"assembly_id" integer NOT NULL,
	"mandal_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"staff_id" integer,
	"creator_id" integer,
	"leader_id" integer,
	"hidden" boolean NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"priority" text NOT NULL,
	"assigned" text,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"merged" boolean NOT NULL,
	"has_deadline" boolean NOT NULL,
	"risk_on" date,
	"due_on" date,
	"stopped_on" date,
	"paused_until" date,
	"response_due_at" timestamp (3) with time zone,
	"responded_at" timestamp (3) with time zone,
	"level" smallint NOT NULL,
	"outcome" text,
	"verification" text
);
--> statement-breakpoint
-- Where each fact of a complaint comes from.
create view complaint_facts_now as
select c.id as complaint_id, c.parliament_id, c.assembly_id, c.mandal_id, c.area_id, c.category_id, c.staff_id, c.creator_id, c.leader_id,
  c.hidden, c.created_at as received_at, c.status, c.priority, c.assigned, lower(c.name) as name, c.phone, m.source_id is not null as merged,
  k.complaint_id is not null as has_deadline, k.risk_on, k.due_on, k.stopped_on, k.paused_until, k.response_due_at, k.responded_at,
  coalesce(k.level, 0::smallint) as level, case when l.reopened_at is null then l.outcome end as outcome,
  case when l.reopened_at is null or l.verification = 'disputed' then l.verification end as verification
from complaints as c
  left join complaint_clocks as k on k.complaint_id = c.id
  left join complaint_closings as l on l.complaint_id = c.id and l.is_last
  left join complaint_merges as m on m.source_id = c.id and m.undone_at is null;
--> statement-breakpoint
-- Filled before its indexes are built, which takes a fraction of the time and leaves them small.
insert into complaint_facts select * from complaint_facts_now order by complaint_id;
--> statement-breakpoint
ALTER TABLE "complaint_facts" ADD CONSTRAINT "complaint_facts_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_facts_newest" ON "complaint_facts" USING btree ("received_at","complaint_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_parliament" ON "complaint_facts" USING btree ("parliament_id","received_at","complaint_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_assembly" ON "complaint_facts" USING btree ("assembly_id","received_at","complaint_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_mandal" ON "complaint_facts" USING btree ("mandal_id","received_at","complaint_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_area" ON "complaint_facts" USING btree ("area_id","received_at","complaint_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_category" ON "complaint_facts" USING btree ("category_id","received_at","complaint_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_staff" ON "complaint_facts" USING btree ("staff_id","received_at","complaint_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_creator" ON "complaint_facts" USING btree ("creator_id","received_at","complaint_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_status" ON "complaint_facts" USING btree ("status","received_at","complaint_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_leader" ON "complaint_facts" USING btree ("leader_id","received_at","complaint_id") WHERE not hidden and leader_id is not null;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_assigned" ON "complaint_facts" USING btree ("assigned","received_at","complaint_id") WHERE not hidden and assigned is not null;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_priority" ON "complaint_facts" USING btree ("priority","received_at","complaint_id") WHERE not hidden and priority <> 'normal';--> statement-breakpoint
CREATE INDEX "complaint_facts_by_outcome" ON "complaint_facts" USING btree ("outcome","received_at","complaint_id") WHERE not hidden and outcome is not null;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_verification" ON "complaint_facts" USING btree ("verification","received_at","complaint_id") WHERE not hidden and verification <> 'none';--> statement-breakpoint
CREATE INDEX "complaint_facts_by_level" ON "complaint_facts" USING btree ("level","received_at","complaint_id") WHERE not hidden and has_deadline and stopped_on is null and level > 0;--> statement-breakpoint
CREATE INDEX "complaint_facts_without_deadline" ON "complaint_facts" USING btree ("received_at","complaint_id") WHERE not hidden and not has_deadline;--> statement-breakpoint
CREATE INDEX "complaint_facts_paused" ON "complaint_facts" USING btree ("received_at","complaint_id") WHERE not hidden and paused_until is not null;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_name" ON "complaint_facts" USING btree (name collate "C","complaint_id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_due_day" ON "complaint_facts" USING btree ("due_on","complaint_id") WHERE not hidden and has_deadline and stopped_on is null;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_assembly_and_due_day" ON "complaint_facts" USING btree ("assembly_id","due_on","complaint_id") WHERE not hidden and has_deadline and stopped_on is null;--> statement-breakpoint
CREATE INDEX "complaint_facts_by_phone" ON "complaint_facts" USING btree ("phone" text_pattern_ops,"received_at","complaint_id") WHERE not hidden;
--> statement-breakpoint
-- Brings the facts of some complaints up to date. The rows are locked first, so that of two changes at the same time the second reads
-- what the first has done.
create function refresh_complaint_facts(ids int[]) returns void language plpgsql as $$
begin
  perform from complaint_facts where complaint_id = any(ids) order by complaint_id for update;
  insert into complaint_facts as kept
  select * from complaint_facts_now where complaint_id = any(ids)
  on conflict (complaint_id) do update set (parliament_id, assembly_id, mandal_id, area_id, category_id, staff_id, creator_id, leader_id,
    hidden, received_at, status, priority, assigned, name, phone, merged, has_deadline, risk_on, due_on, stopped_on, paused_until,
    response_due_at, responded_at, level, outcome, verification)
  = (excluded.parliament_id, excluded.assembly_id, excluded.mandal_id, excluded.area_id, excluded.category_id, excluded.staff_id,
    excluded.creator_id, excluded.leader_id, excluded.hidden, excluded.received_at, excluded.status, excluded.priority, excluded.assigned,
    excluded.name, excluded.phone, excluded.merged, excluded.has_deadline, excluded.risk_on, excluded.due_on, excluded.stopped_on,
    excluded.paused_until, excluded.response_due_at, excluded.responded_at, excluded.level, excluded.outcome, excluded.verification)
  where (kept.*) is distinct from (excluded.*);
end $$;
--> statement-breakpoint
create function complaints_to_facts() returns trigger language plpgsql as $$
begin
  perform refresh_complaint_facts(array(select id from changed));
  return null;
end $$;
--> statement-breakpoint
-- The same for tables that have a row for a complaint.
create function rows_to_facts() returns trigger language plpgsql as $$
begin
  perform refresh_complaint_facts(array(select complaint_id from changed));
  return null;
end $$;
--> statement-breakpoint
create function merges_to_facts() returns trigger language plpgsql as $$
begin
  perform refresh_complaint_facts(array(select source_id from changed));
  return null;
end $$;
--> statement-breakpoint
create trigger complaints_facts_added after insert on complaints referencing new table as changed
for each statement execute function complaints_to_facts();
--> statement-breakpoint
create trigger complaints_facts_changed after update on complaints referencing new table as changed
for each statement execute function complaints_to_facts();
--> statement-breakpoint
create trigger complaint_clocks_facts_added after insert on complaint_clocks referencing new table as changed
for each statement execute function rows_to_facts();
--> statement-breakpoint
create trigger complaint_clocks_facts_changed after update on complaint_clocks referencing new table as changed
for each statement execute function rows_to_facts();
--> statement-breakpoint
create trigger complaint_clocks_facts_removed after delete on complaint_clocks referencing old table as changed
for each statement execute function rows_to_facts();
--> statement-breakpoint
create trigger complaint_closings_facts_added after insert on complaint_closings referencing new table as changed
for each statement execute function rows_to_facts();
--> statement-breakpoint
create trigger complaint_closings_facts_changed after update on complaint_closings referencing new table as changed
for each statement execute function rows_to_facts();
--> statement-breakpoint
create trigger complaint_closings_facts_removed after delete on complaint_closings referencing old table as changed
for each statement execute function rows_to_facts();
--> statement-breakpoint
create trigger complaint_merges_facts_added after insert on complaint_merges referencing new table as changed
for each statement execute function merges_to_facts();
--> statement-breakpoint
create trigger complaint_merges_facts_changed after update on complaint_merges referencing new table as changed
for each statement execute function merges_to_facts();
--> statement-breakpoint
-- A staff member tells the assembly, and that the parliament. The planner would multiply the three otherwise.
create statistics complaint_facts_places (dependencies) on parliament_id, assembly_id, mandal_id, area_id, staff_id, creator_id
from complaint_facts;
--> statement-breakpoint
analyze complaint_facts;
