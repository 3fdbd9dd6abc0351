import { cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ne, sql } from 'drizzle-orm';
import { type Database, openDatabase } from '#server/kernel/db/open.ts';
import { files } from '#server/kernel/db/schema/files.ts';
import { rollUpDifferences } from '#server/transfer/backup/rollUpDifferences.ts';
import { unsoundPersons } from '../server/persons/sound.ts';

/** A copy of the embedded database of an ended process, to inspect while the next process runs. */
export function copyOfDatabase(dataDir: string): string {
  const copy = `${dataDir}-copy`;
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  cpSync(join(dataDir, 'db'), join(copy, 'db'), { recursive: true });
  return copy;
}

/** Errors in a database that no answer of the API would show; empty if there are none. */
export async function inspect(database: Database, filesFolder: string): Promise<string[]> {
  const { db } = database;
  const faults: string[] = [];
  const differences = await rollUpDifferences(db);
  if (differences.length > 0) faults.push(`counts differ: ${JSON.stringify(differences.slice(0, 3))}`);
  for (const [what, column] of [
    ['numbers', 'complaint_number'],
    ['names of one key', 'name'],
  ] as const) {
    const { rows } = await db.execute(
      sql`select ${sql.identifier(column)} as twice from complaints where ${sql.identifier(column)} not like 'Imported%'
        and name like 'Citizen%-%-%-%' or name like 'Imported%' and ${column === 'complaint_number'}
        group by 1 having count(*) > 1 limit 3`,
    );
    if (rows.length > 0) faults.push(`${what} twice: ${JSON.stringify(rows)}`);
  }
  const unsound = await unsoundPersons(db);
  if (unsound > 0) faults.push(`${unsound} people are not whom they stand for`);
  const { rows: answered } = await db.execute(sql`
    select complaint_id, message from complaint_responses where message like 'Answered %-%-%-%'
    group by complaint_id, message having count(*) > 1
    union select given.complaint_id, answer.message from cause_answers_given given
    join cause_answers answer on answer.id = given.answer_id where answer.message like 'Answered %-%-%-%'
    and not exists (select from complaint_responses response
      where response.complaint_id = given.complaint_id and response.message = answer.message) limit 3`);
  if (answered.length > 0) faults.push(`answers twice, or given and not there: ${JSON.stringify(answered)}`);
  for (const { key, size } of await db.select().from(files).where(ne(files.kind, 'table'))) {
    const path = join(filesFolder, key);
    const stored = existsSync(path) ? statSync(path).size : 'missing';
    if (stored !== size) faults.push(`file ${key} has ${stored} of ${size} bytes`);
  }
  return faults;
}

/** Inspects a copy, and removes it. */
export async function inspectCopy(copy: string, filesFolder: string): Promise<string[]> {
  const database = await openDatabase({ dataDir: copy });
  try {
    return await inspect(database, filesFolder);
  } finally {
    await database.close();
    rmSync(copy, { recursive: true, force: true });
  }
}
