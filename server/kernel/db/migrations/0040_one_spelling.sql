CREATE TABLE "outdated_person_texts" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"up_to_id" integer NOT NULL
);
--> statement-breakpoint
insert into outdated_search_texts (up_to_id) select id from complaints order by id desc limit 1
on conflict ("only") do update set up_to_id = excluded.up_to_id;--> statement-breakpoint
insert into outdated_person_texts (up_to_id) select id from persons order by id desc limit 1;
