import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusPage } from '#src/components/page/focusPage.ts';
import type { MergedSource } from './UndoButton.tsx';
import { UndoDialog } from './UndoDialog.tsx';

/**
 * Asks before a merge is undone. The dialog is drawn beside what it takes away, so that it is there until it has given back
 * the focus.
 */
export function useUndoMerge(): { ask: (source: MergedSource) => void; dialog: ReactNode } {
  const [source, setSource] = useState<MergedSource | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (chosen: MergedSource) => {
    setSource(chosen);
    setOpen(true);
  };
  const asked = useRef(source);
  useEffect(() => {
    if (asked.current && !source) focusPage();
    asked.current = source;
  }, [source]);
  const dialog = source && (
    <UndoDialog
      source={source}
      open={isOpen}
      onClose={() => setOpen(false)}
      onExited={() => setSource(null)}
    />
  );
  return { ask, dialog };
}
