import {
  type showPerson as call,
  type HeldRecord,
  MAX_LISTED_RECORDS,
  type PersonKind,
  type PersonRecord,
} from '#contract/desk/privacy.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import type { Whom } from '#server/app/featureParts.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { leaderMessages } from '#server/leaders/schema/leaders.ts';
import { personVisits } from '#server/persons/schema/persons.ts';
import { noteSeen } from '../accessLog/note.ts';
import { type DataAbout, dataOutsideComplaints, MOST_MENTIONS, mentionsOf, proofsOf } from './dataAbout.ts';
import { isOneOf } from './isOneOf.ts';
import { knownOf } from './knownNames.ts';
import { namedBy } from './namedBy.ts';
import { doubtfulMentions } from './othersTexts.ts';
import { MOST_NAMES, surveyOf } from './survey.ts';
import { namesOf, phonesOf, whomOf } from './whom.ts';

/** The data about a person, or about everybody with a phone number: the records, and how many others belong to them. */
export async function readPerson(context: Context<typeof call>): Promise<PersonRecord> {
  const { db, body } = context;
  const whom = await whomOf(db, body);
  const [survey, others] = [await surveyOf(db, whom), await dataOutsideComplaints(db, whom)];
  const kinds = Object.entries({ complaint: survey.first, ...others }) as [PersonKind, Listed[]][];
  const counts = kinds.map(([kind, records]) => [kind, kind === 'complaint' ? survey.count : records.length]);
  const rows = counts.reduce((sum, [, count]) => sum + Number(count), 0);
  await noteSeen(context, 'personView', { rows, person_id: body.person_id });
  const names = [
    ...survey.names,
    ...namesOf(whom),
    ...Object.values(others).flatMap((records) => records.map(({ name }) => name)),
  ];
  const messages = isOneOf(leaderMessages.leader_id, idsOf(others.leader));
  return {
    phone: whom.phone,
    person_id: body.person_id,
    persons: whom.persons.filter(isActive).map(({ id, name }) => ({ id, name })),
    placeholder: !whom.alone && isPlaceholderPhone(whom.phone),
    names: [...new Set(names)].slice(0, MOST_NAMES),
    records: kinds
      .flatMap(([kind, records]) => records.map((record) => listed(kind, record)))
      .slice(0, MAX_LISTED_RECORDS),
    counts: Object.fromEntries(counts) as PersonRecord['counts'],
    open: survey.open,
    files: survey.media + proofsOf(others).length,
    texts: survey.texts,
    messages: await db.$count(leaderMessages, messages),
    visits: await db.$count(personVisits, isOneOf(personVisits.person_id, idsOf(others.person))),
    mails: survey.mails,
    mentions: await mentionsOf(db, whom, await doubtfulOf(context, whom, others)),
  };
}

/** Texts that an erasure would not change, because it is not certain whom they mean. */
async function doubtfulOf(
  { db, features }: Pick<Context, 'db' | 'features'>,
  whom: Whom,
  held: DataAbout,
): Promise<number[]> {
  const named = await namedBy(db, whom, await knownOf(db, whom, held, phonesOf(whom)));
  return named ? doubtfulMentions(db, features.personal, named, MOST_MENTIONS) : [];
}

/** A merged person leads to the surviving one. */
const isActive = ({ state }: { state: string }) => state === 'active';

interface Listed {
  id: number;
  name: string;
  created_at: Date;
  complaint_number?: string;
}

const listed = (kind: PersonKind, { id, name, created_at, complaint_number }: Listed): HeldRecord => ({
  kind,
  id,
  name,
  number: complaint_number ?? null,
  created_at: created_at.toISOString(),
});
