-- Keeps complaint_counts equal to a full count, in the transaction that changes complaints.
-- Rows are locked in the order of the key, so that two changes in opposite directions cannot wait for each other.
create function count_complaints() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into complaint_counts as kept
    select parliament_id, assembly_id, category_id, coalesce(staff_id, 0), status_group, count(*)
    from added where not hidden group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (parliament_id, assembly_id, category_id, staff_id, status_group)
    do update set count = kept.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into complaint_counts as kept
    select parliament_id, assembly_id, category_id, coalesce(staff_id, 0), status_group, -count(*)
    from removed where not hidden group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (parliament_id, assembly_id, category_id, staff_id, status_group)
    do update set count = kept.count + excluded.count;
  else
    insert into complaint_counts as kept
    select parliament_id, assembly_id, category_id, coalesce(staff_id, 0), status_group, sum(change)
    from (select *, -1 as change from removed union all select *, 1 from added) as changed
    where not hidden group by 1, 2, 3, 4, 5 having sum(change) <> 0 order by 1, 2, 3, 4, 5
    on conflict (parliament_id, assembly_id, category_id, staff_id, status_group)
    do update set count = kept.count + excluded.count;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger complaints_added after insert on complaints
referencing new table as added for each statement execute function count_complaints();
--> statement-breakpoint
create trigger complaints_changed after update on complaints
referencing old table as removed new table as added for each statement execute function count_complaints();
--> statement-breakpoint
create trigger complaints_removed after delete on complaints
referencing old table as removed for each statement execute function count_complaints();
--> statement-breakpoint
-- A staff member tells the assembly, and that the parliament. Unless it is told, the planner multiplies the three,
-- takes a place or a person for having hardly any complaints, and sorts all of them for each page.
create statistics complaints_places (dependencies) on parliament_id, assembly_id, staff_id, creator_id from complaints;
