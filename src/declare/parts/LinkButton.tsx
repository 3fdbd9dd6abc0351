import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { createSearchParams, Link } from 'react-router-dom';
import { useLinkTo, type View } from '../paths.ts';

interface LinkButtonProps {
  view: View;
  record?: RaRecord;
  /** Further words of the address. */
  query?: Record<string, string>;
  label: string;
  icon: ReactNode;
  variant?: 'text' | 'contained';
}

/** A button that leads to another view of the current resource, if it has that. */
export function LinkButton({ view, record, query, label, icon, variant = 'text' }: LinkButtonProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const pathname = useLinkTo()(resource, view, record?.id);
  if (pathname === null) return null;
  const to = { pathname, search: query && createSearchParams(query).toString() };
  return (
    <Button component={Link} to={to} size="small" variant={variant} startIcon={icon}>
      {translate(label)}
    </Button>
  );
}
