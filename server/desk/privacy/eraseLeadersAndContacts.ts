import { and, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { ERASED } from '#contract/desk/privacy.ts';
import { plainText } from '#contract/kernel/coded.ts';
import { complaintChanges } from '#server/complaints/schema/complaintChanges.ts';
import { complaintHistory } from '#server/complaints/schema/complaints.ts';
import { contacts, divisionIncharges } from '#server/kernel/db/namedTables.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { deleteFiles } from '#server/kernel/http/storeUploads.ts';
import { HANDING_OVER, UNCONFIRMED } from '#server/kernel/mail/state.ts';
import { containing } from '#server/kernel/text/likePattern.ts';
import { appUsers, leaderMessages, leaders } from '#server/leaders/schema/leaders.ts';
import { complaintLeaders, officerMails } from '#server/officers/schema/forwarding.ts';
import { type DataAbout, proofsOf } from './dataAbout.ts';
import { isOneOf } from './isOneOf.ts';

const erasedContact = { name: ERASED, phone: '' };

/**
 * Removes personal data from the records of leaders, app users, division in-charges and contacts. Their places, dates
 * and numbers stay. Returns the keys of their photos and ID proofs, which the caller removes.
 */
export async function eraseLeadersAndContacts(tx: Tx, held: DataAbout, now: Date): Promise<string[]> {
  const { leader, appUser, divisionIncharge, contact } = held;
  await eraseLeaders(tx, idsOf(leader), now);
  await tx
    .update(appUsers)
    .set(erasedContact)
    .where(isOneOf(appUsers.id, idsOf(appUser)));
  const edited = { updated_at: now, version: sql`version + 1` };
  await tx
    .update(divisionIncharges)
    .set({ ...erasedContact, party: '', ...edited })
    .where(isOneOf(divisionIncharges.id, idsOf(divisionIncharge)));
  await tx
    .update(contacts)
    .set({ ...erasedContact, email: '', ...edited })
    .where(isOneOf(contacts.id, idsOf(contact)));
  await eraseAddresses(tx, idsOf(contact));
  await eraseNames(tx, held);
  return deleteFiles(tx, proofsOf(held));
}

/** Puts them on hold, so that nobody forwards to them. */
async function eraseLeaders(tx: Tx, ids: number[], now: Date) {
  await tx
    .update(leaders)
    .set({
      ...erasedContact,
      status: false,
      party: null,
      location: null,
      type: null,
      water_id_number: null,
      profile_image_id: null,
      id_document_id: null,
      updated_at: now,
      version: sql`${leaders.version} + 1`,
    })
    .where(isOneOf(leaders.id, ids));
  await tx.update(leaderMessages).set({ title: ERASED }).where(isOneOf(leaderMessages.leader_id, ids));
}

/**
 * Removes the address from mails to an officer, also where the mail server has quoted it. Waiting mails are not sent.
 */
async function eraseAddresses(tx: Tx, contactIds: number[]) {
  const { failure, sent_at } = officerMails;
  const stays = sql`${sent_at} is not null or ${inArray(failure, [HANDING_OVER, UNCONFIRMED])}`;
  await tx
    .update(officerMails)
    .set({
      address: ERASED,
      failure: sql`case when ${stays} then ${failure} else ${sql.param(plainText(ERASED), failure)} end`,
    })
    .where(isOneOf(officerMails.contact_id, contactIds));
}

/** If complaints were forwarded to them, their names are in the history and in the timeline. */
async function eraseNames(tx: Tx, { leader, contact }: DataAbout) {
  const byLeader = tx
    .select({ id: complaintLeaders.complaint_id })
    .from(complaintLeaders)
    .where(isOneOf(complaintLeaders.leader_id, idsOf(leader)));
  const byMail = tx
    .select({ id: sql<number>`${officerMails.complaint_id}` })
    .from(officerMails)
    .where(isOneOf(officerMails.contact_id, idsOf(contact)));
  for (const name of new Set([...leader, ...contact].map((record) => record.name))) {
    const forwarded = (id: SQL | typeof complaintHistory.complaint_id) =>
      or(sql`${id} in ${byLeader}`, sql`${id} in ${byMail}`);
    const spelt = JSON.stringify(name).slice(1, -1);
    const values = sql`${complaintHistory.said} -> 'values'`;
    const erased = sql`select jsonb_object_agg(key, replace(value, ${name}, ${ERASED})) from jsonb_each_text(${values})`;
    await tx
      .update(complaintHistory)
      .set({ said: sql`jsonb_set(${complaintHistory.said}, '{values}', (${erased}))` })
      .where(and(forwarded(complaintHistory.complaint_id), like(sql`(${values})::text`, containing(spelt))));
    const changes = sql`${complaintChanges.changes}::text`;
    await tx
      .update(complaintChanges)
      .set({ changes: sql`replace(${changes}, ${spelt}, ${ERASED})::jsonb` })
      .where(and(forwarded(sql`${complaintChanges.complaint_id}`), like(changes, containing(spelt))));
  }
}
