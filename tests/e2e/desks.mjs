import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';

/**
 * The servers of the browser tests, one for each worker; they end with the signal to this process group. Demo data is
 * made once and copied, since making it takes longer than the rest of a start.
 */
const { seeded, desks } = JSON.parse(process.env.E2E_DESKS);

const SERVER = ['--import', 'tsx', 'server/app/main.ts'];
/** The command of README.md, on an empty folder: it also builds outdated files. */
const START = ['scripts/run.mjs', 'start'];

function serve({ port, smtpPort, dataDir }, command = SERVER) {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    INBOUND_HOOK_ADDRESS: 'of-a-service-that-is-joined',
  };
  const server = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return { server, ended: once(server, 'exit') };
}

async function untilUp({ port }, { server }) {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  process.exit(1);
}

const first = { ...desks[0], dataDir: seeded };
const seeding = serve(first, START);
await untilUp(first, seeding);
seeding.server.kill('SIGTERM');
await seeding.ended;
for (const { dataDir } of desks) cpSync(seeded, dataDir, { recursive: true });

await Promise.all(desks.map((desk) => untilUp(desk, serve(desk))));
process.stdout.write('All desks are open.\n');
