import { seed } from '#server/transfer/seed/index.ts';
import { madeOnce } from './madeOnce.ts';

/** The whole API on the demo data, which take seconds to seed. */
export const demoApp = async () =>
  (await madeOnce('dumps', 'demo', 'migrated', ({ services }) => seed(services, { demo: true }))).api;
