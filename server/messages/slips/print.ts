import { eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import type { Language } from '#contract/kernel/languages.ts';
import { nameIn } from '#contract/kernel/named.ts';
import type { printSlip as call, SlipFormat } from '#contract/messages/slip.ts';
import { findComplaint } from '#server/complaints/record.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { addToTimeline, instantFor } from '#server/complaints/timeline.ts';
import { noteOpened } from '#server/desk/accessLog/note.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { keepExport } from '#server/kernel/http/keepExport.ts';
import { once } from '#server/kernel/http/once.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { type Sheet, sheetWith, typeset } from '#server/kernel/pdf/typesetter.ts';
import { complaintPersons, persons } from '#server/persons/schema/persons.ts';
import { PRIVACY_NOTICE } from '../privacyNotice.ts';
import { messageRulesFor } from '../rules.ts';
import { isSensitive } from '../sensitive.ts';
import { newStatusLink } from '../statusLinks.ts';
import { messageValues } from '../values.ts';
import { SLIP_WORDS } from './words.ts';

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

interface SlipOptions {
  format: SlipFormat;
  language: Language;
  /** The address of the status page; null without one. */
  url: string | null;
  now: Date;
}

/** The data of a slip (MSG-17); without the category for a sensitive complaint (MSG-20). */
async function slipSheet(
  db: Db | Tx,
  complaint: Complaint,
  { format, language, url, now }: SlipOptions,
): Promise<Sheet> {
  const words = SLIP_WORDS[language];
  const rules = await messageRulesFor(db, complaint);
  const values = await messageValues(db, complaint, rules);
  const said = (name: keyof typeof values) => {
    const value = values[name];
    return value ? nameIn(value, language) : null;
  };
  const ways = [said('office_phone'), said('office_hours')].filter(Boolean).join(', ');
  const office = said('office');
  const category = (await isSensitive(db, complaint.id)) ? null : said('category');
  const data = {
    format,
    language,
    qr: url !== null,
    number: complaint.complaint_number,
    office: office ? words.office.replace('%{name}', office) : '',
    heading: words.number,
    rows: [
      { label: words.day, value: said('date') },
      { label: words.category, value: category },
      { label: words.due, value: said('due') },
      { label: words.name, value: complaint.name },
    ],
    how: url ? words.scan : words.withoutPage,
    ask: ways ? words.ask.replace('%{ways}', ways) : null,
    notice: PRIVACY_NOTICE.short[language],
  };
  const qr = url && { name: 'qr.svg', bytes: Buffer.from(renderSVG(url, { border: 1, ecc: 'M' })) };
  return { ...sheetWith('slip', data, now, qr ? [qr] : []), picture: true };
}
