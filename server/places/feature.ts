import type { Feature } from '#server/app/feature.ts';
import { areaTemplateRoutes, placeRoutes } from './routes.ts';

export const places: Feature = { routes: [placeRoutes], links: [areaTemplateRoutes] };
