import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { Previewed } from '../Previewed.tsx';
import { AnyTemplate } from './AnyTemplate.tsx';
import { TestMessage } from './TestMessage.tsx';
import { usePreviewByNumber } from './usePreviewByNumber.ts';

/** The text for a real complaint without sending it, and a test message to the own phone (MSG-22). */
export default function Preview() {
  const translate = useTranslate();
  const { template, number, preview, chooseTemplate, typeNumber, show, faults, failure } =
    usePreviewByNumber();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show();
  };
  return (
    <Section title="messaging.preview.title">
      <Typography color="textSecondary" sx={{ mb: 1, maxWidth: '44rem' }}>
        {translate('messaging.preview.text')}
      </Typography>
      <form noValidate onSubmit={submit}>
        <Box sx={COLUMNS}>
          <AnyTemplate value={template?.id ?? null} onChange={chooseTemplate} error={faults.template} />
          <TextField
            label={translate('messaging.preview.number')}
            value={number}
            onChange={({ target }) => typeNumber(target.value)}
            error={faults.number !== null}
            helperText={faults.number ?? ' '}
            size="small"
            margin="dense"
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <Button type="submit" variant="contained" loading={preview.isPending}>
            {translate('messaging.preview.show')}
          </Button>
          <TestMessage key={template?.id} template={template} />
        </Stack>
      </form>
      <FailureAlert failure={failure} />
      <div role="status">
        {preview.data && template && <Previewed {...preview.data} channel={template.channel} />}
      </div>
    </Section>
  );
}

const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
};
