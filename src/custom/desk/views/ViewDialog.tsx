import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import type { View } from '#contract/desk/view.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import { useViewForm } from './useViewForm.ts';

interface ViewDialogProps {
  /** The view to change. Without it, the list is saved as a new view. */
  view?: View;
  onClose: () => void;
}

/** Saves the list's filters as a named view, or changes a saved view (DESK-05). */
export function ViewDialog({ view, onClose }: ViewDialogProps) {
  const translate = useTranslate();
  const hintId = useId();
  const { form, choices, isRefused } = useViewForm(view, onClose);
  return (
    <FormDialog
      form={form}
      title={translate(view ? 'views.edit' : 'ra.saved_queries.new_dialog_title')}
      submit={translate('common.save')}
      maxWidth="xs"
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="ra.saved_queries.query_name"
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <div>
        {choices.map((choice) => (
          <Bound<boolean> key={choice} name={choice}>
            {({ value, onChange }) => (
              <FormControlLabel
                sx={{ display: 'flex' }}
                label={translate(`views.choice.${choice}`)}
                control={
                  <Checkbox
                    size="small"
                    checked={value}
                    onChange={(_event, checked) => onChange(checked)}
                    slotProps={{ input: choice === 'is_shared' ? { 'aria-describedby': hintId } : {} }}
                  />
                }
              />
            )}
          </Bound>
        ))}
        <FormHelperText id={hintId} error role="status" sx={{ m: 0 }}>
          {isRefused && translate('rules.sharedViewWords')}
        </FormHelperText>
      </div>
    </FormDialog>
  );
}
