ALTER TABLE "inbox_rows" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "message_channels" ADD COLUMN "unread" jsonb DEFAULT '{}'::jsonb NOT NULL;