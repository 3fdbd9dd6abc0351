import type { Feature } from '#server/app/feature.ts';
import { refer } from './bulk.ts';
import { letterFilters } from './complaintFilters.ts';
import { letterHandlers } from './complaintHandlers.ts';
import { letterNumberSearch } from './complaintSearch.ts';
import { letterData } from './erase.ts';
import { lettersSwitch } from './officeSwitch.ts';
import { REFERRAL_WORKERS } from './referrals/bulk/workers.ts';
import { draftDueReminders, isReminderDue } from './referrals/dueReminders.ts';
import { referralLetters } from './referrals/letters/rules.ts';
import { officerRequest } from './referrals/request.ts';
import { referralRoutes, reviewLinkRoutes } from './referrals/routes.ts';
import { letterLinkRoutes, letterRoutes } from './routes.ts';

export const letters: Feature = {
  capability: 'letters',
  routes: [referralRoutes, letterRoutes(referralLetters)],
  links: [letterLinkRoutes, reviewLinkRoutes],
  bulk: { refer },
  handlers: [letterHandlers],
  lists: {
    filters: letterFilters,
    searches: [letterNumberSearch],
    sections: [{ name: 'replies_in', filters: () => ({ given: 'answered', followup: 'not_later' }) }],
  },
  answers: { officerRequest },
  officeSwitch: lettersSwitch,
  tasks: REFERRAL_WORKERS,
  due: { isDue: isReminderDue, work: draftDueReminders },
  personal: letterData,
};
