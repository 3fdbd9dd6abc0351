import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/kernel/db/open.ts';
import { sendDue } from '#server/messages/send.ts';
import { markUnconfirmed } from '#server/messages/settle.ts';
import { carriersAt } from '../../testProvider.ts';

/*
 * A process that sends due messages and ends, or is killed at a step. Steps are before and after each transaction,
 * before and after each message is sent, and while the provider handles it.
 */

const {
  DATA_DIR: dataDir = '',
  DATABASE_URL: databaseUrl,
  PROVIDER = '',
  NOW = '',
  KILL_AT = '',
} = process.env;
const killAt = KILL_AT === '' ? Number.POSITIVE_INFINITY : Number(KILL_AT);
let steps = 0;
function step() {
  steps += 1;
  if (steps === killAt) process.kill(process.pid, 'SIGKILL');
}

const database = await openDatabase({ dataDir, databaseUrl });
const begin = database.db.transaction.bind(database.db);
database.db.transaction = async (work, ...rest) => {
  step();
  const done = await begin(
    async (tx) => {
      const result = await work(tx);
      step();
      return result;
    },
    ...rest,
  );
  step();
  return done;
};
const { sms, whatsapp } = carriersAt(PROVIDER);
const carriers = {
  whatsapp,
  sms: {
    ...sms,
    async send(message: Parameters<typeof sms.send>[0]) {
      step();
      const sent = sms.send(message);
      await pause(1);
      step();
      const outcome = await sent;
      step();
      return outcome;
    },
  },
};
const clock = () => new Date(NOW);
if (database.kind === 'embedded') await markUnconfirmed(database.db, { alone: true, now: clock() });
await sendDue({ database, carriers, clock, publicUrl: null });
await database.close();
process.stdout.write(String(steps));
