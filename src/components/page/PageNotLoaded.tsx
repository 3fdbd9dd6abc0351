import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { FailedNotice } from '../feedback/FailedNotice.tsx';
import { isGone } from '../feedback/unlessGone.ts';
import { Page } from './Page.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

interface PageNotLoadedProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** The catalogue that has the texts `notFound`, `notFoundText` and `failed`. */
  words: string;
  /** The address names no record at all. */
  isMissing?: boolean;
}

/** The page of a record that is loading, does not exist, lies outside the user's place, or failed to load (ERR-04). */
export function PageNotLoaded({ query, words, isMissing = false }: PageNotLoadedProps) {
  const translate = useTranslate();
  const { error, isFetching, refetch } = query;
  if (isMissing || isGone(error))
    return (
      <Page title={translate(`${words}.notFound`)}>
        <Typography>{translate(`${words}.notFoundText`)}</Typography>
      </Page>
    );
  if (!error) return <PageSkeleton />;
  return <FailedNotice text={`${words}.failed`} isRetrying={isFetching} onRetry={() => refetch()} />;
}
