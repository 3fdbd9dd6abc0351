import CardActions from '@mui/material/CardActions';
import { SaveButton, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { InvalidFormToast } from './InvalidFormToast.tsx';

/**
 * Below a form: Save, or what the resource calls it; enabled except while saving, so that it can say what is missing.
 * What keeps it from saving is told in a toast.
 */
export function FormToolbar() {
  const { isSubmitting } = useFormState();
  const resource = useResourceContext();
  const translate = useTranslate();
  const view = useRecordContext() ? 'edit' : 'create';
  const label = translate(`resources.${resource}.save.${view}`, { _: translate('ra.action.save') });
  return (
    <CardActions sx={{ px: 2, pb: 2, flexWrap: 'wrap', gap: 2 }}>
      <SaveButton label={label} alwaysEnable={!isSubmitting} />
      <InvalidFormToast />
    </CardActions>
  );
}
