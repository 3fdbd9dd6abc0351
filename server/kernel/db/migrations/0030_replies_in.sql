ALTER TABLE "complaint_clocks" ADD COLUMN "answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "complaint_clocks_answered" ON "complaint_clocks" USING btree ("received_at","complaint_id","parliament_id","assembly_id","staff_id") WHERE stopped_on is null and not hidden and answered;--> statement-breakpoint
CREATE INDEX "complaint_clocks_answered_by_assembly" ON "complaint_clocks" USING btree ("assembly_id","received_at","complaint_id","parliament_id","staff_id","creator_id") WHERE stopped_on is null and not hidden and answered;
--> statement-breakpoint
-- Whether a department has answered a grievance, and nobody has decided about that yet, stands in its clock, too, for the indexes (REF-12).
create function complaint_clocks_answered() returns trigger language plpgsql as $$
begin
  new.answered := exists (select from referrals where complaint_id = new.complaint_id and state = 'answered');
  return new;
end $$;
--> statement-breakpoint
create trigger complaint_clocks_answered before insert on complaint_clocks
for each row execute function complaint_clocks_answered();
--> statement-breakpoint
-- Only a clock that says something else is written, since that takes its indexes along. Whoever changes a referral has locked its
-- grievance, so that of two at once the second sees what the first has done.
create function referrals_answered() returns trigger language plpgsql as $$
begin
  if old.state = 'answered' then
    update complaint_clocks set answered = false where complaint_id = old.complaint_id and answered
      and not exists (select from referrals where complaint_id = old.complaint_id and state = 'answered');
  end if;
  if new.state = 'answered' then
    update complaint_clocks set answered = true where complaint_id = new.complaint_id and not answered;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger referrals_answered_added after insert on referrals
for each row when (new.state = 'answered') execute function referrals_answered();
--> statement-breakpoint
create trigger referrals_answered_changed after update of state, complaint_id on referrals
for each row when ((old.state = 'answered', old.complaint_id) is distinct from (new.state = 'answered', new.complaint_id))
execute function referrals_answered();
--> statement-breakpoint
create trigger referrals_answered_removed after delete on referrals
for each row when (old.state = 'answered') execute function referrals_answered();
--> statement-breakpoint
update complaint_clocks set answered = true
where complaint_id in (select complaint_id from referrals where state = 'answered' and complaint_id is not null);
