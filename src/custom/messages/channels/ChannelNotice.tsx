import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { can } from '#contract/access/policies.ts';
import { storedActor, storedSession } from '#src/authProvider/storedSession.ts';
import { Boundary } from '#src/components/page/Boundary.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { usePageAnswered } from '#src/custom/desk/notices/usePageAnswered.ts';

const ChannelWatch = lazy(retryImport(() => import('./ChannelWatch.tsx')));

/**
 * Warns users who manage the messages of an office on every page when a channel is paused (MSG-21). Its code and call
 * come after those of the page (GRD-12).
 */
export function ChannelNotice() {
  // Reads the session again on each page.
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
