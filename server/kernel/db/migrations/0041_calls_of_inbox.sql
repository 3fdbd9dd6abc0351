ALTER TABLE "citizen_calls" ALTER COLUMN "complaint_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "citizen_calls" ADD COLUMN "inbox_id" integer;--> statement-breakpoint
ALTER TABLE "citizen_calls" ADD CONSTRAINT "citizen_calls_inbox_id_inbox_rows_id_fk" FOREIGN KEY ("inbox_id") REFERENCES "public"."inbox_rows"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "citizen_calls_by_inbox" ON "citizen_calls" USING btree ("inbox_id","id") WHERE inbox_id is not null;