import { openDatabase } from '#server/kernel/db/open.ts';
import { migrations, notes } from './notes.ts';

/** `writer.ts <dataDir>`: writes one note after another, and prints its number once it is committed. */
const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, migrations }).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
await database.migrate();
for (let number = 1; ; number++) {
  await database.db.insert(notes).values({ text: `note ${number}` });
  process.stdout.write(`${number}\n`);
}
