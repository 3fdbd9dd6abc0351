import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { LETTER_KINDS, LETTER_LANGUAGES } from '#contract/letters/letterKinds.ts';
import type { LetterTemplate } from '#contract/letters/letterTemplate.ts';
import { sidesOf } from '#contract/letters/letterText.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { TextInputs } from '../TextInputs.tsx';
import { useTemplateForm } from './useTemplateForm.ts';

interface TemplateDialogProps {
  /** The template to change; without it, a new one is created. */
  template?: LetterTemplate;
  onClose: () => void;
}

/** The popup to write or change a template (REF-03). */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { values, draft, change, faults, submit, save, isNewer } = useTemplateForm(template, onClose);
  const faultOf = (field: string) => faults[field] && translate(faults[field], { _: faults[field] });
  const select = <T extends string>(field: 'kind' | 'language', all: readonly T[]) => (
    <TextField
      select
      label={translate(`letters.form.${field}`)}
      value={values[field]}
      onChange={({ target }) => change({ [field]: target.value })}
      size="small"
      margin="none"
    >
      {all.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`letters.${field}.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={save.isPending}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {translate(template ? 'registers.templates.change' : 'registers.templates.add')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DraftNotice draft={draft} />
          {isNewer && <Alert severity="warning">{translate('replies.form.newer')}</Alert>}
          {!isNewer && Object.keys(faults).length === 0 && <FailureAlert failure={save.error} />}
          <TextField
            label={translate('common.name')}
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
            error={faults.name !== undefined}
            helperText={faultOf('name')}
            required
            autoFocus
            margin="dense"
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 120 } }}
          />
          {select('kind', LETTER_KINDS)}
          {select('language', LETTER_LANGUAGES)}
          {sidesOf(values.language).map((side) => (
            <TextInputs
              key={side}
              side={side}
              text={values.texts[side]}
              onChange={(text) => change({ texts: { ...values.texts, [side]: text } })}
              faults={{ body: faultOf('texts') }}
              isTemplate
            />
          ))}
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
