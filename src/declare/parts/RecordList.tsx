import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetResourceLabel, useListContext, useResourceContext, useTranslate } from 'react-admin';
import type { RecordListProps } from './columns.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';

/** The rows of a list: a table, or cards on a phone. */
export function RecordList(props: RecordListProps) {
  const resource = useResourceContext() ?? '';
  const { data, isPending } = useListContext();
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });

  if (isPending) {
    return (
      <Skeleton role="status" variant="rounded" height={320} aria-label={translate('ra.page.loading')} />
    );
  }
  if (!data?.length) {
    const name = label(resource, 2);
    return <Typography>{translate('ra.navigation.no_filtered_results', { name })}</Typography>;
  }
  return isPhone ? <RecordCards {...props} /> : <RecordTable {...props} />;
}
