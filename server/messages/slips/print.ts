import { eq } from 'drizzle-orm';
import type { printSlip as call } from '#contract/messages/slip.ts';
import { findComplaint } from '#server/complaints/record.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import { noteOpened } from '#server/desk/accessLog/note.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { keepExport } from '#server/kernel/http/keepExport.ts';
import { once } from '#server/kernel/http/once.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { typeset } from '#server/kernel/pdf/typesetter.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { newStatusLink } from '../statusLinks.ts';
import { slipSheet } from './sheet.ts';

/**
 * The slip of a complaint as a PDF, stored as long as its link is valid (MSG-17). It gets its own status link: earlier
 * ones stay valid.
 */
export async function printSlip(context: Context<typeof call>) {
  const { actor, body, db, now, params, publicUrl } = context;
  const complaint = await findComplaint(context, params.id);
  const { complaint_id, person_id } = complaintPersons;
  const [person] = await db
    .select({ language: persons.language })
    .from(complaintPersons)
    .innerJoin(persons, eq(persons.id, person_id))
    .where(eq(complaint_id, complaint.id));
  const language = body.language ?? person?.language ?? 'te';
  const url = await newStatusLink(db, complaint.id, { publicUrl, now, creatorId: actor.id });
  const { pdf, picture = '' } = await typeset(() =>
    slipSheet(db, complaint, { language, url, now, format: body.format }),
  );
  const at = await instantFor(db, complaint, now);
  const link = await keepExport(
    { ...context, db: db as Db },
    {
      name: 'slip',
      format: 'pdf',
      rows: 1,
      content: once(pdf),
      note: async (tx) => {
        await noteOpened({ actor, db: tx, now }, complaint, 'pdf');
        await addToTimeline({ actor, db: tx, now: at }, complaint.id, 'slipPrinted');
      },
    },
  );
  return { link, picture, qr: url !== null };
}
