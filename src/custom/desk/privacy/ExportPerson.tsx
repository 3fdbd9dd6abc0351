import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { useExportPerson, type Whom } from './usePerson.ts';

/** Creates the file of all stored data, then offers a link: browsers block a new tab that long after the click. */
export function ExportPerson({ whom }: { whom: Whom }) {
  const translate = useTranslate();
  const { data, error, isPending, mutate } = useExportPerson(whom);
  if (data) {
    return (
      <Alert
        severity="success"
        sx={{ py: 0 }}
        action={
          <Button color="inherit" size="small" href={data.link} download>
            {translate('privacy.person.download')}
          </Button>
        }
      >
        {translate('privacy.person.exported')}
      </Alert>
    );
  }
  return (
    <>
      <Button
        variant="outlined"
        loading={isPending}
        title={translate('privacy.person.exportHint')}
        onClick={() => mutate()}
      >
        {translate('privacy.person.export')}
      </Button>
      <FailureAlert failure={error} />
    </>
  );
}
