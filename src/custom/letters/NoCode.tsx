import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { runsOffice } from '#contract/access/access.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';

/** An office without a code cannot send letters. This says where to set it, to users who may (REF-05). */
export function NoCode() {
  const translate = useTranslate();
  const actor = storedActor();
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        actor !== null &&
        runsOffice(actor) && (
          <Button component={Link} to="/grievance/settings?part=letters" color="inherit" size="small">
            {translate('letters.giveCode')}
          </Button>
        )
      }
    >
      {translate('letters.noCode')}
    </Alert>
  );
}
