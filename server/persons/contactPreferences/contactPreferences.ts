import { desc, eq, inArray } from 'drizzle-orm';
import {
  type PreferencePurpose,
  type PreferenceState,
  WISH_PURPOSES,
} from '#contract/messages/messageKinds.ts';
import { isMobile } from '#contract/messages/messageRules.ts';
import type {
  ContactPreference,
  ContactPreferences,
  getContactPreferences as getCall,
  updateContactPreferences as updateCall,
} from '#contract/persons/contactPreferences.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { suppressWaiting } from '#server/messages/queued.ts';
import { recordContactPreference } from '#server/messages/recordContactPreference.ts';
import { personWishes } from '#server/messages/schema/citizens.ts';
import { messages, phoneMarks } from '#server/messages/schema/messages.ts';
import { findPerson, isOnePerson, openPerson, type Person, type Reader } from '../record.ts';

/** The contact preferences of a person, with earlier ones (MSG-06). */
export async function getContactPreferences(context: Context<typeof getCall>): Promise<ContactPreferences> {
  return preferencesOf(context, await openPerson(context, context.params.id));
}

/** Records a person's preferences (MSG-06, MSG-08): refusing `status` suppresses queued messages. */
export async function updateContactPreferences(
  context: Context<typeof updateCall>,
): Promise<ContactPreferences> {
  const { actor, body, db, now, params } = context;
  const person = await findPerson(context, params.id, { locked: true });
  const { way, language } = body;
  const said = WISH_PURPOSES.flatMap((purpose): [PreferencePurpose, PreferenceState][] => {
    const state = body[purpose];
    return state === undefined ? [] : [[purpose, state]];
  });
  if (body.status !== undefined && body.status !== 'refused' && (await isStopped(context, person)))
    throw invalidField('status', 'startByPerson');
  for (const [purpose, state] of said)
    await recordContactPreference(
      db,
      { person_id: person.id, purpose, state, way, language, creator_id: actor.id },
      now,
    );
  if (body.status === 'refused')
    await suppressWaiting(db, isOnePerson(messages.person_id, person.id), { reason: 'refusedByPerson', now });
  return preferencesOf(context, person);
}

/** Whether the person's own word stopped messages: a phone is still stopped, or the last statement was a refusal. */
async function isStopped({ db }: Pick<Reader, 'db'>, { id, phones }: Person): Promise<boolean> {
  const marks = await marksOf({ db }, phones);
  if (marks.some(({ stopped_at }) => stopped_at)) return true;
  const { person_id } = personWishes;
  const rows = await db.select().from(personWishes).where(eq(person_id, id));
  const last = rows.find(({ is_last, purpose }) => is_last && purpose === 'status');
  return (
    last?.state === 'refused' && last.creator_id === null && ['message', 'status_page'].includes(last.way)
  );
}

const marksOf = async ({ db }: Pick<Reader, 'db'>, phones: readonly string[]) =>
  phones.length === 0
    ? []
    : db
        .select()
        .from(phoneMarks)
        .where(inArray(phoneMarks.phone, [...phones]));

type Row = typeof personWishes.$inferSelect;

async function preferencesOf(
  { db }: Pick<Reader, 'db'>,
  { id, phones }: Person,
): Promise<ContactPreferences> {
  const [known, rows, marks] = [
    await names(db),
    await db.select().from(personWishes).where(eq(personWishes.person_id, id)).orderBy(desc(personWishes.id)),
    await marksOf({ db }, phones),
  ];
  return {
    wishes: WISH_PURPOSES.map((purpose) => {
      const last = rows.find((row) => row.is_last && row.purpose === purpose);
      return last ? written(last, known) : { purpose, ...UNSAID };
    }),
    history: rows.filter(({ is_last }) => !is_last).map((row) => ({ id: row.id, ...written(row, known) })),
    phones: phones.map((phone) => {
      const mark = marks.find((each) => each.phone === phone);
      return {
        phone,
        mobile: isMobile(phone),
        wrong_at: mark?.wrong_at?.toISOString() ?? null,
        stopped_at: mark?.stopped_at?.toISOString() ?? null,
      };
    }),
  };
}

const UNSAID: Omit<ContactPreference, 'purpose'> = {
  state: 'unknown',
  said_on: null,
  way: null,
  language: null,
  notice_version: null,
  noted_by: null,
};

const written = (
  { purpose, state, said_on, way, language, notice_version, creator_id }: Row,
  known: Names,
) => ({
  purpose,
  state,
  said_on,
  way,
  language,
  notice_version,
  noted_by: known.user(creator_id),
});
