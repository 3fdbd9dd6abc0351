import { useEffect, useRef, useState } from 'react';
import { focusPage } from '#src/components/page/focusPage.ts';
import type { Importing } from './useImport.ts';

/**
 * The button of a check is disabled while it runs and loses the focus: that goes on to the import where all rows can be
 * taken, else to what was found, and back to the button where nothing was. Once the import has begun all of it is gone.
 */
export function useNextStep({ checking: { isError } }: Importing) {
  const check = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [checks, setChecks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each check
  useEffect(() => {
    if (checks === 0) return;
    const next = submit.current?.disabled ? result : submit;
    (isError ? check : next).current?.focus();
  }, [checks]);
  useEffect(() => focusPage, []);
  return { check, result, submit, onChecked: () => setChecks(checks + 1) };
}
