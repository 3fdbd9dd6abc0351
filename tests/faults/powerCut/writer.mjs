/** Writes data that must survive a power cut, and data that must not, into the recorded folder. */
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(process.env.FAULT_ROOT ?? '', 'files');
const bytes = Buffer.alloc(400_000, 'x');

fs.mkdirSync(root);
for (const name of ['forgotten', 'synced']) {
  const file = fs.openSync(join(root, name), 'w');
  fs.writeSync(file, bytes, 0, bytes.length, 0);
  if (name === 'synced') fs.fdatasyncSync(file);
}
const attachment = await open(join(root, 'attachment.part'), 'w');
await attachment.appendFile(bytes);
await attachment.sync();
await fs.promises.rename(join(root, 'attachment.part'), join(root, 'attachment'));
const folder = await open(root, 'r');
await folder.sync();
const more = await open(join(root, 'synced'), 'a');
await more.appendFile(bytes);
