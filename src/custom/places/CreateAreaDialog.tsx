import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { areaTemplate, importAreas } from '#contract/places/places.ts';
import { InfoDialog } from '#src/components/dialog/InfoDialog.tsx';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { TableImport } from '#src/components/tableImport/TableImport.tsx';
import { useIsImporting } from '#src/components/tableImport/useTableImport.ts';
import { call } from '#src/dataProvider/call.ts';
import { NewAreaForm } from './NewAreaForm.tsx';

interface CreateAreaDialogProps {
  mandalId: number | null;
  onClose: () => void;
}

/**
 * Adds one area by name, or many from a file; without a mandal the file must have all four levels (AREA-01, AREA-02).
 */
export function CreateAreaDialog({ mandalId, onClose }: CreateAreaDialogProps) {
  const translate = useTranslate();
  const isImporting = useIsImporting();
  return (
    <InfoDialog title={translate('masterdata.area.create')} isPending={isImporting} onClose={onClose}>
      <NewAreaForm mandalId={mandalId} />
      <Divider />
      <Typography variant="h3" component="h3">
        {translate('masterdata.area.bulk')}
      </Typography>
      <TemplateButton mandalId={mandalId} />
      <TableImport
        send={(file, preview) =>
          call(importAreas, {
            body: { file, mandal_id: mandalId ?? undefined, preview: preview || undefined },
          })
        }
      />
    </InfoDialog>
  );
}

/** Downloads a csv with the mandal filled in; enabled only with a mandal (AREA-02). */
function TemplateButton({ mandalId }: { mandalId: number | null }) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const download = useMutation({
    mutationFn: (mandal_id: number) => call(areaTemplate, { query: { mandal_id } }),
    // The answer is an attachment: the page stays.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: notifyFailure,
  });
  return (
    <div>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={mandalId === null}
        loading={download.isPending}
        onClick={() => mandalId !== null && download.mutate(mandalId)}
      >
        {translate('masterdata.area.template')}
      </Button>
      {mandalId === null && <FormHelperText>{translate('masterdata.area.templateNeeds')}</FormHelperText>}
    </div>
  );
}
