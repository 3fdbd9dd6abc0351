import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { previewLetter } from '#contract/letters/letter.ts';
import { LETTERS } from '#src/components/data/resourceNames.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { useDebounced } from '#src/components/list/useDebounced.ts';
import { call } from '#src/dataProvider/call.ts';
import type { LetterAbout } from '../letterAddress.ts';
import { bodyOf, type LetterValues } from './letterValues.ts';

/** The pause in typing. With the typesetting time the page is there within a second (REF-03). */
const PAUSE_MS = 400;

/**
 * The pages of the letter as they will be printed, updated when typing pauses. Until then, the last valid pages stay.
 */
export function Preview({ about, values }: { about: LetterAbout; values: LetterValues }) {
  const translate = useTranslate();
  const body = useDebounced(JSON.stringify({ ...about, ...bodyOf(values) }), PAUSE_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: [LETTERS, 'preview', body],
    queryFn: ({ signal }) => call(previewLetter, { body: JSON.parse(body), signal }),
    enabled: body !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return (
    <Box component="section" aria-label={translate('letters.preview.title')} sx={{ minWidth: 0 }}>
      <Box sx={{ height: 4 }}>
        {isFetching && <LinearProgress aria-label={translate('letters.preview.making')} />}
      </Box>
      <FailureAlert failure={error} />
      {data && data.open.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('letters.preview.open', { names: data.open.map((name) => `{{${name}}}`).join(', ') })}
        </Alert>
      )}
      {data && (
        <Box
          component="img"
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(data.picture)}`}
          alt={translate('letters.preview.pages', { smart_count: data.pages })}
          sx={{
            width: '100%',
            border: 1,
            borderColor: 'divider',
            bgcolor: 'common.white',
            opacity: error ? 0.4 : 1,
          }}
        />
      )}
      {data && (
        <Typography variant="body2" color="textSecondary" role="status">
          {translate('letters.preview.pages', { smart_count: data.pages })}
        </Typography>
      )}
    </Box>
  );
}
