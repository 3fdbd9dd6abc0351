import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/transfer/seed/accounts.ts';
import { API_BASE } from './app.ts';
import { type Env, loadEnv } from './env.ts';
import { type Running, start } from './start.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Prints the addresses and, with demo data, the accounts. */
function announce({ url, services, hasAccounts }: Running, { publicUrl = url, seed }: Env) {
  print(`\nGrievance Desk ${services.version}: ${publicUrl}`);
  print(`API: ${publicUrl}${API_BASE}, described by ${publicUrl}${API_BASE}/openapi.json`);
  if (!hasAccounts) {
    print(
      '\nThere is no account yet, so nobody can sign in. Start the server once with the first one, an administrator:',
    );
    print("  FIRST_ADMIN_EMAIL=office@example.org FIRST_ADMIN_PASSWORD='a password of your own' npm start");
  }
  if (seed === 'none') return;
  print(`\nDemo accounts, each with the password ${DEMO_PASSWORD}:`);
  for (const { username, role, assembly, parliament } of DEMO_ACCOUNTS) {
    print(`  ${username.padEnd(20)} ${role.padEnd(6)} ${assembly ?? parliament ?? 'the whole state'}`);
  }
  print('');
}

/** The first signal stops gracefully, as soon as the server is up; the second stops at once. */
function stopOnSignals(starting: Promise<Running>) {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      starting.then(stopCleanly, () => process.exit(1));
    });
  }
}

async function stopCleanly({ stop, services }: Running) {
  try {
    await stop();
    process.exit(0);
  } catch (err) {
    services.log.fatal({ err }, 'could not stop cleanly');
    process.exit(1);
  }
}

/** An error that the operator can fix is printed as one line; any other with its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.constructor === Error ? error.message : (error.stack ?? error.message);
}

try {
  const env = loadEnv();
  const starting = start(env);
  stopOnSignals(starting);
  announce(await starting, env);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
