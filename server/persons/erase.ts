import { or, sql } from 'drizzle-orm';
import type { PersonalData } from '#server/app/featureParts.ts';
import { isOneOf } from '#server/desk/privacy/isOneOf.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import { forgetInLetters } from '#server/letters/erase/letterTexts.ts';
import { forgetInReferrals } from '#server/letters/erase/referralTexts.ts';
import { causeAnswersOf, causesOf } from './erase/causesOf.ts';
import {
  causesNaming,
  forgetInCause,
  forgetInCausesOf,
  lockCauses,
  lockCausesOf,
} from './erase/causeTexts.ts';
import { erasePersonRows, lockPersons } from './erase/personRows.ts';
import { unlinkComplaints } from './link.ts';
import { householdMembers } from './schema/households.ts';
import { personMerges } from './schema/personMerges.ts';
import { personVisits } from './schema/persons.ts';

/** Persons, their households, visits and merges, and the texts of shared problems. */
export const personData: PersonalData = {
  async complaints(tx, ids) {
    const causes = await lockCausesOf(tx, ids);
    return async ({ ids, now, wordsOf }) => {
      const files: string[] = [];
      for (const { complaintIds, ...cause } of causes) {
        const words = wordsOf(complaintIds);
        await forgetInCause(tx, cause, words);
        files.push(...(await forgetInLetters(tx, cause.id, words)));
        await forgetInReferrals(tx, cause.id, words);
      }
      await unlinkComplaints(tx, ids, now);
      return { files };
    };
  },
  async beforeComplaints(tx, { known, named, whom, words }) {
    await lockPersons(tx, whom.persons);
    const files: string[] = [];
    for (const cause of await lockCauses(tx, await causesNaming(tx, known.phones))) {
      await forgetInCause(tx, cause, words);
      files.push(...(await forgetInLetters(tx, cause.id, words)));
    }
    if (named) files.push(...(await forgetInCausesOf(tx, named)));
    return { files };
  },
  async subject(tx, { now, whom }) {
    const people = idsOf(whom.persons);
    await erasePersonRows(tx, people, now);
    return {};
  },
  isNewer: (personId, since) =>
    sql`exists (select from ${personVisits} where person_id = ${personId} and ${personVisits.created_at} >= ${since})`,
  records(db, { whom }) {
    const people = idsOf(whom.persons);
    const { survivor_id, merged_id } = personMerges;
    const isOne = or(isOneOf(survivor_id, people), isOneOf(merged_id, people));
    async function* rows<T extends object>(query: PromiseLike<T[]>) {
      yield* await query;
    }
    return {
      visits: rows(db.select().from(personVisits).where(isOneOf(personVisits.person_id, people))),
      households: rows(db.select().from(householdMembers).where(isOneOf(householdMembers.person_id, people))),
      merges: rows(db.select().from(personMerges).where(isOne)),
      causes: causesOf(db, whom),
      causeAnswers: causeAnswersOf(db, whom),
    };
  },
};
