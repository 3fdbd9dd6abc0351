import type { ComponentType } from 'react';
import type { ScreenPath } from '#contract/access/screens.ts';
import { firstCall, ownScope } from '#src/custom/complaint/list/firstCall.ts';

export interface Page {
  load: () => Promise<{ default: ComponentType }>;
  /** The GET with which the screen begins at its plain address; the gate makes it while the code is fetched. */
  begins?: () => string;
  /** Drawn with the words that every visit needs, without waiting for those of all other screens. */
  words?: 'first';
}

const privacy = { load: () => import('#src/custom/privacy/PrivacyPages.tsx') };
const letters = { load: () => import('#src/custom/letters/Letters.tsx') };
const folder: Page = {
  load: () => import('#src/custom/complaint/recording/GrievancesFolder.tsx'),
  begins: () => firstCall(ownScope()),
  words: 'first',
};

/**
 * Screens that are processes of their own, by path; resources bring theirs in `src/resources`. One line each, and
 * nothing of react-admin: the gate reads this page, too.
 */
export const pages: Record<ScreenPath, Page> = {
  '/dashboard': { load: () => import('#src/custom/dashboard/Dashboard.tsx') },
  '/grievance': folder,
  '/grievance/admin': folder,
  '/grievance/all': {
    load: () => import('#src/custom/complaint/AllGrievances.tsx'),
    begins: () => firstCall({}),
    words: 'first',
  },
  '/grievance/import': { load: () => import('#src/custom/complaintImport/ImportGrievances.tsx') },
  '/grievance/settings': { load: () => import('#src/custom/office/OfficeSettings.tsx') },
  '/grievance/day': { load: () => import('#src/custom/complaint/day/MyDay.tsx') },
  '/grievance/verify': { load: () => import('#src/custom/complaint/verify/ToVerifyPage.tsx') },
  '/grievance/leave': { load: () => import('#src/custom/leave/MyLeave.tsx') },
  '/grievance/people': { load: () => import('#src/custom/persons/People.tsx') },
  '/grievance/people/same': { load: () => import('#src/custom/persons/pairs/Duplicates.tsx') },
  '/grievance/person/:id': { load: () => import('#src/custom/persons/PersonPage.tsx') },
  '/grievance/calls': { load: () => import('#src/custom/calls/Calls.tsx') },
  '/grievance/causes': { load: () => import('#src/custom/causes/Causes.tsx') },
  '/grievance/cause/:id': { load: () => import('#src/custom/causes/CausePage.tsx') },
  '/grievance/workload': { load: () => import('#src/custom/workload/WorkloadPage.tsx') },
  '/grievance/referrals': letters,
  '/grievance/letter': letters,
  '/grievance/letter/:id': letters,
  '/grievance/registers': letters,
  '/grievance/messages': { load: () => import('#src/custom/messages/Messages.tsx') },
  '/grievance/replies': { load: () => import('#src/custom/replies/Replies.tsx') },
  '/grievance/update/:id': { load: () => import('#src/custom/complaint/update/UpdateComplaint.tsx') },
  '/grievance/:id': { load: () => import('#src/custom/complaint/detail/ComplaintDetail.tsx') },
  '/profile': { load: () => import('#src/custom/profile/Profile.tsx') },
  '/changePassword': { load: () => import('#src/custom/password/ChangePassword.tsx') },
  '/add': { load: () => import('#src/custom/people/AddUser.tsx') },
  '/leader': { load: () => import('#src/custom/leaders/LeaderApplications.tsx') },
  '/leader/approvelist': { load: () => import('#src/custom/leaders/ApprovalList.tsx') },
  '/leader/:id': { load: () => import('#src/custom/leaders/LeaderApplication.tsx') },
  '/volunteers': { load: () => import('#src/custom/leaders/Volunteers.tsx') },
  '/incharger/add': { load: () => import('#src/custom/leaders/AreaIncharge.tsx') },
  '/grievanceincharge/add': { load: () => import('#src/custom/staff/GrievanceIncharge.tsx') },
  '/masterdata': { load: () => import('#src/custom/masterdata/MasterData.tsx') },
  '/area': { load: () => import('#src/custom/area/AreaMasterData.tsx') },
  '/privacy/access': privacy,
  '/privacy/person': privacy,
};
