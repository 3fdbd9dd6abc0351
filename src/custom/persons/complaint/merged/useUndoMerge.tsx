import { type ReactNode, useEffect, useRef, useState } from 'react';
import { undoComplaintMerge } from '#contract/persons/merging.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import type { DialogFrame } from '#src/components/dialog/GuardedDialog.tsx';
import { focusPage } from '#src/components/page/focusPage.ts';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';
import type { MergedSource } from './UndoButton.tsx';

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

/** Confirms, then undoes the merge of a grievance (PER-17). */
function UndoDialog({ source: { id, number }, ...frame }: DialogFrame & { source: MergedSource }) {
  const undo = useAction({
    run: () => call(undoComplaintMerge, { body: { source_id: id } }),
    done: 'complaint.merge.undone',
    renew: useRenewComplaints(),
    onDone: frame.onClose,
  });
  return (
    <ConfirmDialog
      {...frame}
      named={{ number }}
      title="complaint.merge.undoTitle"
      question="complaint.merge.undoQuestion"
      action="complaint.merge.undo"
      run={undo}
    />
  );
}
