DROP INDEX "complaint_closings_confirmed";--> statement-breakpoint
DROP INDEX "complaints_by_area";--> statement-breakpoint
CREATE INDEX "complaint_closings_confirmed" ON "complaint_closings" USING btree ("parliament_id","assembly_id","complaint_id") WHERE is_last and reopened_at is null and verification = 'confirmed';--> statement-breakpoint
CREATE INDEX "complaints_by_area" ON "complaints" USING btree ("area_id","hidden","created_at","id","category_id");