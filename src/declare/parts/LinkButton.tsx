import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { linkTo, type View } from '../paths.ts';

interface LinkButtonProps {
  view: View;
  record?: RaRecord;
  label: string;
  icon: ReactNode;
  variant?: 'text' | 'contained';
}

/** A button that leads to another view of the current resource, if it has that. */
export function LinkButton({ view, record, label, icon, variant = 'text' }: LinkButtonProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const to = linkTo(resource, view, record?.id);
  if (to === null) return null;
  return (
    <Button component={Link} to={to} size="small" variant={variant} startIcon={icon}>
      {translate(label)}
    </Button>
  );
}
