CREATE TABLE "complaint_clocks" (
	"complaint_id" integer PRIMARY KEY NOT NULL,
	"nth" smallint DEFAULT 1 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"response_due_at" timestamp (3) with time zone,
	"responded_at" timestamp (3) with time zone,
	"risk_on" date,
	"due_on" date,
	"stopped_on" date,
	"quiet" boolean DEFAULT false NOT NULL,
	"parliament_id" integer NOT NULL,
	"assembly_id" integer NOT NULL,
	"staff_id" integer,
	"creator_id" integer,
	"hidden" boolean NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints_without_clocks" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"last_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_clocks" (
	"complaint_id" integer NOT NULL,
	"nth" smallint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"due_on" date,
	"stopped_on" date NOT NULL,
	CONSTRAINT "past_clocks_complaint_id_nth_pk" PRIMARY KEY("complaint_id","nth")
);
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "priority" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint_clocks" ADD CONSTRAINT "complaint_clocks_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_clocks" ADD CONSTRAINT "past_clocks_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_day" ON "complaint_clocks" USING btree ("due_on","complaint_id","risk_on") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_newest" ON "complaint_clocks" USING btree ("received_at","complaint_id","due_on","risk_on") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_parliament" ON "complaint_clocks" USING btree ("parliament_id","due_on","complaint_id","risk_on") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_parliament_newest" ON "complaint_clocks" USING btree ("parliament_id","received_at","complaint_id","due_on","risk_on") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_assembly" ON "complaint_clocks" USING btree ("assembly_id","due_on","complaint_id","risk_on","parliament_id") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_assembly_newest" ON "complaint_clocks" USING btree ("assembly_id","received_at","complaint_id","due_on","risk_on","parliament_id") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_staff" ON "complaint_clocks" USING btree ("staff_id","due_on","complaint_id","risk_on","parliament_id","assembly_id") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_staff_newest" ON "complaint_clocks" USING btree ("staff_id","received_at","complaint_id","due_on","risk_on","parliament_id","assembly_id") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_creator" ON "complaint_clocks" USING btree ("creator_id","due_on","complaint_id","risk_on","staff_id","parliament_id","assembly_id") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_by_creator_newest" ON "complaint_clocks" USING btree ("creator_id","received_at","complaint_id","due_on","risk_on","staff_id","parliament_id","assembly_id") WHERE stopped_on is null and not hidden;--> statement-breakpoint
CREATE INDEX "complaint_clocks_stopped" ON "complaint_clocks" USING btree ("parliament_id","assembly_id","stopped_on","due_on","complaint_id") WHERE stopped_on is not null and not hidden;--> statement-breakpoint
CREATE INDEX "complaints_by_priority" ON "complaints" USING btree ("assembly_id","priority","created_at","id") WHERE not hidden and priority <> 'normal';
--> statement-breakpoint
-- Whose place and whose work a complaint is, and whether lists show it, stand in its clock, too, for the indexes.
create function complaint_clocks_follow() returns trigger language plpgsql as $$
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
-- Complaints that there are already get their clocks beside the work of the office.
insert into complaints_without_clocks ("only") select true where exists (select from complaints);
