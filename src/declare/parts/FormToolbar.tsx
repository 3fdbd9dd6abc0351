import CardActions from '@mui/material/CardActions';
import { SaveButton } from 'react-admin';
import { ConflictNotice } from './ConflictNotice.tsx';
import { InvalidFormToast } from './InvalidFormToast.tsx';

/** Below a form: Save, always enabled so that it can say what is missing, and what to know when saving failed. */
export function FormToolbar() {
  return (
    <CardActions sx={{ px: 2, pb: 2, flexWrap: 'wrap', gap: 2 }}>
      <SaveButton alwaysEnable />
      <ConflictNotice />
      <InvalidFormToast />
    </CardActions>
  );
}
