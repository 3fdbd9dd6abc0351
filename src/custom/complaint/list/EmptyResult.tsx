import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { onlyOwnComplaints } from '../../../../contract/access.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';

interface EmptyResultProps {
  /** There are rows, but not on this page. */
  isBeyond: boolean;
  isFiltered: boolean;
  onFirstPage: () => void;
  onClear: () => void;
}

/** A list without rows: why, and what to do. */
export function EmptyResult({ isBeyond, isFiltered, onFirstPage, onClear }: EmptyResultProps) {
  const translate = useTranslate();
  const actor = storedActor();
  const noneHint = actor && onlyOwnComplaints(actor) ? 'noneForStaffHint' : 'noneHint';
  const [title, hint] = isBeyond
    ? ['beyond', 'beyondHint']
    : isFiltered
      ? ['noMatch', 'noMatchHint']
      : ['none', noneHint];
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: 6, px: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{translate(`complaint.list.${title}`)}</Typography>
      <Typography color="textSecondary">{translate(`complaint.list.${hint}`)}</Typography>
      {isBeyond && (
        <Button variant="outlined" onClick={onFirstPage}>
          {translate('complaint.list.firstPage')}
        </Button>
      )}
      {!isBeyond && isFiltered && (
        <Button variant="outlined" onClick={onClear}>
          {translate('complaint.list.clear')}
        </Button>
      )}
    </Stack>
  );
}
