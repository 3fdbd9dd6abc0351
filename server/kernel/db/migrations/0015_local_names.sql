ALTER TABLE "areas" ADD COLUMN "name_te" text;--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "assemblies" ADD COLUMN "name_te" text;--> statement-breakpoint
ALTER TABLE "assemblies" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "mandals" ADD COLUMN "name_te" text;--> statement-breakpoint
ALTER TABLE "mandals" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "parliaments" ADD COLUMN "name_te" text;--> statement-breakpoint
ALTER TABLE "parliaments" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "complaint_category" ADD COLUMN "name_te" text;--> statement-breakpoint
ALTER TABLE "complaint_category" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "contact_category" ADD COLUMN "name_te" text;--> statement-breakpoint
ALTER TABLE "contact_category" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "policy_category" ADD COLUMN "name_te" text;--> statement-breakpoint
ALTER TABLE "policy_category" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "video_category" ADD COLUMN "name_te" text;--> statement-breakpoint
ALTER TABLE "video_category" ADD COLUMN "name_hi" text;--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_category_unique_name_te" ON "complaint_category" USING btree (lower("name_te"));--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_category_unique_name_hi" ON "complaint_category" USING btree (lower("name_hi"));--> statement-breakpoint
CREATE UNIQUE INDEX "contact_category_unique_name_te" ON "contact_category" USING btree (lower("name_te"));--> statement-breakpoint
CREATE UNIQUE INDEX "contact_category_unique_name_hi" ON "contact_category" USING btree (lower("name_hi"));--> statement-breakpoint
CREATE UNIQUE INDEX "policy_category_unique_name_te" ON "policy_category" USING btree (lower("name_te"));--> statement-breakpoint
CREATE UNIQUE INDEX "policy_category_unique_name_hi" ON "policy_category" USING btree (lower("name_hi"));--> statement-breakpoint
CREATE UNIQUE INDEX "video_category_unique_name_te" ON "video_category" USING btree (lower("name_te"));--> statement-breakpoint
CREATE UNIQUE INDEX "video_category_unique_name_hi" ON "video_category" USING btree (lower("name_hi"));