-- How often an office lets grievances be reopened was counted within 30 days unless somebody set other days (REF-20).
-- Without days every reopening counts now, so an office that has set the number keeps the 30 days that went with it.
UPDATE "offices" AS "own" SET "settings" = jsonb_set("settings", '{closing,reopen_days}', '30')
WHERE "settings" -> 'closing' ? 'reopen_max' AND NOT EXISTS (
  SELECT FROM "offices" AS "above"
  WHERE "above"."settings" -> 'closing' ? 'reopen_days'
    AND ("above"."parliament_id" IS NULL OR "above"."parliament_id" = "own"."parliament_id")
    AND ("above"."assembly_id" IS NULL OR "above"."assembly_id" = "own"."assembly_id")
);
