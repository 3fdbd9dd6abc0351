import { eq } from 'drizzle-orm';
import { plainText } from '#contract/kernel/coded.ts';
import { addDays, DAY_MS, dayOf, startOf, writtenDay } from '#contract/kernel/day.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { MESSAGE_EVENTS, type MessageEvent } from '#contract/messages/messageKinds.ts';
import { isMobile, ruleKey } from '#contract/messages/messageRules.ts';
import { MESSAGE_STATES, type MessageState } from '#contract/messages/messageState.ts';
import { dueAfterEvent } from '#contract/messages/messageTimes.ts';
import { partsOf } from '#contract/messages/smsParts.ts';
import { fillTemplate } from '#contract/messages/templateValues.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { defaultTemplateText, discreetText, tiedText } from '#server/messages/defaultTemplates.ts';
import { messages, messageTemplates } from '#server/messages/schema/messages.ts';
import { HOME, officeOf, type SeedContext } from './seedContext.ts';
import {
  daysBefore,
  hasTalked,
  MESSAGED_DAYS,
  type SpokenComplaint,
  spokenComplaints,
} from './spokenComplaints.ts';
import { wasOpen } from './wasOpen.ts';

/** The names of the demo office's templates, each in the language of its text, since a name has one language only. */
const TEMPLATE_NAMES: Record<MessageEvent | 'discreet', Record<Language, string>> = {
  registered: { te: 'ఫిర్యాదు నమోదైంది', hi: 'शिकायत दर्ज हुई', en: 'Registered' },
  referred: { te: 'శాఖకు పంపాము', hi: 'विभाग को भेजी गई', en: 'Sent to a department' },
  replied: { te: 'శాఖ జవాబు', hi: 'विभाग का उत्तर', en: 'Reply of the department' },
  resolved: { te: 'పరిష్కారమైంది', hi: 'समाधान हुआ', en: 'Resolved' },
  reopened: { te: 'మళ్లీ తెరిచాము', hi: 'फिर खोली गई', en: 'Reopened' },
  due_moved: { te: 'గడువు మారింది', hi: 'तिथि बदली', en: 'Due day moved' },
  papers_missing: { te: 'పత్రాలు కావాలి', hi: 'कागज़ चाहिए', en: 'Papers missing' },
  rating_asked: { te: 'అభిప్రాయం అడగడం', hi: 'राय माँगी गई', en: 'Rating asked' },
  cause_answered: { te: 'ఉమ్మడి సమస్యకు జవాబు', hi: 'साझा समस्या का उत्तर', en: 'Shared problem answered' },
  token_called: { te: 'టోకెన్ వంతు', hi: 'टोकन की बारी', en: 'Token called' },
  discreet: { te: 'వివరాలు లేని సందేశం', hi: 'बिना विवरण का संदेश', en: 'Without details' },
};

/** Templates of WhatsApp for answers after its 24 hours: without a grievance, and about one (MSG-13). */
const WHATSAPP_TEXTS: readonly Record<Language, { name: string; text: string }>[] = [
  {
    te: {
      name: 'సందేశం చదివాము',
      text: 'మీ సందేశం చదివాము. మా కార్యాలయం నుండి మీకు ఫోన్ చేస్తాము. మా ఫోన్: {office_phone}. - {office}',
    },
    hi: {
      name: 'संदेश पढ़ा',
      text: 'आपका संदेश पढ़ लिया है। कार्यालय आपको फ़ोन करेगा। हमारा फ़ोन: {office_phone}. - {office}',
    },
    en: {
      name: 'Message read',
      text: 'We have read your message and will call you. Our phone: {office_phone}. - {office}',
    },
  },
  {
    te: { name: 'ఫిర్యాదు స్థితి', text: 'మీ ఫిర్యాదు {number} స్థితి: {status}. - {office}' },
    hi: { name: 'शिकायत की स्थिति', text: 'आपकी शिकायत {number} की स्थिति: {status}. - {office}' },
    en: { name: 'Status of a grievance', text: 'Your request {number} is {status}. - {office}' },
  },
];

const OFFICE = { name: HOME, name_te: 'హుజూరాబాద్', name_hi: 'हुज़ूराबाद' };
/** Invented ids, in the form that operators assign. */
const ENTITY = '1001234567890123456';
const HEADER = 'HZBMLA';
/** An invented phone where citizens of the demo office can ask. */
const PHONE = '8727250125';
const FIRST_TEMPLATE = 1_007_160_000_000_000_000n;

