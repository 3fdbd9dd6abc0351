import { useEffect } from 'react';
import { Confirm } from 'react-admin';
import { useBlocker } from 'react-router';

/** Asks before the page is left with something unsaved; for another address in a dialog, else in the browser's own (UPD-05). */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title="update.leave.title"
      content="update.leave.text"
      confirm="update.leave.confirm"
      cancel="update.leave.stay"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
