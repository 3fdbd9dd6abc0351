import Box from '@mui/material/Box';
import type { HTMLAttributes, Key } from 'react';
import type { Option } from './useOptions.ts';

/** `renderOption` of a searchable select: the label, and below it what is to be known before it is chosen. */
export const optionItem = (
  { key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key },
  { label, note }: Option,
) => (
  <li key={key} {...props}>
    {note ? <WithNote label={label} note={note} /> : label}
  </li>
);

const WithNote = ({ label, note }: Pick<Option, 'label' | 'note'>) => (
  <div>
    {label}
    <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
      {note}
    </Box>
  </div>
);
