import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Notice } from '#contract/desk/notices.ts';
import { useNoticeText } from './useNoticeText.ts';

/** Tells screen readers of a notice that has come since the page was opened, and of none that was there before. */
export function News({ newest }: { newest: Notice | undefined }) {
  const translate = useTranslate();
  const text = useNoticeText();
  const [last] = useState(newest?.id ?? 0);
  const isNew = newest !== undefined && newest.id > last && !newest.read;
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      {isNew && translate('notices.news', { text: text(newest) })}
    </Box>
  );
}
