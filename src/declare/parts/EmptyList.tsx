import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useCanAccess, useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import { focusPage } from '#src/components/page/focusPage.ts';
import { AddButton } from './actions.tsx';

/** An empty list, with a hint what to do. */
export function EmptyList() {
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  const translate = useTranslate();
  // The search field disappeared with the last record, and may have had the focus.
  useEffect(focusPage, []);
  const { canAccess: mayAdd } = useCanAccess({ action: 'create', resource });
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, py: 8, px: 2, textAlign: 'center' }}>
      <Typography variant="h6" component="h2">
        {translate('declare.empty.title', { name })}
      </Typography>
      {mayAdd && <Typography>{translate('declare.empty.invite')}</Typography>}
      <AddButton />
    </Stack>
  );
}
