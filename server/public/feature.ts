import type { Feature } from '#server/app/feature.ts';
import { publicRoutes } from './routes.ts';

/** The pages without a session. */
export const publicPages: Feature = { pages: [publicRoutes] };
