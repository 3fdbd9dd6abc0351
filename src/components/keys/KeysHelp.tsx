import { lazy, Suspense, useState } from 'react';
import { retryImport } from '../page/retryImport.ts';
import { COMPLAINT_KEYS, type KeyName } from './keys.ts';
import { useKeys } from './useKeys.ts';

const KeysDialog = lazy(retryImport(() => import('./KeysDialog.tsx')));

/** `?` opens the list of shortcuts; its code loads on demand. */
export function KeysHelp({ names = COMPLAINT_KEYS }: { names?: readonly KeyName[] }) {
  const [isOpen, setOpen] = useState(false);
  useKeys({ help: () => setOpen(true) });
  return <Suspense>{isOpen && <KeysDialog names={names} onClose={() => setOpen(false)} />}</Suspense>;
}
