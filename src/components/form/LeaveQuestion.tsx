import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';

/**
 * Asks before the user leaves a page with unsaved changes: inside the admin with a dialog, otherwise with the browser's
 * question (UPD-05).
 */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="update.leave.title"
      question="update.leave.text"
      action="update.leave.confirm"
      cancel="update.leave.stay"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
