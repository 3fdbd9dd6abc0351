ALTER TABLE "complaint_followups" ADD COLUMN "told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "complaint_followups_untold" ON "complaint_followups" USING btree ("opens_at","id") WHERE state = 'open' and not told;--> statement-breakpoint
-- What has come already stands on My day: told now, it would all come at once.
update complaint_followups set told = true where state = 'open' and opens_at <= now();
