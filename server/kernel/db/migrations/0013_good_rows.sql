ALTER TABLE "complaint_imports" ADD COLUMN "good_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint_imports" ADD COLUMN "rejected" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint_imports" ADD COLUMN "rejects_id" integer;--> statement-breakpoint
ALTER TABLE "complaint_imports" ADD CONSTRAINT "complaint_imports_rejects_id_files_id_fk" FOREIGN KEY ("rejects_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;