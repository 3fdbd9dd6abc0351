import { inArray } from 'drizzle-orm';
import type { Language } from '#contract/kernel/languages.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { keepIncoming } from '#server/messages/incoming.ts';
import { inboxFiles, inboxRows } from '#server/messages/schema/citizens.ts';
import type { Talking } from './talking.ts';

const HOUR_MS = 3_600_000;

interface Sent {
  channel: 'sms' | 'whatsapp' | 'call';
  hours: number;
  language: Language;
  /** '' for a missed call. */
  text: string;
  photo?: true;
  notForUs?: true;
}

/**
 * Messages with their age in hours, in the sender's language. The first ones have waited for more than a working day.
 */
const SENT: readonly Sent[] = [
  {
    channel: 'sms',
    hours: 150,
    language: 'te',
    notForUs: true,
    text: 'మా ఇంటి దగ్గర ఏటీఎం ఎక్కడ ఉంది?',
  },
  {
    channel: 'whatsapp',
    hours: 142,
    language: 'te',
    text: 'మా వీధిలో మంచినీళ్లు నాలుగు రోజులుగా రావడం లేదు. దయచేసి ట్యాంకర్ పంపండి.',
  },
  { channel: 'call', hours: 127, language: 'te', text: '' },
  {
    channel: 'sms',
    hours: 120,
    language: 'hi',
    text: 'मेरी शिकायत का क्या हुआ? दो हफ़्ते हो गए हैं।',
  },
  {
    channel: 'sms',
    hours: 101,
    language: 'en',
    text: 'The street light near the school is still not working.',
  },
  {
    channel: 'whatsapp',
    hours: 76,
    language: 'te',
    photo: true,
    text: 'రోడ్డు మీద గుంత ఇంకా పూడ్చలేదు. ఫోటో చూడండి.',
  },
  { channel: 'call', hours: 53, language: 'te', text: '' },
  {
    channel: 'sms',
    hours: 30,
    language: 'te',
    text: 'పింఛను ఈ నెల కూడా రాలేదు. నేను ఏ కాగితాలు తేవాలి?',
  },
  {
    channel: 'whatsapp',
    hours: 22,
    language: 'hi',
    text: 'राशन की दुकान आज भी बंद है। कृपया देखिए।',
  },
  {
    channel: 'whatsapp',
    hours: 9,
    language: 'en',
    text: 'The lineman came today. Thank you, but the wire still hangs low.',
  },
  { channel: 'call', hours: 4, language: 'te', text: '' },
  { channel: 'sms', hours: 2, language: 'te', text: 'రేపు ఎమ్మెల్యే గారిని కలవవచ్చా?' },
];

/** Inserts messages from citizens as if they had arrived; a user has handled one of them (MSG-15). */
export async function insertInbox(tx: Tx, { take, by, now, photo }: Talking): Promise<void> {
  const notForUs: number[] = [];
  for (const sent of SENT) {
    const { channel, hours, language, text } = sent;
    const at = new Date(now.getTime() - hours * HOUR_MS);
    const { phone } = take({ language });
    const id = await keepIncoming(tx, { channel, from: phone, at, text, media: [] }, at);
    if (id === null) throw new Error('the demo takes each once');
    if (sent.photo) await tx.insert(inboxFiles).values({ inbox_id: id, file_id: await photo() });
    if (sent.notForUs) notForUs.push(id);
  }
  const taken_at = new Date(now.getTime() - 140 * HOUR_MS);
  await tx
    .update(inboxRows)
    .set({ state: 'taken', take: 'not_for_us', taken_at, taken_by: by })
    .where(inArray(inboxRows.id, notForUs));
}
