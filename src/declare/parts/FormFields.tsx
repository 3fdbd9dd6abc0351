import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The inputs of a form, one below the other and no wider than is good to read. */
export function FormFields({ children }: { children: ReactNode }) {
  return (
    <CardContent>
      <Stack sx={{ maxWidth: '48rem', '& .MuiFormControl-root': { width: '100%' } }}>{children}</Stack>
    </CardContent>
  );
}
