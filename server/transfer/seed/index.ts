import { SWITCHES } from '#contract/desk/officeUses.ts';
import { isAnybodyThere } from '#server/accounts/firstAdmin.ts';
import { hashPassword } from '#server/accounts/password.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { namesChanged } from '#server/kernel/db/names.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { keepFile, withFiles } from '#server/kernel/http/storeUploads.ts';
import { DEMO_PASSWORD, insertAccounts } from './accounts.ts';
import { picture } from './attachments.ts';
import { insertCauses } from './causes.ts';
import { insertDemoClocks } from './clocks.ts';
import { insertClosings, withClosings } from './closings.ts';
import { insertComplaintFiles } from './complaintFiles.ts';
import { insertComplaints } from './complaints.ts';
import { insertContent } from './content.ts';
import { insertDemoEscalations } from './escalations.ts';
import { insertFollowups } from './followups.ts';
import { insertHolidays } from './holidays.ts';
import { insertPlaces } from './insertPlaces.ts';
import { insertLeaders } from './leaders.ts';
import { insertLeaves } from './leaves.ts';
import { insertLetters } from './letters.ts';
import { insertMessages } from './messages.ts';
import { insertDemoPauses } from './pauses.ts';
import { insertCategories, insertDivisionIncharges } from './people.ts';
import { insertCandidates } from './peopleCandidates.ts';
import { insertContacts } from './peopleContacts.ts';
import { insertPersons } from './persons.ts';
import { BUSY_ASSEMBLIES } from './places.ts';
import { random as randomFrom } from './random.ts';
import { insertDemoReferrals } from './referrals.ts';
import { insertReplies } from './replies.ts';
import { insertRouting } from './routing.ts';
import { HOME } from './seedContext.ts';
import { insertTalks } from './talks.ts';
import { insertTimeline } from './timeline.ts';
import { insertTogether } from './together.ts';
import { insertViews } from './views.ts';

/** Fills an installation without any account with demo data, in one transaction. */
export async function seed({ database, files, clock }: Services, { demo }: { demo: boolean }): Promise<void> {
  if (!demo || (await isAnybodyThere(database.db))) return;
  const now = clock();
  const random = randomFrom(17);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await withFiles(files, (storedKeys) =>
    database.db.transaction(async (tx) => {
      const keep = (file: Awaited<ReturnType<typeof picture>>) => keepFile(files, tx, file, storedKeys);
      const places = await insertPlaces(tx);
      const accounts = await insertAccounts(tx, places, passwordHash);
      await insertHolidays(tx, now);
      const categories = await insertCategories(tx);
      const context = { places, categories, accounts, now };
      await insertRouting(tx, context);
      await insertDivisionIncharges(tx, places, BUSY_ASSEMBLIES, random);
      const recorded = await insertComplaints(tx, { ...context, random });
      await insertPersons(tx, { ...context, random: randomFrom(67) });
      await insertTogether(tx, recorded, context);
      const inCauses = await insertCauses(tx, recorded, context);
      const complaints = withClosings(inCauses, context);
      await insertComplaintFiles(tx, complaints, random, keep, now);
      const departments = await insertContacts(tx, places, randomFrom(41));
      await insertCandidates(tx, { places, departments, passwordHash });
      await insertLeaders(tx, { ...context, random: randomFrom(31), keep });
      await insertClosings(tx, complaints, places);
      await insertTimeline(tx, complaints, now);
      await insertDemoClocks(tx, now);
      await insertFollowups(tx, context);
      await insertLeaves(tx, context);
      await insertReplies(tx, context);
      await insertDemoPauses(tx, places.id('assembly', HOME), now);
      const by = accounts.get('staff@example.org');
      await insertDemoEscalations(tx, { assemblyId: places.id('assembly', HOME), by, now });
      await insertLetters(tx, context);
      await insertMessages(tx, context);
      await insertTalks(tx, {
        ...context,
        photo: async () => keep(await picture(randomFrom(73), 'photo.jpg')),
      });
      await insertDemoReferrals(tx, context);
      await insertViews(tx, context);
      await tx.update(offices).set({ uses: [...SWITCHES] });
      await insertContent(tx, { places, now, picture: async () => keep(await picture(random, 'photo.jpg')) });
    }),
  );
  namesChanged(database.db);
}
