import { useLocation } from 'react-router';
import AccessLog from './AccessLog.tsx';
import PersonalData from './PersonalData.tsx';

/** `/privacy/access` and `/privacy/person` are one file: the sign-in page carries the names of all files. */
export default function PrivacyPages() {
  return useLocation().pathname.includes('/access') ? <AccessLog /> : <PersonalData />;
}
