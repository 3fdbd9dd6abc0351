import { plainText } from '#contract/kernel/coded.ts';
import { health } from '#contract/kernel/system.ts';
import { ApiError } from '../errors/apiError.ts';
import type { Serve, Services } from './serve.ts';

/** GET health: 503 when the database does not answer, so that a balancer sends its requests elsewhere. */
export const systemRoutes = (serve: Serve, { database, version }: Services) => {
  serve(health, async () => {
    const { ok, reason } = await database.health();
    if (!ok) throw new ApiError(503, plainText(reason ?? 'The database does not answer.'));
    return { status: 'ok', database: `${database.kind} ${database.version}`, version };
  });
};
