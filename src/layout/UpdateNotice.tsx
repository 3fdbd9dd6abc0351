import Button from '@mui/material/Button';
import { CheckForApplicationUpdate, useTranslate } from 'react-admin';

/** Users who stay on one page for hours see a new version after at most this time. */
const INTERVAL_MS = 30 * 60_000;
/** This file names all others, so each build changes it. The page's own address may contain a record's id. */
const URL = '/index.html';
const ALWAYS_ASK: RequestInit = { cache: 'no-cache' };

/**
 * Announces a newer version of the application. The user decides when to load it, so that no half-filled form is lost.
 */
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
