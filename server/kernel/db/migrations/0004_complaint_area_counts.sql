CREATE TABLE "complaint_area_counts" (
	"parliament_id" integer NOT NULL,
	"assembly_id" integer NOT NULL,
	"mandal_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"leader_id" integer NOT NULL,
	"status_group" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "complaint_area_counts_key" PRIMARY KEY("parliament_id","assembly_id","mandal_id","area_id","leader_id","status_group")
);
--> statement-breakpoint
-- Keeps complaint_area_counts equal to a full count, as count_complaints does for complaint_counts.
create function count_complaints_by_area() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into complaint_area_counts as kept
    select parliament_id, assembly_id, mandal_id, area_id, coalesce(leader_id, 0), status_group, count(*)
    from added where not hidden group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict on constraint complaint_area_counts_key do update set count = kept.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into complaint_area_counts as kept
    select parliament_id, assembly_id, mandal_id, area_id, coalesce(leader_id, 0), status_group, -count(*)
    from removed where not hidden group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict on constraint complaint_area_counts_key do update set count = kept.count + excluded.count;
  else
    insert into complaint_area_counts as kept
    select parliament_id, assembly_id, mandal_id, area_id, coalesce(leader_id, 0), status_group, sum(change)
    from (select *, -1 as change from removed union all select *, 1 from added) as changed
    where not hidden group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict on constraint complaint_area_counts_key do update set count = kept.count + excluded.count;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger complaints_added_to_area after insert on complaints
referencing new table as added for each statement execute function count_complaints_by_area();
--> statement-breakpoint
create trigger complaints_changed_in_area after update on complaints
referencing old table as removed new table as added for each statement execute function count_complaints_by_area();
--> statement-breakpoint
create trigger complaints_removed_from_area after delete on complaints
referencing old table as removed for each statement execute function count_complaints_by_area();
--> statement-breakpoint
insert into complaint_area_counts
select parliament_id, assembly_id, mandal_id, area_id, coalesce(leader_id, 0), status_group, count(*)
from complaints where not hidden group by 1, 2, 3, 4, 5, 6;
