import { lazy, Suspense, useState } from 'react';
import { retryImport } from '../page/retryImport.ts';
import { CASE_KEYS, type KeyName } from './keys.ts';
import { useKeys } from './useKeys.ts';

const KeysDialog = lazy(retryImport(() => import('./KeysDialog.tsx')));

/** `?` lists the keys; what shows them is fetched when it is pressed. */
export function KeysHelp({ names = CASE_KEYS }: { names?: readonly KeyName[] }) {
  const [isOpen, setOpen] = useState(false);
  useKeys({ help: () => setOpen(true) });
  return <Suspense>{isOpen && <KeysDialog names={names} onClose={() => setOpen(false)} />}</Suspense>;
}
