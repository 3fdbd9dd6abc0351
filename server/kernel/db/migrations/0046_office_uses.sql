ALTER TABLE "offices" ADD COLUMN "uses" text[] DEFAULT '{"persons","replies"}' NOT NULL;--> statement-breakpoint
-- Offices that are there already use everything, as before.
update offices set uses = '{persons,deadlines,teamwork,replies,closing,letters,messages}';
--> statement-breakpoint
-- What every office uses is remembered with the names.
create trigger offices_used after insert or update of uses or delete on offices
for each statement execute function note_name_change();
