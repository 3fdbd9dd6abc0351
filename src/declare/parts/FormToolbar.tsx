import CardActions from '@mui/material/CardActions';
import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { InvalidFormToast } from './InvalidFormToast.tsx';

/**
 * Below a form: Save, enabled except while saving, so that it can say what is missing; what keeps it from saving
 * is told in a toast.
 */
export function FormToolbar() {
  const { isSubmitting } = useFormState();
  return (
    <CardActions sx={{ px: 2, pb: 2, flexWrap: 'wrap', gap: 2 }}>
      <SaveButton alwaysEnable={!isSubmitting} />
      <InvalidFormToast />
    </CardActions>
  );
}
