import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import {
  getLetterhead,
  type Letterhead,
  removeLetterhead,
  setLetterhead,
} from '#contract/letters/letterhead.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { useOfficePart, useRequestedOffice } from '#src/components/office/useOffices.ts';
import { Section } from '#src/components/page/Section.tsx';
import { call } from '#src/dataProvider/call.ts';
import { ImageChoice } from '../ImageChoice.tsx';

/** The letterhead of an office: its own image, otherwise the profile's image, and the lines below it (REF-04). */
export function LetterheadSection() {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { officeId } = useRequestedOffice();
  const { data, isError, isFetching, refetch } = useOfficePart('letterhead', (query, signal) =>
    call(getLetterhead, { query: query, signal }),
  );
  const change = useMutation({
    mutationFn: (file: File | null) => {
      const body = { office_id: officeId, version: data?.version ?? null };
      return file ? call(setLetterhead, { body: { ...body, file } }) : call(removeLetterhead, { body });
    },
    onSuccess: (letterhead: Letterhead) => {
      queryClient.setQueryData(['office', 'letterhead', officeId], letterhead);
      notify('office.saved', { type: 'success' });
    },
  });
  return (
    <Section title="registers.letterhead.title">
      <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
        <Typography color="textSecondary">{translate('registers.letterhead.text')}</Typography>
        {isError && <FailedNotice text="office.failed" isRetrying={isFetching} onRetry={() => refetch()} />}
        {data && <Shown letterhead={data} />}
        <FailureAlert failure={change.error} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <ImageChoice
            label="registers.letterhead.choose"
            isPending={change.isPending}
            onChoose={(file) => change.mutate(file)}
          />
          {data?.image?.from === 'own' && (
            <Button disabled={change.isPending} onClick={() => change.mutate(null)}>
              {translate('registers.letterhead.remove')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}

function Shown({ letterhead: { image, name, rows } }: { letterhead: Letterhead }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{ border: 1, borderColor: 'divider', p: 2, width: '100%', maxWidth: '40rem', textAlign: 'center' }}
    >
      {image && (
        <Box
          component="img"
          src={image.path}
          alt={translate(`registers.letterhead.${image.from}`)}
          sx={{ maxWidth: '100%', maxHeight: 110 }}
        />
      )}
      {name && <Typography sx={{ fontWeight: 600 }}>{name}</Typography>}
      {rows.map((row) => (
        <Typography key={row} variant="body2">
          {row}
        </Typography>
      ))}
      {!name && rows.length === 0 && (
        <Typography color="textSecondary">{translate('registers.letterhead.nothing')}</Typography>
      )}
    </Box>
  );
}
