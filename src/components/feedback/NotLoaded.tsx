import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { FailedNotice } from './FailedNotice.tsx';

interface NotLoadedProps {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'isSuccess' | 'refetch'>;
  /** Catalogue key of what could not be loaded. */
  failed: string;
  /** The height of the skeleton. */
  height: number;
  /** The skeleton's text for screen readers, a catalogue key. */
  label?: string;
}

/**
 * In the place of data that a query has not loaded: a skeleton, or the failure with a button to try again (ERR-04).
 * Above data, it is there only while they could not be loaded again.
 */
export function NotLoaded({ query, failed, height, label }: NotLoadedProps) {
  const translate = useTranslate();
  if (query.isSuccess) return null;
  if (query.isError)
    return <FailedNotice text={failed} isRetrying={query.isFetching} onRetry={() => query.refetch()} />;
  const status = label ? { role: 'status', 'aria-label': translate(label) } : {};
  return <Skeleton variant="rounded" height={height} {...status} />;
}
