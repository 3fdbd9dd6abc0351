insert into outdated_search_texts (up_to_id) select id from complaints order by id desc limit 1
on conflict ("only") do update set up_to_id = excluded.up_to_id;
