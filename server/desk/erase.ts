import { inArray } from 'drizzle-orm';
import type { PersonalData } from '#server/app/featureParts.ts';
import { forgetInTask, forgetUndo, lockTasksOf } from './erase/taskTexts.ts';
import { forgetInViews, viewsNaming } from './erase/viewsNaming.ts';
import { rowsAbout } from './privacy/rowsAbout.ts';
import { namesOf, phonesOf } from './privacy/whom.ts';
import { complaintFollowups } from './schema/followups.ts';

/** Follow-ups, bulk tasks and saved views. */
export const deskData: PersonalData = {
  async complaints(tx, ids) {
    const tasks = await lockTasksOf(tx, ids);
    return async ({ ids, wordsOf }) => {
      const files: string[] = [];
      for (const task of tasks) files.push(...(await forgetInTask(tx, task, wordsOf(task.complaintIds))));
      await forgetUndo(tx, ids);
      await tx
        .update(complaintFollowups)
        .set({ note: null })
        .where(inArray(complaintFollowups.complaint_id, ids));
      return { files };
    };
  },
  async subject(tx, { known, names }) {
    await forgetInViews(tx, { names, phones: known.phones });
    return {};
  },
  records: (db, { whom, complaintIds }) => ({
    followups: rowsAbout(db, complaintIds(), complaintFollowups),
    views: (async function* () {
      yield* await viewsNaming(db, { names: namesOf(whom), phones: phonesOf(whom) });
    })(),
  }),
};
