DROP INDEX "referrals_answered";--> statement-breakpoint
CREATE INDEX "complaint_closings_by_outcome" ON "complaint_closings" USING btree ("outcome","assembly_id","complaint_id","parliament_id") WHERE is_last and reopened_at is null;--> statement-breakpoint
CREATE INDEX "complaint_closings_by_verification" ON "complaint_closings" USING btree ("verification","assembly_id","complaint_id","parliament_id") WHERE is_last and (reopened_at is null or verification = 'disputed');--> statement-breakpoint
CREATE INDEX "persons_by_language" ON "persons" USING btree ("language","assembly_id","id","parliament_id") WHERE language is not null;--> statement-breakpoint
CREATE INDEX "referrals_by_case_and_state" ON "referrals" USING btree ("state","complaint_id") WHERE complaint_id is not null;