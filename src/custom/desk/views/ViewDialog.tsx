import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { View } from '#contract/desk/view.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { useViewForm } from './useViewForm.ts';

interface ViewDialogProps {
  /** The view to change. Without it, the list is saved as a new view. */
  view?: View;
  onClose: () => void;
}

/**
 * Saves the list's filters as a named view, or changes a saved view (DESK-05). After a failure the dialog stays open.
 */
export function ViewDialog({ view, onClose }: ViewDialogProps) {
  const translate = useTranslate();
  const [titleId, hintId] = [useId(), useId()];
  const [isSubmitted, setSubmitted] = useState(false);
  const { form, choices, change, isUnnamed, isRefused, save } = useViewForm(view, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isUnnamed && !isRefused && !save.isPending) save.mutate(undefined);
  };
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={save.isPending}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {translate(view ? 'views.edit' : 'ra.saved_queries.new_dialog_title')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid' }}>
          <FailureAlert failure={save.error} />
          <TextField
            autoFocus
            margin="dense"
            label={translate('ra.saved_queries.query_name')}
            value={form.name}
            onChange={({ target }) => change({ name: target.value })}
            error={isSubmitted && isUnnamed}
            helperText={isSubmitted && isUnnamed && translate('rules.required')}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          {choices.map((choice) => (
            <FormControlLabel
              key={choice}
              label={translate(`views.choice.${choice}`)}
              control={
                <Checkbox
                  size="small"
                  checked={form[choice]}
                  onChange={(_event, checked) => change({ [choice]: checked })}
                  slotProps={{ input: choice === 'isShared' ? { 'aria-describedby': hintId } : {} }}
                />
              }
            />
          ))}
          <FormHelperText id={hintId} error role="status" sx={{ m: 0 }}>
            {isRefused && translate('rules.sharedViewWords')}
          </FormHelperText>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}
