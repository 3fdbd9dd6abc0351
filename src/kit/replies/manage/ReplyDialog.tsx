import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ReplyRecord } from '../../../../contract/reply.ts';
import { useCategoryOptions } from '../../data/useComplaintOptions.ts';
import { FailureAlert } from '../../feedback/FailureAlert.tsx';
import { KeptDialog } from '../../feedback/KeptDialog.tsx';
import { ChosenValue } from '../../form/ChosenValue.tsx';
import { optionsCalled } from '../../form/useOptions.ts';
import { ReplyTextInputs } from './ReplyTextInputs.tsx';
import { type ReplyHome, useReplyForm } from './useReplyForm.ts';

interface ReplyDialogProps {
  /** The one that is changed; a new one is written without. */
  reply?: ReplyRecord;
  home: ReplyHome;
  onClose: () => void;
}

/** The popup in which a quick reply is written or changed (DESK-14). */
export function ReplyDialog({ reply, home, onClose }: ReplyDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { values, change, faults, submit, save, isNewer } = useReplyForm({ reply, home, onClose });
  const isMarked = Object.keys(faults).length > 0;
  return (
    <KeptDialog
      onClose={onClose}
      isPending={save.isPending}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate(reply ? 'replies.form.edit' : 'replies.form.add')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {isNewer && <Alert severity="warning">{translate('replies.form.newer')}</Alert>}
          {!isNewer && !isMarked && <FailureAlert failure={save.error} />}
          <TextField
            label={translate('replies.form.title')}
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
          <Categories chosen={values.category_ids} onChange={(category_ids) => change({ category_ids })} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={save.isPending}>
            {translate('replies.form.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {translate('replies.form.save')}
          </Button>
        </DialogActions>
      </form>
    </KeptDialog>
  );
}

function Categories({ chosen, onChange }: { chosen: number[]; onChange: (ids: number[]) => void }) {
  const translate = useTranslate();
  const { all, isFetching, isError, refetch } = useCategoryOptions();
  return (
    <>
      <Autocomplete
        multiple
        options={[...all]}
        value={all.filter(({ value }) => chosen.includes(Number(value)))}
        onChange={(_event, options) => onChange(options.map(({ value }) => Number(value)))}
        onOpen={() => isError && refetch()}
        getOptionKey={({ value }) => value}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        filterOptions={optionsCalled}
        disableCloseOnSelect
        loading={isFetching}
        loadingText={translate('complaint.picker.loading')}
        noOptionsText={translate('complaint.picker.none')}
        openText={translate('complaint.picker.open')}
        closeText={translate('complaint.picker.close')}
        clearText={translate('complaint.picker.clear')}
        renderInput={(params) => (
          <TextField
            {...params}
            size="small"
            label={translate('replies.form.categories')}
            helperText={translate(isError ? 'complaint.picker.failed' : 'replies.form.anyCategory')}
            error={isError}
          />
        )}
      />
      <ChosenValue of={chosen} />
    </>
  );
}
