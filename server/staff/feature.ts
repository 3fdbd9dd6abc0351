import type { Feature } from '#server/app/feature.ts';
import { staffRoutes } from './routes.ts';

export const staff: Feature = { routes: [staffRoutes] };
