ALTER TABLE "task_items" ALTER COLUMN "complaint_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_replies" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "task_items" ADD COLUMN "referral_id" integer;--> statement-breakpoint
ALTER TABLE "task_items" ADD CONSTRAINT "task_items_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_items_by_referral" ON "task_items" USING btree ("referral_id") WHERE referral_id is not null;