const [DAYS, A_DAY] = [30, 20];
const MINUTE = 60_000;
/** Minutes of a day: the first message at 9:10, each further one half an hour later. */
const [FIRST, APART] = [550, 30];

/** The number of messages in each state; all others are only logged. The newest are queued. */
const STANDING: Partial<Record<MessageState, number>> = {
  queued: 6,
  unconfirmed: 9,
  handed_over: 15,
  sent: 30,
  delivered: 60,
  read: 40,
  failed: 24,
  suppressed: 40,
};
const SUPPRESSED = (
  ['refusedByPerson', 'newerEvent', 'tooManyToday', 'noMobileNumber', 'wrongNumber'] as const
).map((code) => ({ code }));
const FAILED = [{ code: 'tooOld' } as const, ...['Absent subscriber', 'Unknown subscriber'].map(plainText)];
/** What happens to open complaints, in turn. */
const HAPPENS: readonly MessageEvent[] = ['referred', 'replied', 'due_moved', 'papers_missing'];

/**
 * Inserts templates of the demo office for every event and for WhatsApp, its rules, and 600 messages of 30 days
 * (MSG-02, MSG-05, MSG-09).
 */
export async function insertMessages(tx: Tx, { places, accounts, now }: SeedContext): Promise<void> {
  const office = await officeOf(tx, { places });
  const by = accounts.get('desk@example.org');
  const templates = await insertTemplates(tx, office.id, by, now);
  const rules = Object.fromEntries(
    templates.flatMap(({ event, id, language }) =>
      event ? [[ruleKey(event, 'citizen', 'sms', language), id]] : [],
    ),
  );
  await tx
    .update(offices)
    .set({ settings: { ...office.settings, messages: { rules, phone: PHONE } } })
    .where(eq(offices.id, office.id));
  const spoken = await spokenComplaints(tx, places.id('assembly', HOME));
  const states = MESSAGE_STATES.flatMap((state) => Array<MessageState>(STANDING[state] ?? 0).fill(state));
  const instants = instantsUntil(now);
  const known = eventsOf(spoken, instants);
  const rows = instants.map((at, index) => {
    // The newest messages are queued; the other states are spread over the days.
    const state = index < 6 ? 'queued' : (states.slice(6)[(index * 7) % instants.length] ?? 'logged');
    const about = known.get(index) ?? anyEvent(spoken, { at, index, now });
    return rowOf({ office_id: office.id, templates, now }, { at, index, ...about }, state);
  });
  await tx.insert(messages).values(rows.reverse());
}

/** The same number each day during waking hours, newest first; of today only past ones, and more on the first day. */
function instantsUntil(now: Date): Date[] {
  const instants: Date[] = [];
  for (let day = dayOf(now); instants.length < DAYS * A_DAY; day = addDays(day, -1))
    for (let nth = A_DAY - 1; nth >= 0; nth--) {
      const at = new Date(startOf(day) + (FIRST + nth * APART) * MINUTE);
      if (at.getTime() < now.getTime() - MINUTE && instants.length < DAYS * A_DAY) instants.push(at);
    }
  return instants;
}

interface About {
  one: SpokenComplaint | undefined;
  event: MessageEvent;
}

/** Registered, resolved and asked for a rating: each by the first message after it. Queued messages have other events. */
function eventsOf(spoken: readonly SpokenComplaint[], instants: readonly Date[]): Map<number, About> {
  const events = new Map<number, About>();
  const first = STANDING.queued ?? 0;
  for (const one of spoken.filter(({ phone }) => isMobile(phone))) {
    const { created_at, closed_at } = one;
    const happened: [MessageEvent, Date | null][] = [
      ['registered', created_at],
      ['resolved', closed_at],
      ['rating_asked', closed_at && new Date(closed_at.getTime() + DAY_MS)],
    ];
    for (const [event, at] of happened) {
      let index = at ? instants.findLastIndex((each) => each.getTime() >= at.getTime() + 10 * MINUTE) : -1;
      if (index === instants.length - 1) continue;
      while (events.has(index)) index -= 1;
      // Many are recorded in one night: a message that would go out days later is left out.
      const isSoon = at && (instants[index]?.getTime() ?? 0) < at.getTime() + DAY_MS;
      if (index >= first && isSoon) events.set(index, { one, event });
    }
  }
  return events;
}

