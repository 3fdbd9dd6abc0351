import type { Feature } from '#server/app/feature.ts';
import { backfillPersons } from './backfill.ts';
import { cause } from './bulk.ts';
import { causeHandlers } from './causes/complaintHandlers.ts';
import { giveAnswer } from './causes/giveAnswer.ts';
import { causeRoutes } from './causes/routes.ts';
import { personFilters } from './complaintFilters.ts';
import { personHandlers } from './complaintHandlers.ts';
import { personReads } from './complaintReads.ts';
import { contactPreferenceRoutes } from './contactPreferences/routes.ts';
import { personData } from './erase.ts';
import { forgetOldMerges } from './merge/forget.ts';
import { linkOfOffice, personsSwitch } from './officeSwitch.ts';
import { keepCompared } from './pairs/keepCompared.ts';
import { removeUnusedPersons } from './removeUnusedPersons.ts';
import { renewPersonTexts } from './renewSearchTexts.ts';
import { personRoutes, similarRoutes, togetherRoutes } from './routes.ts';

export const persons: Feature = {
  capability: 'persons',
  routes: [personRoutes, causeRoutes, togetherRoutes, similarRoutes, contactPreferenceRoutes],
  bulk: { cause },
  handlers: [personHandlers, causeHandlers],
  reads: personReads,
  lists: { filters: personFilters },
  officeSwitch: personsSwitch,
  tasks: { persons: { slice: linkOfOffice }, causeAnswer: { step: giveAnswer } },
  cleanup: [
    ({ database }, now) => removeUnusedPersons(database.db, now),
    ({ database }, now) => forgetOldMerges(database.db, now),
  ],
  background: [backfillPersons, renewPersonTexts, keepCompared],
  personal: personData,
};
