import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import * as z from 'zod/mini';
import type { Holiday } from '#contract/desk/calendar.ts';
import { holidayFileRule, importHolidays } from '#contract/desk/calendarCalls.ts';
import type { RefusedFile } from '#contract/kernel/checkFile.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { HiddenFileInput } from '#src/components/files/HiddenFileInput.tsx';
import { RefusedFiles } from '#src/components/files/RefusedFiles.tsx';
import { useEntryForm } from '#src/components/form/useEntryForm.ts';
import { RowErrors } from '#src/components/tableImport/RowErrors.tsx';
import { rowErrorsOf } from '#src/components/tableImport/rowErrors.ts';
import { TABLE_ENDINGS, tableRefusal } from '#src/components/tableImport/tableRefusal.ts';
import { call } from '#src/dataProvider/call.ts';
import { ImportedHolidays } from './ImportedHolidays.tsx';

const ENDINGS = `${TABLE_ENDINGS},.ics`;

interface ImportDialogProps {
  officeId: number;
  onClose: () => void;
  onTake: (days: Record<string, Holiday>) => void;
}

/** Imports holidays from a csv or ics file: preview, tick, and add to the form, whose save stores them (SLA-03). */
export function ImportDialog({ officeId, onClose, onTake }: ImportDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const read = useMutation({
    mutationFn: (file: File) => call(importHolidays, { body: { file, office_id: officeId, dry_run: true } }),
    onMutate: () => form.change({ excluded: [] }),
  });
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const choose = async (file: File) => {
    const broken = await tableRefusal(file, holidayFileRule, ENDINGS);
    setRefused(broken);
    if (broken) read.reset();
    else read.mutate(file);
  };
  const preview = read.data;
  const form = useEntryForm(
    { excluded: z.array(z.string()) },
    {
      defaultValues: { excluded: [] as string[] },
      onTake: () => {
        onTake(Object.fromEntries(ticked.map(({ day, ...holiday }) => [day, holiday])));
        notify('calendar.importTaken', { type: 'info' });
        onClose();
      },
    },
  );
  const excluded = form.form.watch('excluded');
  const ticked = [...(preview?.added ?? []), ...(preview?.replaced ?? [])].filter(
    ({ day }) => !excluded.includes(day),
  );
  return (
    <FormDialog
      form={{ ...form, isPending: form.isPending || read.isPending }}
      title={translate('calendar.import')}
      submit={preview ? translate('calendar.importTake', { smart_count: ticked.length }) : null}
      isReady={ticked.length > 0}
      onClose={onClose}
    >
      <Typography>{translate('calendar.importText')}</Typography>
      <HiddenFileInput
        ref={input}
        accept={ENDINGS}
        label={translate('masterdata.import.choose')}
        onChoose={([file]) => file && void choose(file)}
      />
      <Button
        variant="outlined"
        startIcon={<UploadFileIcon />}
        loading={read.isPending}
        autoFocus
        sx={{ justifySelf: 'start' }}
        onClick={() => input.current?.click()}
      >
        {translate('masterdata.import.choose')}
      </Button>
      {refused && (
        <Alert severity="error">
          <RefusedFiles rule={refused.rule} files={[refused]} />
        </Alert>
      )}
      {read.error && <ReadFailure failure={read.error} />}
      {preview && <ImportedHolidays preview={preview} />}
    </FormDialog>
  );
}

/** Why a file could not be read: an error in a line, in several rows, or in the whole file. */
function ReadFailure({ failure }: { failure: Error }) {
  const translate = useTranslate();
  const rows = rowErrorsOf(failure);
  const isOneLine = rows.length === 1 && rows[0]?.message === failure.message;
  return (
    <>
      <Alert severity="error">
        {rows.length === 0 || isOneLine
          ? translate(failure.message, { _: failure.message })
          : translate('calendar.importFailed')}
      </Alert>
      {!isOneLine && <RowErrors errors={rows} />}
    </>
  );
}
