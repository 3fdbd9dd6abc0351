import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useContext } from 'react';
import { EditContext, ShowContext, useTranslate } from 'react-admin';
import { isGone } from '#src/components/feedback/unlessGone.ts';
import { LoadFailed } from './LoadFailed.tsx';

/** Shows that a record does not exist, was deleted, belongs to another place, or could not be loaded (ERR-04). */
export function RecordFailed() {
  const translate = useTranslate();
  const [show, edit] = [useContext(ShowContext), useContext(EditContext)];
  const error = (show ?? edit)?.error;
  if (!isGone(error)) return <LoadFailed />;
  return (
    <Alert severity="info">
      <AlertTitle>{translate('declare.notFound')}</AlertTitle>
      {translate('declare.notFoundText')}
    </Alert>
  );
}
