import { useLocation } from 'react-router';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { Finder } from './Finder.tsx';

/** Finds a grievance from every page, in the top bar. Who has yet to complete their profile has none. */
export function FindComplaint() {
  // With each page the session is looked at anew.
  useLocation();
  return storedSession()?.profile_updated ? <Finder /> : null;
}
