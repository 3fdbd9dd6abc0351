import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ReplyRecord } from '#contract/replies/reply.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { OptionsPicker } from '#src/components/form/OptionsPicker.tsx';
import { useCategoryOptions } from '#src/custom/complaints/useComplaintOptions.ts';
import { ReplyTextInputs } from './ReplyTextInputs.tsx';
import { type ReplyHome, useReplyForm } from './useReplyForm.ts';

interface ReplyDialogProps {
  /** The reply to edit; absent for a new one. */
  reply?: ReplyRecord;
  home: ReplyHome;
  onClose: () => void;
}

/** The dialog that creates or edits a quick reply (DESK-14). */
export function ReplyDialog({ reply, home, onClose }: ReplyDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { values, draft, change, faults, submit, save, isNewer } = useReplyForm({ reply, home, onClose });
  const categories = useCategoryOptions();
  const isMarked = Object.keys(faults).length > 0;
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={save.isPending}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate(reply ? 'replies.form.edit' : 'replies.form.add')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DraftNotice draft={draft} />
          {isNewer && <Alert severity="warning">{translate('replies.form.newer')}</Alert>}
          {!isNewer && !isMarked && <FailureAlert failure={save.error} />}
          <TextField
            label={translate('common.title')}
            value={values.title}
            onChange={({ target }) => change({ title: target.value })}
            error={faults.title !== undefined}
            helperText={faults.title && translate(faults.title, { _: faults.title })}
            required
            autoFocus
            margin="dense"
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 120 } }}
          />
          <ReplyTextInputs texts={values.texts} onChange={(texts) => change({ texts })} faults={faults} />
          <OptionsPicker
            label={translate('replies.form.categories')}
            hint={translate('replies.form.anyCategory')}
            options={categories}
            values={values.category_ids}
            onChange={(ids) => change({ category_ids: ids.map(Number) })}
            disableCloseOnSelect
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={save.isPending}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {translate('common.save')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
