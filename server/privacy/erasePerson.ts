import type { erasePerson as call } from '../../contract/privacy.ts';
import { noteSeen } from '../accessLog/note.ts';
import type { Tx } from '../db/open.ts';
import { invalidField } from '../errors/apiError.ts';
import { removeExports } from '../export/expireExports.ts';
import type { Context } from '../http/serve.ts';
import { unfinishedImports } from '../import/importJob.ts';
import { allowErasing, eraseComplaints } from './eraseComplaints.ts';
import { erasePeople } from './erasePeople.ts';
import { forgetAnswersWith } from './forgetAnswers.ts';
import { heldAbout, idsOf, namesIn, openIn } from './heldAbout.ts';
import { type Leftovers, removeLeftovers } from './leftovers.ts';

/** Complaints that one statement erases. */
const SLICE = 500;

/**
 * Takes everything personal out of what is held about the person of a phone number, in this transaction; files go after
 * its commit. Accounts of the office stay: what they did has to be answered for. Doing it again changes nothing.
 * @throws 422 when the typed number is another one, when complaints are open that were not agreed to, or while an import
 * runs, which could bring the person back
 */
export async function erasePerson(context: Context<typeof call>) {
  const { actor, afterCommit, body, now } = context;
  const db = context.db as Tx;
  if (body.confirmation.replace(/\s/g, '') !== body.phone) {
    throw invalidField('confirmation', 'confirmationWrong');
  }
  if ((await unfinishedImports(db)) > 0) throw invalidField('phone', 'importUnderWay');
  const held = await heldAbout(db, body.phone);
  if (openIn(held) > 0 && !body.open) throw invalidField('open', 'openComplaints');
  const left: Leftovers = { files: [], mails: [] };
  for (let start = 0; start < held.complaint.length; start += SLICE) {
    const ids = idsOf(held.complaint.slice(start, start + SLICE));
    const erased = await eraseComplaints(db, ids, { actor, now });
    left.files.push(...erased.left.files);
    left.mails.push(...erased.left.mails);
  }
  await allowErasing(db);
  left.files.push(...(await erasePeople(db, held, now)), ...(await removeExports(db)));
  await forgetAnswersWith(db, [body.phone, ...namesIn(held)]);
  const { account, ...others } = held;
  const records = Object.values(others).reduce((sum, found) => sum + found.length, 0);
  await noteSeen(context, 'erasure', { rows: records });
  afterCommit(() => removeLeftovers(context, left));
  return { message: 'Personal data erased.', records, files: left.files.length };
}
