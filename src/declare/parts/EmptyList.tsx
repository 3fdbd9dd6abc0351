import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import { useMay } from '../entry.ts';
import { AddButton } from './actions.tsx';

/** A list without records says so, and what to do. */
export function EmptyList() {
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  const translate = useTranslate();
  const may = useMay();
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, py: 8, px: 2, textAlign: 'center' }}>
      <Typography variant="h6" component="h2">
        {translate('declare.empty.title', { name })}
      </Typography>
      {may('create') && <Typography>{translate('declare.empty.invite')}</Typography>}
      <AddButton variant="contained" />
    </Stack>
  );
}
