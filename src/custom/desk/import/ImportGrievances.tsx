import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RefusedFiles } from '#src/components/files/RefusedFiles.tsx';
import { focusPage } from '#src/components/page/focusPage.ts';
import { Page } from '#src/components/page/Page.tsx';
import { RowErrors } from '#src/components/tableImport/RowErrors.tsx';
import { rowErrorsOf } from '#src/components/tableImport/rowErrors.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { Imports } from './Imports.tsx';
import { MappingForm } from './MappingForm.tsx';
import { PreviewResult } from './PreviewResult.tsx';
import { UnknownNames } from './UnknownNames.tsx';
import { type Importing, useImport } from './useImport.ts';

/**
 * The check button is disabled while it runs and loses the focus. Afterwards the import button gets it if all rows are
 * valid, else the result, or the check button after a failure. After the import starts, these are gone.
 */
function useNextStep({ checking: { isError } }: Importing) {
  const check = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [checks, setChecks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each check
  useEffect(() => {
    if (checks === 0) return;
    const next = submit.current?.disabled ? result : submit;
    (isError ? check : next).current?.focus();
  }, [checks]);
  useEffect(() => focusPage, []);
  return { check, result, submit, onChecked: () => setChecks(checks + 1) };
}

/** Imports grievances of another system, `/grievance/import`: choose, map, check, import. */
export default function ImportGrievances() {
  const translate = useTranslate();
  const importing = useImport();
  const { file, refused, preview, checking, starting } = importing;
  const failure = starting.error ?? checking.error;
  return (
    <Page title={translate('importing.title')}>
      <Stack spacing={3}>
        <Section title={translate('importing.file')}>
          <ChooseFile file={file} onChoose={(chosen) => void importing.choose(chosen)} />
          {refused && (
            <Alert severity="error">
              <RefusedFiles rule={refused.rule} files={[refused]} />
            </Alert>
          )}
          {checking.isPending && <Typography role="status">{translate('importing.reading')}</Typography>}
          {failure && <Alert severity="error">{translate(failure.message, { _: failure.message })}</Alert>}
          <RowErrors errors={rowErrorsOf(failure)} />
        </Section>
        {preview && <Mapping importing={importing} preview={preview} />}
        <Section title={translate('importing.imports')}>
          <Imports />
        </Section>
      </Stack>
    </Page>
  );
}

interface MappingProps {
  importing: Importing;
  preview: NonNullable<Importing['preview']>;
}

function Mapping({ importing, preview }: MappingProps) {
  const translate = useTranslate();
  const { map, change, check, start, checking, starting, isCurrent } = importing;
  const step = useNextStep(importing);
  const isFaultless = preview.error_count === 0;
  const isReady = isCurrent && preview.created > 0;
  return (
    <>
      <Section title={translate('importing.columns')}>
        <Typography color="textSecondary">{translate('importing.columnsHint')}</Typography>
        <MappingForm columns={preview.columns} map={map} onChange={change} disabled={checking.isPending} />
        <UnknownNames unknown={preview.unknown} map={map} onChange={change} />
        <div>
          <Button
            ref={step.check}
            variant="outlined"
            loading={checking.isPending}
            onClick={() => check(step.onChecked)}
          >
            {translate('importing.check')}
          </Button>
        </div>
      </Section>
      <Section title={translate('importing.result')}>
        {isCurrent ? (
          <PreviewResult ref={step.result} preview={preview} />
        ) : (
          <Alert severity="info">{translate('importing.checkAgain')}</Alert>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={step.submit}
            variant="contained"
            disabled={!isReady || !isFaultless}
            loading={starting.isPending}
            onClick={() => start(false)}
          >
            {translate('importing.submit')}
          </Button>
          {isReady && !isFaultless && (
            <Button variant="outlined" loading={starting.isPending} onClick={() => start(true)}>
              {translate('importing.submitGood', {
                smart_count: preview.created,
              })}
            </Button>
          )}
        </Stack>
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <Typography id={titleId} component="h2" variant="h2">
          {title}
        </Typography>
        {children}
      </Stack>
    </Card>
  );
}
