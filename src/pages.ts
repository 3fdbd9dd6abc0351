import type { ComponentType } from 'react';
import type { ScreenPath } from '../contract/screens.ts';
import { firstCall, ownScope } from './custom/complaint/list/firstCall.ts';

export interface Page {
  load: () => Promise<{ default: ComponentType }>;
  /** The GET with which the screen begins at its plain address; the gate makes it while the code is fetched. */
  begins?: () => string;
  /** Drawn with the words that every visit needs, without waiting for those of all other screens. */
  words?: 'first';
}

const privacy = { load: () => import('./custom/privacy/PrivacyPages.tsx') };
const letters = { load: () => import('./custom/letters/Letters.tsx') };
const folder: Page = {
  load: () => import('./custom/complaint/recording/GrievancesFolder.tsx'),
  begins: () => firstCall(ownScope()),
  words: 'first',
};

/**
 * Screens that are processes of their own, by path; resources bring theirs in `src/resources`. One line each, and
 * nothing of react-admin: the gate reads this page, too.
 */
export const pages: Record<ScreenPath, Page> = {
  '/dashboard': { load: () => import('./custom/dashboard/Dashboard.tsx') },
  '/grievance': folder,
  '/grievance/admin': folder,
  '/grievance/all': {
    load: () => import('./custom/complaint/AllGrievances.tsx'),
    begins: () => firstCall({}),
    words: 'first',
  },
  '/grievance/import': { load: () => import('./custom/complaintImport/ImportGrievances.tsx') },
  '/grievance/settings': { load: () => import('./custom/office/OfficeSettings.tsx') },
  '/grievance/day': { load: () => import('./custom/complaint/day/MyDay.tsx') },
  '/grievance/verify': { load: () => import('./custom/complaint/verify/ToVerifyPage.tsx') },
  '/grievance/leave': { load: () => import('./custom/leave/MyLeave.tsx') },
  '/grievance/people': { load: () => import('./custom/persons/People.tsx') },
  '/grievance/people/same': { load: () => import('./custom/persons/pairs/Duplicates.tsx') },
  '/grievance/person/:id': { load: () => import('./custom/persons/PersonPage.tsx') },
  '/grievance/calls': { load: () => import('./custom/calls/Calls.tsx') },
  '/grievance/causes': { load: () => import('./custom/causes/Causes.tsx') },
  '/grievance/cause/:id': { load: () => import('./custom/causes/CausePage.tsx') },
  '/grievance/workload': { load: () => import('./custom/workload/WorkloadPage.tsx') },
  '/grievance/referrals': letters,
  '/grievance/letter': letters,
  '/grievance/letter/:id': letters,
  '/grievance/registers': letters,
  '/grievance/messages': { load: () => import('./custom/messages/Messages.tsx') },
  '/grievance/replies': { load: () => import('./custom/replies/Replies.tsx') },
  '/grievance/update/:id': { load: () => import('./custom/complaint/update/UpdateComplaint.tsx') },
  '/grievance/:id': { load: () => import('./custom/complaint/detail/ComplaintDetail.tsx') },
  '/profile': { load: () => import('./custom/profile/Profile.tsx') },
  '/changePassword': { load: () => import('./custom/password/ChangePassword.tsx') },
  '/add': { load: () => import('./custom/people/AddUser.tsx') },
  '/leader': { load: () => import('./custom/leaders/LeaderApplications.tsx') },
  '/leader/approvelist': { load: () => import('./custom/leaders/ApprovalList.tsx') },
  '/leader/:id': { load: () => import('./custom/leaders/LeaderApplication.tsx') },
  '/volunteers': { load: () => import('./custom/leaders/Volunteers.tsx') },
  '/incharger/add': { load: () => import('./custom/leaders/AreaIncharge.tsx') },
  '/grievanceincharge/add': { load: () => import('./custom/staff/GrievanceIncharge.tsx') },
  '/masterdata': { load: () => import('./custom/masterdata/MasterData.tsx') },
  '/area': { load: () => import('./custom/area/AreaMasterData.tsx') },
  '/privacy/access': privacy,
  '/privacy/person': privacy,
};