/** One of the open complaints; in the last days a new one where there is one, so that people are left to talk with. */
function anyEvent(
  spoken: readonly SpokenComplaint[],
  { at, index, now }: { at: Date; index: number; now: Date },
): About {
  const open = spoken.filter(
    (each) => wasOpen(each, new Date(at.getTime() - DAY_MS), at) && isMobile(each.phone),
  );
  const added = at > daysBefore(now, MESSAGED_DAYS) ? open.filter((each) => !hasTalked(each, now)) : [];
  const chosen = added.length > 0 ? added : open;
  return { one: chosen[(index * 11) % chosen.length], event: HAPPENS[index % HAPPENS.length] ?? 'referred' };
}

async function insertTemplates(tx: Tx, office_id: number, creator_id: number | null, now: Date) {
  const since = new Date(now.getTime() - 90 * DAY_MS);
  const by = { creator_id, created_at: since, updated_at: since, state_at: since };
  const rows = [...MESSAGE_EVENTS, null].flatMap((event) =>
    LANGUAGES.map((language) => ({ event, language, name: TEMPLATE_NAMES[event ?? 'discreet'][language] })),
  );
  const made = await tx
    .insert(messageTemplates)
    .values(
      rows.map(({ event, language, name }, at) => {
        const { text, values } = event ? defaultTemplateText(event, language, false) : discreetText(language);
        return {
          office_id,
          name,
          language,
          text,
          values: [...values],
          ...by,
          channel: 'sms' as const,
          kind: 'service_implicit' as const,
          state: 'approved' as const,
          entity_id: ENTITY,
          header: HEADER,
          template_id: String(FIRST_TEMPLATE + BigInt(at)),
        };
      }),
    )
    .returning();
  await tx.insert(messageTemplates).values(
    WHATSAPP_TEXTS.flatMap((texts) =>
      LANGUAGES.map((language) => {
        const { name, text } = texts[language];
        const tied = tiedText(text);
        return {
          office_id,
          name,
          language,
          text: tied.text,
          values: [...tied.values],
          ...by,
          channel: 'whatsapp' as const,
          kind: 'utility' as const,
          state: 'approved' as const,
        };
      }),
    ),
  );
  return made.map((template, at) => ({ ...template, event: rows[at]?.event ?? null }));
}

interface Office {
  office_id: number;
  templates: Awaited<ReturnType<typeof insertTemplates>>;
  now: Date;
}

function rowOf(
  { office_id, templates, now }: Office,
  { at, index, one, event }: { at: Date; index: number } & About,
  state: MessageState,
): typeof messages.$inferInsert {
  const language: Language = one?.language ?? 'te';
  const template = templates.find((each) => each.event === event && each.language === language);
  if (!one || !template) throw new Error('The demo needs complaints and templates.');
  const due = { name: writtenDay(addDays(dayOf(at), 14)) };
  const values = { number: { name: one.number }, office: OFFICE, due };
  const filled = fillTemplate(template, { values, language, address: null });
  if ('refused' in filled) throw new Error(`A demo text was refused: ${filled.refused.code}`);
  const happened_at =
    state === 'queued' ? new Date(now.getTime() - MINUTE) : new Date(at.getTime() - 10 * MINUTE);
  return {
    office_id,
    complaint_id: one.id,
    person_id: one.person_id,
    phone: one.phone,
    audience: 'citizen',
    channel: 'sms',
    event,
    once: `demo:${index}`,
    happened_at,
    created_at: happened_at,
    template_id: template.id,
    language,
    text: filled.text,
    parts: partsOf(filled.text).parts,
    state,
    due_at: dueAfterEvent(happened_at),
    ...standing(state, at, index),
  };
}

/** The columns of a state; every message that was handed over was claimed before. */
function standing(state: MessageState, at: Date, index: number): Partial<typeof messages.$inferInsert> {
  if (state === 'queued') return {};
  if (state === 'suppressed') return { ended_at: at, reason: SUPPRESSED[index % SUPPRESSED.length] };
  const claimed = { driver: 'log' as const, claimed_at: at, sent_on: dayOf(at), attempts: 1 };
  if (state === 'logged') return { ...claimed, ended_at: at };
  if (state === 'failed') return { ...claimed, ended_at: at, reason: FAILED[index % FAILED.length] };
  if (state === 'unconfirmed') return { ...claimed, ended_at: at, reason: { code: 'answerLost' } };
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
  const reached = ['handed_over', 'sent', 'delivered', 'read'].indexOf(state);
  return {
    ...claimed,
    provider_id: `DEMO-${index}`,
    handed_over_at: later(1),
    sent_at: reached > 0 ? later(3) : null,
    delivered_at: reached > 1 ? later(9) : null,
    read_at: reached > 2 ? later(50) : null,
  };
}
