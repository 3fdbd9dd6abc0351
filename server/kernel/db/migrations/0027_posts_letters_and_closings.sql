DROP INDEX "letters_register";--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "pages" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_reminders" ADD COLUMN "copy_mail_id" integer;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "superior_id" integer;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "successor_id" integer;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "is_vacant" boolean;--> statement-breakpoint
UPDATE "contact" SET "is_vacant" = false;--> statement-breakpoint
ALTER TABLE "referral_reminders" ADD CONSTRAINT "referral_reminders_copy_mail_id_officer_mails_id_fk" FOREIGN KEY ("copy_mail_id") REFERENCES "public"."officer_mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_superior_id_contact_id_fk" FOREIGN KEY ("superior_id") REFERENCES "public"."contact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_successor_id_contact_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."contact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_closings_pending_anywhere" ON "complaint_closings" USING btree ("closed_at","id") WHERE is_last and verification = 'pending';--> statement-breakpoint
CREATE INDEX "complaint_closings_confirmed" ON "complaint_closings" USING btree ("parliament_id","assembly_id") WHERE is_last and reopened_at is null and verification = 'confirmed';--> statement-breakpoint
CREATE INDEX "referral_reminders_by_mail" ON "referral_reminders" USING btree ("mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX "referral_reminders_by_letter" ON "referral_reminders" USING btree ("letter_id") WHERE letter_id is not null;--> statement-breakpoint
CREATE INDEX "referral_reminders_by_copy" ON "referral_reminders" USING btree ("copy_mail_id") WHERE copy_mail_id is not null;--> statement-breakpoint
CREATE INDEX "referrals_answered" ON "referrals" USING btree ("complaint_id") WHERE state = 'answered';--> statement-breakpoint
CREATE INDEX "referrals_by_mail" ON "referrals" USING btree ("mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX "referrals_by_letter" ON "referrals" USING btree ("letter_id") WHERE letter_id is not null;--> statement-breakpoint
CREATE INDEX "referrals_sent" ON "referrals" USING btree ("office_id","sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "reply_links_by_referral" ON "reply_links" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "letters_register" ON "letters" USING btree ("office_id","dispatched_at","counter","id") WHERE dispatched_at is not null;