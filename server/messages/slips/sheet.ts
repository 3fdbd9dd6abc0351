import { renderSVG } from 'uqr';
import type { Language } from '#contract/kernel/languages.ts';
import { nameIn } from '#contract/kernel/named.ts';
import type { SlipFormat } from '#contract/messages/slip.ts';
import type { Complaint } from '#server/complaints/row.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { type Sheet, sheetWith } from '#server/kernel/pdf/typesetter.ts';
import { PRIVACY_NOTICE } from '../privacyNotice.ts';
import { messageRulesFor } from '../rules.ts';
import { isSensitive } from '../sensitive.ts';
import { messageValues } from '../values.ts';
import { SLIP_WORDS } from './words.ts';

interface SlipOptions {
  format: SlipFormat;
  language: Language;
  /** The address of the status page; null without one. */
  url: string | null;
  now: Date;
}

/** The data of a slip (MSG-17); without the category for a sensitive complaint (MSG-20). */
export async function slipSheet(
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
