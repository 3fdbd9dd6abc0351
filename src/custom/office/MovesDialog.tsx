import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { DeadlineMoves } from '../../../contract/deadlineMoves.ts';
import { ConfirmDialog } from '../../kit/feedback/ConfirmDialog.tsx';
import { useFormats } from '../../kit/format/useFormats.ts';

interface MovesDialogProps {
  moves: DeadlineMoves;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** '212 due days move, 14 of them earlier', and how many become overdue by it (SLA-08). */
export function MovesDialog({ moves: { moved, earlier, overdue }, ...frame }: MovesDialogProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <ConfirmDialog
      {...frame}
      title={translate('office.moves.title')}
      words={WORDS}
      named={{
        moves: translate('office.moves.moved', {
          smart_count: moved,
          moved: number(moved),
          earlier: number(earlier),
        }),
      }}
      failure={
        overdue > 0 && (
          <Alert severity="warning">
            {translate('office.moves.overdue', { smart_count: overdue, overdue: number(overdue) })}
          </Alert>
        )
      }
      isPending={false}
    />
  );
}

const WORDS = {
  question: 'office.moves.question',
  cancel: 'office.moves.cancel',
  action: 'office.moves.action',
};
