DROP INDEX "referrals_answered";--> statement-breakpoint
ALTER TABLE "complaint_followups" ADD COLUMN "told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "complaint_closings_by_outcome" ON "complaint_closings" USING btree ("outcome","assembly_id","complaint_id","parliament_id") WHERE is_last and reopened_at is null;--> statement-breakpoint
CREATE INDEX "complaint_closings_by_verification" ON "complaint_closings" USING btree ("verification","assembly_id","complaint_id","parliament_id") WHERE is_last and (reopened_at is null or verification = 'disputed');--> statement-breakpoint
CREATE INDEX "due_counts_by_day" ON "due_counts" USING btree ("kind","day");--> statement-breakpoint
CREATE INDEX "complaint_followups_untold" ON "complaint_followups" USING btree ("opens_at","id") WHERE state = 'open' and not told;--> statement-breakpoint
CREATE INDEX "persons_by_language" ON "persons" USING btree ("language","assembly_id","id","parliament_id") WHERE language is not null;--> statement-breakpoint
CREATE INDEX "referrals_by_case_and_state" ON "referrals" USING btree ("state","complaint_id") WHERE complaint_id is not null;--> statement-breakpoint
-- What has come already stands on My day: told now, it would all come at once.
update complaint_followups set told = true where state = 'open' and opens_at <= now();
