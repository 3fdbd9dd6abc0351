CREATE INDEX "complaint_clocks_missed" ON "complaint_clocks" USING btree ("received_at","complaint_id","parliament_id","assembly_id","staff_id","creator_id") WHERE stopped_on > due_on and not hidden;--> statement-breakpoint
-- Whose a new grievance is, is asked for with each: a plan made anew each time took longer than to find them.
alter function persons_with(text[], boolean) set plan_cache_mode to force_generic_plan;
