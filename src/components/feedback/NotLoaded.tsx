import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { FailedNotice } from './FailedNotice.tsx';

interface NotLoadedProps {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  /** Catalogue key of what could not be loaded. */
  failed: string;
  /** The height of the skeleton. */
  height: number;
  /** The skeleton's text for screen readers, a catalogue key. */
  label?: string;
}

/** In the place of data that a query has not loaded: a skeleton, or the failure with a button to try again (ERR-04). */
export function NotLoaded({ query, failed, height, label }: NotLoadedProps) {
  const translate = useTranslate();
  if (query.isError)
    return <FailedNotice text={failed} isRetrying={query.isFetching} onRetry={() => query.refetch()} />;
  const status = label ? { role: 'status', 'aria-label': translate(label) } : {};
  return <Skeleton variant="rounded" height={height} {...status} />;
}
