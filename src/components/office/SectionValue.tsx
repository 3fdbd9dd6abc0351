import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { isGone } from '#src/components/feedback/unlessGone.ts';
import { useOfficePart } from './useOffices.ts';

interface SectionValueProps<T> {
  /** Sections with the same request share its answer. */
  part: string;
  ask: (query: { office_id: number | null }, signal: AbortSignal) => Promise<T>;
  children: (settings: T) => string;
}

/**
 * The present value of a section in one line. The section's form has its own request, so that it starts with fresh
 * values.
 */
export function SectionValue<T>({ part, ask, children }: SectionValueProps<T>) {
  const translate = useTranslate();
  const { data, error } = useOfficePart(`value/${part}`, ask);
  if (data) return children(data);
  if (!error) return <Skeleton width="14rem" />;
  const hasNoOffice = isGone(error);
  return hasNoOffice ? NONE : translate('office.valueFailed');
}

const NONE = '–';
