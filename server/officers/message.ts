import type { Complaint } from '../complaints/row.ts';
import { names } from '../db/names.ts';
import type { Db, Tx } from '../db/open.ts';
import type { Message } from '../mail/mailer.ts';
import { EMPTY } from '../pdf/words.ts';
import { textOfHtml } from '../text/sanitise.ts';

interface Forwarding {
  complaint: Complaint;
  officer: { name: string; designation: string | null };
  /** Who forwards it. */
  creator_id: number | null;
  pdf: Buffer;
}

/** What an officer reads, with the complaint as a PDF beside it (DET-08). */
export async function officerMessage(
  db: Db | Tx,
  { complaint, officer, creator_id, pdf }: Forwarding,
): Promise<Pick<Message, 'subject' | 'text' | 'attachments'>> {
  const known = await names(db);
  const { complaint_number: number, name, phone, details } = complaint;
  const category = known.category(complaint.category_id)?.name ?? '';
  const place = (['area', 'mandal', 'assembly', 'parliament'] as const)
    .flatMap((level) => known.place(level, complaint[`${level}_id`])?.name ?? [])
    .join(', ');
  const text = [
    `To ${[officer.name, officer.designation].filter(Boolean).join(', ')}`,
    'The grievance below is forwarded to you. Please look into it and let the office know what is done.',
    [
      `Number: ${number}`,
      `Category: ${category}`,
      `Name: ${name}`,
      `Phone: ${phone || EMPTY}`,
      `Place: ${place}`,
    ].join('\n'),
    textOfHtml(details),
    'All of it, with its images, is in the attached document.',
    known.user(creator_id)?.name ?? '',
  ];
  return {
    subject: `Grievance ${number}: ${category}, ${place.split(',')[0]}`,
    text: text.filter(Boolean).join('\n\n'),
    attachments: [{ filename: `grievance-${number}.pdf`, contentType: 'application/pdf', content: pdf }],
  };
}
