DROP INDEX "letters_register";--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "pages" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "letters_register" ON "letters" USING btree ("office_id","dispatched_at","counter","id") WHERE dispatched_at is not null;