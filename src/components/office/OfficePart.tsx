import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isGone } from '#src/components/feedback/unlessGone.ts';
import { FailedNotice } from '../feedback/FailedNotice.tsx';
import { useRequestedOffice } from './useOffices.ts';

interface OfficePartProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** A loaded part of an office's settings. Accounts without an office see who can give them one. */
export function OfficePart<T>({ query, children }: OfficePartProps<T>) {
  const translate = useTranslate();
  const { chooses } = useRequestedOffice();
  const { data, error, isFetching, refetch } = query;
  if (data) return children(data);
  if (!error)
    return <Skeleton role="status" variant="rounded" height={320} aria-label={translate('common.loading')} />;
  if (!chooses && isGone(error)) return <Alert severity="info">{translate('office.noOffice')}</Alert>;
  return <FailedNotice text="office.failed" isRetrying={isFetching} onRetry={() => refetch()} />;
}
