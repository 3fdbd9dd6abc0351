import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Language } from '#contract/kernel/languages.ts';
import { getNotice } from '#contract/persons/contactPreferences.ts';
import { WISHES } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/http.ts';

/** The notice in the language of the person, to be read out before somebody agrees (MSG-07). */
export function Notice({ language }: { language: Language }) {
  const translate = useTranslate();
  const { data, isError } = useQuery({
    queryKey: [WISHES, 'notice'],
    queryFn: ({ signal }) => call(getNotice, { signal }),
  });
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        {translate('wishes.edit.showNotice')}
      </Typography>
      {isError && <Typography role="alert">{translate('wishes.edit.noticeFailed')}</Typography>}
      <Typography lang={language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>
        {data?.full[language]}
      </Typography>
    </Box>
  );
}
