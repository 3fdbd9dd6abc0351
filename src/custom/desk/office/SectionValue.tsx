import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useOfficePart } from './useOffices.ts';

interface SectionValueProps<T> {
  /** Sections that ask the same share their answer. */
  part: string;
  ask: (query: { office_id: number | null }, signal: AbortSignal) => Promise<T>;
  children: (settings: T) => string;
}

/** The present value of a section in one line. A form asks by itself, so that it begins with what is stored then. */
export function SectionValue<T>({ part, ask, children }: SectionValueProps<T>) {
  const translate = useTranslate();
  const { data, error } = useOfficePart(`value/${part}`, ask);
  if (data) return children(data);
  if (!error) return <Skeleton width="14rem" />;
  const hasNoOffice = error instanceof ApiFailure && error.status === 404;
  return hasNoOffice ? NONE : translate('office.valueFailed');
}

const NONE = '–';
