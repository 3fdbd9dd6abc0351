import MailComposer from 'nodemailer/lib/mail-composer';
import { isEmail } from '#contract/kernel/email.ts';
import { cleanText } from '#contract/kernel/text.ts';
import { MailFailure, type Message } from './mailer.ts';

const SENDER = 'Grievance Desk';

/** A header value is always one line, so that a typed name or category cannot add a header. */
const oneLine = (text: string) =>
  cleanText(text)
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .trim();

/** A message in the form of RFC 5322. */
export async function compose(message: Message, from: string): Promise<Buffer> {
  const { id, to, subject, text, date, attachments } = message;
  if (!isEmail(to.address)) throw new MailFailure('permanent', 'This is not an email address.');
  const composed = new MailComposer({
    messageId: id,
    date,
    from: { name: SENDER, address: from },
    to: { name: oneLine(to.name), address: to.address },
    subject: oneLine(subject),
    text: cleanText(text),
    attachments: attachments.map((each) => ({ ...each, filename: oneLine(each.filename) })),
    // Prevents automatic replies of absent officers (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composed.compile().build();
}
