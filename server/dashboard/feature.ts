import type { Feature } from '#server/app/feature.ts';
import { dashboardRoutes } from './routes.ts';

export const dashboard: Feature = { routes: [dashboardRoutes] };
