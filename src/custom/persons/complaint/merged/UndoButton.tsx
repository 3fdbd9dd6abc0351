import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';

/** A merged grievance, if its merge can be undone. */
export interface MergedSource {
  id: number;
  number: string;
  may_undo: boolean;
}

interface UndoButtonProps {
  source: MergedSource;
  onUndo: (source: MergedSource) => void;
}

/** For users who may undo a merge, as long as it is possible (PER-17). */
export function UndoButton({ source, onUndo }: UndoButtonProps) {
  const translate = useTranslate();
  const actor = storedActor();
  if (!actor || offer('undoMerge', actor, { merged_into: source }) !== 'enabled') return null;
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={translate('complaint.merge.undoTitle', { number: source.number })}
      onClick={() => onUndo(source)}
    >
      {translate('complaint.merge.undo')}
    </Button>
  );
}
