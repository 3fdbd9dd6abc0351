import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface FormFieldsProps {
  /** As many inputs in a row as fit, for a form with other content on its page. */
  dense?: boolean;
  children: ReactNode;
}

const BESIDE = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
} as const;

/** The inputs of a form, one below the other, at a readable width. */
export function FormFields({ dense = false, children }: FormFieldsProps) {
  const layout = dense ? BESIDE : { maxWidth: '48rem' };
  return (
    <CardContent>
      <Stack sx={{ ...layout, '& .MuiFormControl-root': { width: '100%' } }}>{children}</Stack>
    </CardContent>
  );
}
