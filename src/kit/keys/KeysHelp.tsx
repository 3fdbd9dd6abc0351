import { lazy, Suspense, useState } from 'react';
import { arriving } from '../page/arriving.ts';
import { useKeys } from './useKeys.ts';

const KeysDialog = lazy(arriving(() => import('./KeysDialog.tsx')));

/** `?` lists the keys; what shows them is fetched when it is pressed. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  useKeys({ help: () => setOpen(true) });
  return <Suspense>{isOpen && <KeysDialog onClose={() => setOpen(false)} />}</Suspense>;
}
