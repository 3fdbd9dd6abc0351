import type { Feature } from '#server/app/feature.ts';
import { expireSessions } from './expireSessions.ts';
import { accountRoutes } from './routes.ts';
import { userRoutes } from './users/routes.ts';

export const accounts: Feature = {
  routes: [accountRoutes, userRoutes],
  cleanup: [({ database }, now) => expireSessions(database.db, now)],
};
