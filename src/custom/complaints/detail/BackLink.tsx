import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { wayBack } from '../wayBack.ts';

/** A link to the list that the grievance was opened from. */
export function BackLink() {
  const translate = useTranslate();
  const { to, state } = wayBack(useLocation());
  return (
    <Button component={Link} to={to} state={state} size="small" startIcon={<ArrowBackIcon />}>
      {translate('complaint.back')}
    </Button>
  );
}
