import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListFilterContext, useTranslate } from 'react-admin';
import { onlyOwnComplaints } from '#contract/access/scope.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';

/** An empty list: the reason and what to do. */
export default function EmptyResult() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const actor = storedActor();
  const noneHint = actor && onlyOwnComplaints(actor) ? 'noneForStaffHint' : 'noneHint';
  const isFiltered = Object.keys(filterValues).length > 0;
  const [title, hint] = isFiltered ? ['noMatch', 'noMatchHint'] : ['none', noneHint];
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: 6, px: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{translate(`complaint.list.${title}`)}</Typography>
      <Typography color="textSecondary">{translate(`complaint.list.${hint}`)}</Typography>
      {isFiltered && (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('complaint.list.clear')}
        </Button>
      )}
    </Stack>
  );
}
