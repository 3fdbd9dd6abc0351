import type { ComponentType } from 'react';
import type { ScreenPath } from '#contract/access/screens.ts';
import { firstCall, ownScope } from '#src/custom/complaints/list/firstCall.ts';

export interface Page {
  load: () => Promise<{ default: ComponentType }>;
  /** The GET with which the screen begins at its plain address; the gate makes it while the code is fetched. */
  begins?: () => string;
  /** Drawn with the words that every visit needs, without waiting for those of all other screens. */
  words?: 'first';
}

const privacy = { load: () => import('#src/custom/desk/privacy/PrivacyPages.tsx') };
const letters = { load: () => import('#src/custom/letters/Letters.tsx') };
const folder: Page = {
  load: () => import('#src/custom/complaints/recording/GrievancesFolder.tsx'),
  begins: () => firstCall(ownScope()),
  words: 'first',
};

/**
 * Screens that are processes of their own, by path; resources bring theirs in `src/resources`. Those of grievances are here
 * too, since the sign-in page fetches their code and first call. One line each, and nothing of react-admin: the sign-in page
 * reads this file.
 */
export const pages: Record<ScreenPath, Page> = {
  '/dashboard': { load: () => import('#src/custom/dashboard/Dashboard.tsx') },
  '/grievance': folder,
  '/grievance/admin': folder,
  '/grievance/all': {
    load: () => import('#src/custom/complaints/AllGrievances.tsx'),
    begins: () => firstCall({}),
    words: 'first',
  },
  '/grievance/import': { load: () => import('#src/custom/desk/import/ImportGrievances.tsx') },
  '/grievance/settings': { load: () => import('#src/custom/desk/office/OfficeSettings.tsx') },
  '/grievance/day': { load: () => import('#src/custom/desk/myDay/MyDay.tsx') },
  '/grievance/verify': { load: () => import('#src/custom/closing/verify/ToVerifyPage.tsx') },
  '/grievance/leave': { load: () => import('#src/custom/teamwork/leave/MyLeave.tsx') },
  '/grievance/people': { load: () => import('#src/custom/persons/People.tsx') },
  '/grievance/people/same': { load: () => import('#src/custom/persons/pairs/Duplicates.tsx') },
  '/grievance/person/:id': { load: () => import('#src/custom/persons/PersonPage.tsx') },
  '/grievance/calls': { load: () => import('#src/custom/messages/calls/Calls.tsx') },
  '/grievance/causes': { load: () => import('#src/custom/persons/causes/Causes.tsx') },
  '/grievance/cause/:id': { load: () => import('#src/custom/persons/causes/CausePage.tsx') },
  '/grievance/workload': { load: () => import('#src/custom/teamwork/workload/WorkloadPage.tsx') },
  '/grievance/referrals': letters,
  '/grievance/letter': letters,
  '/grievance/letter/:id': letters,
  '/grievance/registers': letters,
  '/grievance/messages': { load: () => import('#src/custom/messages/Messages.tsx') },
  '/grievance/replies': { load: () => import('#src/custom/replies/Replies.tsx') },
  '/grievance/update/:id': { load: () => import('#src/custom/complaints/update/UpdateComplaint.tsx') },
  '/grievance/:id': { load: () => import('#src/custom/complaints/detail/ComplaintDetail.tsx') },
  '/profile': { load: () => import('#src/custom/accounts/profile/Profile.tsx') },
  '/changePassword': { load: () => import('#src/custom/accounts/password/ChangePassword.tsx') },
  '/add': { load: () => import('#src/custom/accounts/AddUser.tsx') },
  '/leader': { load: () => import('#src/custom/leaders/LeaderApplications.tsx') },
  '/leader/approvelist': { load: () => import('#src/custom/leaders/ApprovalList.tsx') },
  '/leader/:id': { load: () => import('#src/custom/leaders/LeaderApplication.tsx') },
  '/volunteers': { load: () => import('#src/custom/leaders/Volunteers.tsx') },
  '/incharger/add': { load: () => import('#src/custom/leaders/AreaIncharge.tsx') },
  '/grievanceincharge/add': { load: () => import('#src/custom/staff/GrievanceIncharge.tsx') },
  '/masterdata': { load: () => import('#src/custom/content/masterdata/MasterData.tsx') },
  '/area': { load: () => import('#src/custom/places/AreaMasterData.tsx') },
  '/privacy/access': privacy,
  '/privacy/person': privacy,
};
