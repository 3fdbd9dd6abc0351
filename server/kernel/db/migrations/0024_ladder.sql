-- What was overdue before there was a ladder escalates nobody: the office has had its reminders, and would get all of it at once.
update complaint_clocks set quiet = true where reminders >= 3 and stopped_on is null;
--> statement-breakpoint
-- When something is to be said of a clock next: once all reminders were given, on the day from which it goes on up the ladder.
create or replace function complaint_clocks_next() returns trigger language plpgsql as $$
declare
  next_on date;
begin
  if tg_op = 'UPDATE'
    and (old.stopped_on, old.hidden, old.paused_until, old.quiet, old.reminders, old.risk_on, old.due_on, old.escalate_on)
    is not distinct from (new.stopped_on, new.hidden, new.paused_until, new.quiet, new.reminders, new.risk_on, new.due_on, new.escalate_on)
  then
    return new;
  end if;
  next_on := case
    when new.stopped_on is not null or new.hidden then null
    when new.paused_until is not null then new.paused_until
    when new.quiet then null
    when new.reminders = 0 then new.risk_on
    when new.reminders = 1 then new.due_on
    when new.reminders = 2 then new.due_on + 1
    else new.escalate_on
  end;
  new.next_at := next_on::timestamp at time zone 'Asia/Kolkata';
  return new;
end $$;
--> statement-breakpoint
drop trigger complaint_clocks_next on complaint_clocks;
--> statement-breakpoint
create trigger complaint_clocks_next
before insert or update of stopped_on, hidden, paused_until, quiet, reminders, risk_on, due_on, escalate_on on complaint_clocks
for each row execute function complaint_clocks_next();
