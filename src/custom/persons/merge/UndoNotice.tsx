import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFailureText } from '#src/components/feedback/useFailureText.ts';
import { useUndo, useUndoneText } from './useUndo.ts';

interface UndoNoticeProps {
  mergeId: number;
  /** The remaining person; `other` is the merged one. */
  name: string;
  other: string;
}

/** A notice of a merge with an undo button, then a notice of the undo. */
export function UndoNotice({ mergeId, name, other }: UndoNoticeProps) {
  const translate = useTranslate();
  const undo = useUndo();
  const undoneText = useUndoneText();
  const failure = useFailureText(undo.error);
  if (undo.data) return undoneText(undo.data);
  return (
    <>
      {failure ?? translate('merging.merge.done', { name, other })}{' '}
      <Button
        color="inherit"
        size="small"
        variant="outlined"
        loading={undo.isPending}
        onClick={() => undo.mutate(mergeId)}
      >
        {translate(failure ? 'common.retry' : 'merging.undo.action')}
      </Button>
    </>
  );
}
