CREATE TABLE "outdated_search_texts" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"up_to_id" integer NOT NULL
);
--> statement-breakpoint
insert into outdated_search_texts (up_to_id) select id from complaints order by id desc limit 1;
