import type { Feature } from '#server/app/feature.ts';
import { renewSearchTexts } from './renewSearchTexts.ts';
import { complaintRoutes } from './routes.ts';

export const complaints: Feature = { routes: [complaintRoutes], background: [renewSearchTexts] };
