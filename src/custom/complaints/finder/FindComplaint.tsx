import { useLocation } from 'react-router';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { Finder } from './Finder.tsx';

/** The grievance search in the top bar of every page. Users who must complete their profile first do not have it. */
export function FindComplaint() {
  // Reads the session again on each navigation.
  useLocation();
  return storedSession()?.profile_updated ? <Finder /> : null;
}
