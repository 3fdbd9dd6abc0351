import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ScreenPath } from '../contract/screens.ts';

/** Screens that are processes of their own, by path; resources bring theirs in `src/resources`. One line each. */
export const pages: Partial<Record<ScreenPath, LazyExoticComponent<ComponentType>>> = {
  '/dashboard': lazy(() => import('./custom/dashboard/Dashboard.tsx')),
  '/grievance': lazy(() => import('./custom/recording/GrievancesFolder.tsx')),
  '/grievance/admin': lazy(() => import('./custom/recording/GrievancesFolder.tsx')),
  '/grievance/all': lazy(() => import('./custom/complaint/AllGrievances.tsx')),
  '/grievance/import': lazy(() => import('./custom/complaintImport/ImportGrievances.tsx')),
  '/grievance/update/:id': lazy(() => import('./custom/complaint/update/UpdateComplaint.tsx')),
  '/grievance/:id': lazy(() => import('./custom/complaint/detail/ComplaintDetail.tsx')),
  '/profile': lazy(() => import('./custom/profile/Profile.tsx')),
  '/changePassword': lazy(() => import('./custom/password/ChangePassword.tsx')),
  '/add': lazy(() => import('./custom/people/AddUser.tsx')),
  '/leader': lazy(() => import('./custom/leaders/LeaderApplications.tsx')),
  '/leader/approvelist': lazy(() => import('./custom/leaders/ApprovalList.tsx')),
  '/leader/:id': lazy(() => import('./custom/leaders/LeaderApplication.tsx')),
  '/volunteers': lazy(() => import('./custom/leaders/Volunteers.tsx')),
  '/incharger/add': lazy(() => import('./custom/incharges/AreaIncharge.tsx')),
  '/grievanceincharge/add': lazy(() => import('./custom/incharges/GrievanceIncharge.tsx')),
  '/masterdata': lazy(() => import('./custom/masterdata/MasterData.tsx')),
  '/area': lazy(() => import('./custom/area/AreaMasterData.tsx')),
  '/privacy/access': lazy(() => import('./custom/privacy/AccessLog.tsx')),
  '/privacy/person': lazy(() => import('./custom/privacy/PersonalData.tsx')),
};
