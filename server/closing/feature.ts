import type { Feature } from '#server/app/feature.ts';
import { closingFilters } from './complaintFilters.ts';
import { closingHandlers } from './complaintHandlers.ts';
import { closingReads } from './complaintReads.ts';
import { countConfirmed } from './countConfirmed.ts';
import { closingData } from './erase.ts';
import { closingSwitch } from './officeSwitch.ts';
import { closingRoutes } from './routes.ts';
import { toVerify } from './toVerify.ts';

export const closing: Feature = {
  capability: 'closing',
  routes: [closingRoutes],
  handlers: [closingHandlers],
  reads: closingReads,
  lists: { filters: closingFilters },
  dayNumbers: toVerify,
  answers: { countConfirmed },
  officeSwitch: closingSwitch,
  personal: closingData,
};
