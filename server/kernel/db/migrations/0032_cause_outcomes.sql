ALTER TABLE "cause_answers" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "cause_answers" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "cause_answers" ADD COLUMN "without_evidence" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "closing_proposals" ADD COLUMN "cause_answer_id" integer;--> statement-breakpoint
ALTER TABLE "closing_proposals" ADD CONSTRAINT "closing_proposals_cause_answer_id_cause_answers_id_fk" FOREIGN KEY ("cause_answer_id") REFERENCES "public"."cause_answers"("id") ON DELETE set null ON UPDATE no action;