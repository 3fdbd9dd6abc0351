import { type erasePerson as call, confirms } from '#contract/desk/privacy.ts';
import type { Known, Named, Whom } from '#server/app/featureParts.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { unfinishedImports } from '#server/kernel/db/unfinishedImports.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context, Services } from '#server/kernel/http/serve.ts';
import { removeExports } from '#server/transfer/export/expireExports.ts';
import { hasRejects, removeImports } from '#server/transfer/import/importJob.ts';
import { noteSeen } from '../accessLog/note.ts';
import { complaintsOf, countComplaintsOf } from './complaintsOf.ts';
import { dataOutsideComplaints } from './dataAbout.ts';
import { allowErasing, eraseComplaints } from './eraseComplaints.ts';
import { eraseLeadersAndContacts } from './eraseLeadersAndContacts.ts';
import { forgetAnswersWith } from './forgetAnswers.ts';
import { beginErasure, endErasure } from './interruptedErasure.ts';
import { knownOf } from './knownNames.ts';
import { addTo, type Leftovers, removeLeftovers } from './leftovers.ts';
import { namedBy } from './namedBy.ts';
import { forgetInOthers } from './othersTexts.ts';
import { MOST_NAMES, surveyOf } from './survey.ts';
import { allPhones, namesOf, phonesOf, theirsOf, whomOf } from './whom.ts';

/** How many complaints one transaction erases. */
const SLICE = 200;

/**
 * Erases all personal data about a person, or about everybody with a phone number; files are removed after the commit.
 * It uses one transaction, unless there are too many complaints for one: then all but the last are erased before, in
 * separate transactions. Accounts of the office stay, because their actions must stay accountable. It can be repeated,
 * and completes an interrupted attempt with the words stored by it.
 * @throws 422 when the typed number differs, when complaints are open without consent, or while an import runs, which
 * could restore the person
 */
export async function erasePerson({ database: { db } }: Services, context: Context<typeof call>) {
  const { body, features, now, actor } = context;
  const whom = await whomOf(db, body);
  if (!confirms(body.confirmation, whom.phone, namesOf(whom))) {
    throw invalidField('confirmation', whom.phone ? 'confirmationWrong' : 'confirmationNameWrong');
  }
  if ((await unfinishedImports(db)) > 0) throw invalidField('phone', 'importUnderWay');
  const survey = await surveyOf(db, whom);
  if (survey.open > 0 && !body.open) throw invalidField('open', 'openComplaints');
  const known = await knownOf(db, whom, await dataOutsideComplaints(db, whom), everyPhone(whom));
  // Computed before anything is erased: later the person would count as another one with that name.
  const named = await namedBy(db, whom, known);
  const words = [...(known.names.length > MOST_NAMES ? namesOf(whom) : known.names), ...known.phones];
  if (survey.count > SLICE) await beginErasure(db, whom, known);
  const totals = { complaints: 0, files: 0 };
  for await (const slice of complaintsOf(db, whom, SLICE)) {
    if (totals.complaints + slice.length >= survey.count) break;
    const erased = await db.transaction((tx) =>
      eraseComplaints(tx, features.personal, idsOf(slice), { actor, now, words }),
    );
    await removeLeftovers(context, erased.left);
    totals.complaints += slice.length;
    totals.files += erased.left.files.length;
  }
  const last = await db.transaction((tx) =>
    eraseRest(tx, context, { whom, known, words, named, erased: totals.complaints }),
  );
  await removeLeftovers(context, last.left);
  return {
    message: 'Personal data erased.',
    records: last.records,
    files: totals.files + last.left.files.length,
  };
}

interface Rest {
  whom: Whom;
  known: Known;
  /** Names and phones that identify the person in texts about others. */
  words: readonly string[];
  named: Named | null;
  erased: number;
}

/** Erases the remaining complaints and all other records. */
async function eraseRest(
  tx: Tx,
  context: Context<typeof call>,
  { whom, known, words, named, erased: erasedSoFar }: Rest,
) {
  const { actor, features, now } = context;
  const { personal } = features;
  const held = await dataOutsideComplaints(tx, whom);
  const { account, ...others } = held;
  const names = [...new Set([...known.names, ...account.map(({ name }) => name)])];
  const subject = { whom, known, words, named, names, contact_ids: idsOf(held.contact), now };
  const left: Leftovers = { files: [], mails: [], messages: [] };
  await allowErasing(tx);
  for (const data of personal) addTo(left, (await data.beforeComplaints?.(tx, subject)) ?? {});
  let records = erasedSoFar + (await countComplaintsOf(tx, whom));
  for await (const slice of complaintsOf(tx, whom, SLICE)) {
    const erased = await eraseComplaints(tx, personal, idsOf(slice), { actor, now, words });
    addTo(left, erased.left);
    left.mails.push(...erased.left.mails);
  }
  for (const data of personal) addTo(left, (await data.people?.(tx, theirsOf(whom), now)) ?? {});
  for (const data of personal) addTo(left, (await data.subject?.(tx, subject)) ?? {});
  left.files.push(...(await eraseLeadersAndContacts(tx, held, now)));
  if (named) await forgetInOthers(tx, named);
  left.files.push(...(await removeExports(tx)), ...(await removeImports(tx, hasRejects)));
  await endErasure(tx, whom);
  await forgetAnswersWith(tx, names.length > MOST_NAMES ? null : [...known.phones, ...names]);
  for (const people of Object.values(others)) records += people.length;
  await noteSeen({ actor, db: tx, now }, 'erasure', { rows: records, person_id: context.body.person_id });
  return { left, records };
}

/** Includes numbers from before a merge. */
const everyPhone = (whom: Whom) => [...new Set([...phonesOf(whom), ...whom.persons.flatMap(allPhones)])];
