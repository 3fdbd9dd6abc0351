import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addFirstAdmin, isAnybodyThere } from '#server/accounts/firstAdmin.ts';
import type { Background } from '#server/kernel/background.ts';
import { checkClock, holdWrites, watchClock } from '#server/kernel/clock.ts';
import { openDatabase } from '#server/kernel/db/open.ts';
import { signer } from '#server/kernel/files/links.ts';
import { openFiles } from '#server/kernel/files/open.ts';
import { assertPortFree, type Listening, listen } from '#server/kernel/http/listen.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { createJobs } from '#server/kernel/jobs/index.ts';
import { serverLogger } from '#server/kernel/log.ts';
import { openMailer } from '#server/kernel/mail/open.ts';
import { productVersion } from '#server/kernel/version.ts';
import { inChargeTitles } from '#server/kernel/web/configuration.ts';
import { compressed } from '#server/kernel/web/encoding.ts';
import { staticSite } from '#server/kernel/web/static.ts';
import { openProviders } from '#server/messages/providers/open.ts';
import { offerSnapshots } from '#server/transfer/backup/snapshots.ts';
import { failLostExports } from '#server/transfer/export/failLostExports.ts';
import { seed } from '#server/transfer/seed/index.ts';
import { createApp, isServed } from './app.ts';
import { startCleanupJobs } from './cleanupJobs.ts';
import type { Env } from './env.ts';
import { allFeatures } from './features.ts';
import { registerHandlers } from './jobHandlers.ts';
import { features } from './joinFeatures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** How long a stop waits for running requests and jobs. */
const GRACE_MS = 10_000;

export interface Running {
  url: string;
  services: Services;
  /** Whether any account exists. */
  hasAccounts: boolean;
  /** Stops accepting requests, finishes running calls and jobs, closes the database. */
  stop(): Promise<void>;
}

/** Opens, migrates and fills the database, then serves the API and the admin on one port. */
export async function start(env: Env & { secret: string }): Promise<Running> {
  await assertPortFree(env);
  const services = await openServices(env);
  const { database, jobs, log } = services;
  try {
    registerHandlers(services);
    await database.alone(async () => {
      await database.migrate();
      await checkClock(database.db, services.clock(), {
        isTrusted: env.isClockTrusted,
        warn: (text) => log.warn(text),
      });
      await seed(services, { demo: env.seed === 'demo' });
      if (env.firstAdmin) await addFirstAdmin(database.db, env.firstAdmin);
      await jobs.start();
    });
    // Only this process uses the embedded database, so an export that is still marked as running was lost with an
    // earlier process.
    if (database.kind === 'embedded') await failLostExports(services, services.clock(), 0);
    const listening = await listen(answerer(services, env), env);
    const background = [
      startCleanupJobs(services, env.dataDir),
      ...allFeatures.flatMap(({ background = [] }) => background.map((begin) => begin(services))),
      await offerSnapshots(database, env.dataDir, (err) => services.log.warn({ err }, 'snapshot')),
    ];
    const hasAccounts = await isAnybodyThere(database.db);
    return { url: listening.url, services, hasAccounts, stop: () => stop(listening, services, background) };
  } catch (error) {
    await jobs.stop(0);
    await database.close();
    throw error;
  }
}

async function openServices(env: Env & { secret: string }): Promise<Services> {
  const log = serverLogger(env.logLevel);
  const watched = watchClock((problem) => {
    if (problem) log.error(problem);
    else log.info('The clock of the machine is right again.');
  });
  const clock = watched.now;
  const { dataDir, databaseUrl } = env;
  const warn = (err: unknown) => log.warn({ err }, 'database');
  const files = await openFiles(env, (err) => log.warn({ err }, 'files'));
  const database = await openDatabase({ dataDir, databaseUrl, warn });
  holdWrites(database, watched);
  return {
    database,
    jobs: createJobs(database, log),
    mail: openMailer(env),
    carriers: openProviders(env),
    hooks: env.hooks,
    files,
    features,
    links: signer(env.secret, clock),
    log,
    clock,
    version: productVersion(),
    publicUrl: env.publicUrl ?? null,
    inCharges: () => inChargeTitles(configurationOf(env, log)),
  };
}

const configurationOf = ({ dataDir, googleMapsKey }: Env, log: Services['log']) => ({
  shipped: join(ROOT, 'public', 'config.json'),
  own: join(dataDir, 'config.json'),
  googleMapsKey,
  log,
});

/** The API and the public pages below their paths, the admin everywhere else. */
function answerer(services: Services, env: Env) {
  const app = createApp(services);
  const site = staticSite(join(ROOT, 'dist'), configurationOf(env, services.log));
  return async (request: Request, client: { ip: string }) =>
    isServed(new URL(request.url).pathname)
      ? compressed(request, await app.fetch(request, client))
      : app.answerAlongside(() => site(request), client);
}

async function stop(listening: Listening, { database, jobs }: Services, background: Background[]) {
  const stopping = background.map((each) => each.stop());
  await Promise.all([listening.stop(GRACE_MS), jobs.stop(GRACE_MS), ...stopping]);
  await database.close();
}
