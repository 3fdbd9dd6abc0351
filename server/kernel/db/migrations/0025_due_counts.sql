CREATE TABLE "due_changes" (
	"assembly_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
-- Writes down what clocks that come or go do to the counts by days. It adds rows that nobody else writes: whoever changes several days
-- of several people waits for nobody by it.
create function note_due_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into due_changes
    select assembly_id, coalesce(staff_id, 0), kind, day, count(*)
    from added, lateral (values ('paused', paused_until), ('due', case when paused_until is null then due_on end),
      ('paused_due', case when paused_until is not null then due_on end), ('risk', case when paused_until is null then risk_on end)) as days (kind, day)
    where stopped_on is null and not hidden and day is not null group by 1, 2, 3, 4;
  else
    insert into due_changes
    select assembly_id, coalesce(staff_id, 0), kind, day, -count(*)
    from removed, lateral (values ('paused', paused_until), ('due', case when paused_until is null then due_on end),
      ('paused_due', case when paused_until is not null then due_on end), ('risk', case when paused_until is null then risk_on end)) as days (kind, day)
    where stopped_on is null and not hidden and day is not null group by 1, 2, 3, 4;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger complaint_clocks_added after insert on complaint_clocks
referencing new table as added for each statement execute function note_due_days();
--> statement-breakpoint
create trigger complaint_clocks_removed after delete on complaint_clocks
referencing old table as removed for each statement execute function note_due_days();
--> statement-breakpoint
-- The same of one that has changed. By row, since most updates change none of these: a statement's rows would be looked through for each.
create function note_changed_due_days() returns trigger language plpgsql as $$
begin
  insert into due_changes
  select assembly_id, coalesce(staff_id, 0), kind, day, sum(change)
  from (select old.*, -1 as change union all select new.*, 1) as changed,
    lateral (values ('paused', paused_until), ('due', case when paused_until is null then due_on end),
      ('paused_due', case when paused_until is not null then due_on end), ('risk', case when paused_until is null then risk_on end)) as days (kind, day)
  where stopped_on is null and not hidden and day is not null group by 1, 2, 3, 4 having sum(change) <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger complaint_clocks_changed
after update of stopped_on, hidden, paused_until, risk_on, due_on, assembly_id, staff_id on complaint_clocks
for each row when ((old.stopped_on, old.hidden, old.paused_until, old.risk_on, old.due_on, old.assembly_id, old.staff_id)
  is distinct from (new.stopped_on, new.hidden, new.paused_until, new.risk_on, new.due_on, new.assembly_id, new.staff_id))
execute function note_changed_due_days();
--> statement-breakpoint
-- The same of the days on which complaints came, suggestions among them, which have no clock.
create function note_received_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into due_changes
    select assembly_id, coalesce(staff_id, 0), 'received', (created_at at time zone 'Asia/Kolkata')::date, count(*)
    from added where status_group <> 'closed' and not hidden group by 1, 2, 4;
  else
    insert into due_changes
    select assembly_id, coalesce(staff_id, 0), 'received', (created_at at time zone 'Asia/Kolkata')::date, -count(*)
    from removed where status_group <> 'closed' and not hidden group by 1, 2, 4;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger complaints_received after insert on complaints
referencing new table as added for each statement execute function note_received_days();
--> statement-breakpoint
create trigger complaints_received_removed after delete on complaints
referencing old table as removed for each statement execute function note_received_days();
--> statement-breakpoint
create function note_changed_received_days() returns trigger language plpgsql as $$
begin
  insert into due_changes
  select assembly_id, coalesce(staff_id, 0), 'received', (created_at at time zone 'Asia/Kolkata')::date, change
  from (select old.*, -1 as change union all select new.*, 1) as changed
  where status_group <> 'closed' and not hidden;
  return null;
end $$;
--> statement-breakpoint
create trigger complaints_received_changed after update of status, name, assembly_id, staff_id, created_at on complaints
for each row when ((old.status_group = 'closed', old.hidden, old.assembly_id, old.staff_id, old.created_at)
  is distinct from (new.status_group = 'closed', new.hidden, new.assembly_id, new.staff_id, new.created_at))
execute function note_changed_received_days();
--> statement-breakpoint
insert into due_counts
select assembly_id, coalesce(staff_id, 0), kind, day, count(*)
from complaint_clocks, lateral (values ('paused', paused_until), ('due', case when paused_until is null then due_on end),
  ('paused_due', case when paused_until is not null then due_on end), ('risk', case when paused_until is null then risk_on end)) as days (kind, day)
where stopped_on is null and not hidden and day is not null group by 1, 2, 3, 4;
--> statement-breakpoint
insert into due_counts
select assembly_id, coalesce(staff_id, 0), 'received', (created_at at time zone 'Asia/Kolkata')::date, count(*)
from complaints where status_group <> 'closed' and not hidden group by 1, 2, 4;
