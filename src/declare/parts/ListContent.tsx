import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useGetResourceLabel, useListContext, useResourceContext, useTranslate } from 'react-admin';

/** The rows of a list once they are there; until then their outline, and without any what to think of it. */
export function ListContent({ children }: { children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const { data, isPending } = useListContext();
  const translate = useTranslate();
  const label = useGetResourceLabel();
  if (isPending) {
    return (
      <Skeleton role="status" variant="rounded" height={320} aria-label={translate('ra.page.loading')} />
    );
  }
  if (!data?.length) {
    const name = label(resource, 2);
    return <Typography>{translate('ra.navigation.no_filtered_results', { name })}</Typography>;
  }
  return children;
}
