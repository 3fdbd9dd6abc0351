import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { Boundary } from '#src/components/page/Boundary.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { usePageAnswered } from './usePageAnswered.ts';

const Bell = lazy(retryImport(() => import('./Bell.tsx')));

/**
 * The place of the bell in the top bar. Its code and first request come after those of the page (GRD-08, GRD-12). Users
 * who must complete their profile first do not have it.
 */
export function NoticeBell() {
  // Reads the session again on each navigation.
  useLocation();
  const answered = usePageAnswered();
  const hasDesk = hasCapability('desk');
  if (!hasDesk || !storedSession()?.profile_updated) return null;
  return (
    <Box sx={{ width: 40, height: 40 }}>
      <Boundary fallback={() => null}>
        <Suspense>{answered && <Bell />}</Suspense>
      </Boundary>
    </Box>
  );
}
