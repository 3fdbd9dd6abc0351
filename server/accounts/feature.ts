import type { Feature } from '#server/app/feature.ts';
import { expire } from './expire.ts';
import { accountRoutes } from './routes.ts';
import { userRoutes } from './users/routes.ts';

export const accounts: Feature = {
  routes: [accountRoutes, userRoutes],
  cleanup: [({ database }, now) => expire(database.db, now)],
};
