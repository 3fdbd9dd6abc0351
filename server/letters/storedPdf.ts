import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findOfficeOf } from '#server/desk/offices/findOffice.ts';
import type { Db } from '#server/kernel/db/open.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { keepFile, withFiles } from '#server/kernel/http/storeUploads.ts';
import { type Typeset, typeset } from '#server/kernel/pdf/typesetter.ts';
import { aboutOf } from './about.ts';
import { isUnmade, type Letter } from './record.ts';
import { letters } from './schema/letters.ts';
import { madeOf } from './typesetting/made.ts';
import { letterSheet } from './typesetting/sheet.ts';

/** Stores a typeset letter with its digest (REF-06). */
export async function storedPdf(keep: Context['keep'], number: string, { pdf, pages }: Typeset) {
  const name = `${number.replaceAll('/', '-')}.pdf`;
  return {
    file_id: await keep({ bytes: pdf, kind: 'pdf', type: 'application/pdf', name }),
    sha256: createHash('sha256').update(pdf).digest('hex'),
    pages,
  };
}

/** Typesets and stores a missing PDF once, even for concurrent calls. */
export async function makeUnmade(
  { db, files }: { db: Db; files: FileStore },
  unmade: readonly Letter[],
): Promise<void> {
  for (const letter of unmade.filter(isUnmade)) {
    const { number, dispatched_at } = letter;
    const making = {
      db,
      files,
      number,
      signer: undefined,
      now: dispatched_at ?? letter.created_at,
      office: await findOfficeOf(db, letter.office_id),
      about: await aboutOf({ db }, letter),
    };
    const made = await madeOf(letter, await letterSheet(letter, making), typeset);
    await withFiles(files, (storedKeys) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(letters).where(eq(letters.id, letter.id)).for('update');
        if (!row || !isUnmade(row)) return;
        const stored = await storedPdf(
          (upload) => keepFile(files, tx, upload, storedKeys),
          number ?? '',
          made,
        );
        await tx.update(letters).set(stored).where(eq(letters.id, letter.id));
      }),
    );
  }
}
