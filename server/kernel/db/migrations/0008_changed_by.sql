ALTER TABLE "candidates" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "complaint_category" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "complaint_category" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "contact_category" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "contact_category" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "policy_category" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "policy_category" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "video_category" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "video_category" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "gallery" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "gallery" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "video" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "video" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "policy" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "policy" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "achievement" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "achievement" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "division_incharge" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "division_incharge" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_category" ADD CONSTRAINT "complaint_category_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_category" ADD CONSTRAINT "complaint_category_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_category" ADD CONSTRAINT "contact_category_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_category" ADD CONSTRAINT "contact_category_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_category" ADD CONSTRAINT "policy_category_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_category" ADD CONSTRAINT "policy_category_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_category" ADD CONSTRAINT "video_category_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_category" ADD CONSTRAINT "video_category_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement" ADD CONSTRAINT "achievement_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement" ADD CONSTRAINT "achievement_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "division_incharge" ADD CONSTRAINT "division_incharge_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "division_incharge" ADD CONSTRAINT "division_incharge_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;