import type { Feature } from '#server/app/feature.ts';
import { candidateRoutes } from './candidates/routes.ts';
import { leaderRoutes } from './routes.ts';

export const leaders: Feature = { routes: [leaderRoutes, candidateRoutes] };
