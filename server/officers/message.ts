import type { OfficerRequest } from '#server/complaints/events.ts';
import type { Complaint } from '#server/complaints/row.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Message } from '#server/kernel/mail/mailer.ts';
import { EMPTY } from '#server/kernel/pdf/printedInstant.ts';
import { textOfHtml } from '#server/kernel/text/sanitise.ts';

interface Forwarding {
  /** Null for a cause. */
  complaint: Complaint | null;
  officer: { name: string; designation: string | null };
  /** The account that forwards it. */
  creator_id: number | null;
  pdf: Buffer | null;
  /** What the mail asks; null for a plain forwarding. */
  request: OfficerRequest | null;
  /** The reply link; null when links are off. */
  link: string | null;
}

/** The default request text. */
export const FORWARDED =
  'The grievance below is forwarded to you. Please look into it and let the office know what is done.';

/** The mail to an officer, with the complaint as a PDF (DET-08). */
export async function officerMessage(
  db: Db | Tx,
  { complaint, officer, creator_id, pdf, request, link }: Forwarding,
): Promise<Pick<Message, 'subject' | 'text' | 'attachments'>> {
  const known = await names(db);
  const text = [
    `To ${[officer.name, officer.designation].filter(Boolean).join(', ')}`,
    ...(request?.opening ?? []),
    request?.request ?? FORWARDED,
    complaint ? factsOf(known, complaint) : (request?.matter ?? ''),
    complaint ? textOfHtml(complaint.details) : '',
    pdf ? 'All of it, with its images, is in the attached document.' : '',
    link ? `You can answer here, without an account, within 60 days: ${link}` : '',
    known.user(creator_id)?.name ?? '',
  ];
  return {
    subject: request?.subject ?? (complaint ? subjectOf(known, complaint) : ''),
    text: text.filter(Boolean).join('\n\n'),
    attachments:
      complaint && pdf
        ? [
            {
              filename: `grievance-${complaint.complaint_number}.pdf`,
              contentType: 'application/pdf',
              content: pdf,
            },
          ]
        : [],
  };
}

export const subjectOf = (known: Names, complaint: Complaint): string =>
  `Grievance ${complaint.complaint_number}: ${categoryOf(known, complaint)}, ${placeOf(known, complaint).split(',')[0]}`;

const categoryOf = (known: Names, { category_id }: Complaint) => known.category(category_id)?.name ?? '';

const placeOf = (known: Names, complaint: Complaint): string =>
  (['area', 'mandal', 'assembly', 'parliament'] as const)
    .flatMap((level) => known.place(level, complaint[`${level}_id`])?.name ?? [])
    .join(', ');

const factsOf = (known: Names, complaint: Complaint) =>
  [
    `Number: ${complaint.complaint_number}`,
    `Category: ${categoryOf(known, complaint)}`,
    `Name: ${complaint.name}`,
    `Phone: ${complaint.phone || EMPTY}`,
    `Place: ${placeOf(known, complaint)}`,
  ].join('\n');
