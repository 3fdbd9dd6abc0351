import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { can } from '#contract/access/policies.ts';
import { storedActor, storedSession } from '#src/authProvider/storedSession.ts';
import { Boundary } from '#src/components/page/Boundary.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { usePageAnswered } from '#src/custom/desk/notices/usePageAnswered.ts';

const ChannelWatch = lazy(retryImport(() => import('./ChannelWatch.tsx')));

/**
 * Whoever sees to the messages of an office is told on every page when they rest (MSG-21); what asks for that comes after what the page
 * waits for (GRD-12).
 */
export function ChannelNotice() {
  // With each page the session is looked at anew.
  useLocation();
  const answered = usePageAnswered();
  const actor = storedActor();
  if (!answered || !actor || !storedSession()?.profile_updated || !can(actor, 'edit', 'message')) return null;
  return (
    <Boundary fallback={() => null}>
      <Suspense>
        <ChannelWatch />
      </Suspense>
    </Boundary>
  );
}
