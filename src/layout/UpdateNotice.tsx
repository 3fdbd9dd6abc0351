import Button from '@mui/material/Button';
import { CheckForApplicationUpdate, useTranslate } from 'react-admin';

/** Who works on the same page for hours hears of a new version in this time. */
const INTERVAL_MS = 30 * 60_000;
/** The one file that names all others: a new build changes it, and no address with a record's id is asked for. */
const URL = '/index.html';
const ALWAYS_ASK: RequestInit = { cache: 'no-cache' };

/** Tells of a newer version of the application; it is loaded when the user says so, so that no half-filled form is lost. */
export const UpdateNotice = () => (
  <CheckForApplicationUpdate
    url={URL}
    interval={INTERVAL_MS}
    fetchOptions={ALWAYS_ASK}
    notification={<NewVersion />}
  />
);

function NewVersion() {
  const translate = useTranslate();
  return (
    <>
      {translate('ra.notification.application_update_available')}{' '}
      <Button color="inherit" size="small" variant="outlined" onClick={() => window.location.reload()}>
        {translate('ra.action.update_application')}
      </Button>
    </>
  );
}
