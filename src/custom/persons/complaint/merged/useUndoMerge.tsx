import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusPage } from '#src/components/page/focusPage.ts';
import type { MergedSource } from './UndoButton.tsx';
import { UndoDialog } from './UndoDialog.tsx';

/**
 * Confirms the undo of a merge. The dialog is drawn outside the part that the undo removes, so that it can still return
 * the focus.
 */
export function useUndoMerge(): { ask: (source: MergedSource) => void; dialog: ReactNode } {
  const [source, setSource] = useState<MergedSource | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (chosen: MergedSource) => {
    setSource(chosen);
    setOpen(true);
  };
  const before = useRef(source);
  useEffect(() => {
    if (before.current && !source) focusPage();
    before.current = source;
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
