ALTER TABLE "complaint_history" ADD COLUMN "said" jsonb;--> statement-breakpoint
-- What the office did becomes a code with its values. What somebody typed, and any other text, stays as it is: the
-- timeline has what was typed as a remark or a received message of the same moment.
update "complaint_history" as entry set "said" = coalesce(
  case
    when "message" ~ '\n' or exists (select from "complaint_changes" as change
      where change."complaint_id" = entry."complaint_id" and change."created_at" = entry."created_at"
        and change."action" in ('remarked', 'messageReceived') and change."changes" -> 'message' ->> 1 = entry."message")
      then null
    when "message" = 'Imported' then '{"code": "imported"}'
    when "message" = 'Assigned to nobody' then '{"code": "unassigned"}'
    when "message" = 'Resolved' then '{"code": "resolved"}'
    when "message" = 'Reopened' then '{"code": "reopened"}'
    when "message" = 'Reopened with an answer' then '{"code": "answeredAgain"}'
    when "message" = 'Answered' then '{"code": "answered"}'
    when "message" like 'Assigned to _%'
      then jsonb_build_object('code', 'assigned', 'values', jsonb_build_object('to', substr("message", 13)))
    when "message" like 'Forwarded by mail to _%'
      then jsonb_build_object('code', 'mailed', 'values', jsonb_build_object('to', substr("message", 22)))
    when "message" like 'Forwarded to _%'
      then jsonb_build_object('code', 'forwarded', 'values', jsonb_build_object('to', substr("message", 14)))
    when "message" in ('Answered, now open', 'Answered, now pending', 'Answered, now reviewed', 'Answered, now responded')
      then jsonb_build_object('code', 'answeredNow', 'values', jsonb_build_object('to', substr("message", 15)))
  end,
  jsonb_build_object('code', 'text', 'values', jsonb_build_object('text', "message"))
);--> statement-breakpoint
ALTER TABLE "complaint_history" ALTER COLUMN "said" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint_history" DROP COLUMN "message";
