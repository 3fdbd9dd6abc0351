import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { required } from './required.ts';

/** Inputs of the in-charge forms, as many in a row as fit. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    }}
  >
    {children}
  </Box>
);

export const NameInput = ({ label }: { label: string }) => (
  <TextInput source="name" label={label} {...required} autoComplete="off" />
);
