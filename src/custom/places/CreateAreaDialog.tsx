import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { importAreas } from '#contract/places/places.ts';
import { InfoDialog } from '#src/components/dialog/InfoDialog.tsx';
import { TableImport } from '#src/components/tableImport/TableImport.tsx';
import { useIsImporting } from '#src/components/tableImport/useTableImport.ts';
import { call } from '#src/dataProvider/call.ts';
import { NewAreaForm } from './NewAreaForm.tsx';
import { TemplateButton } from './TemplateButton.tsx';

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
