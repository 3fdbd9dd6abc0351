import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { areaTemplate } from '#contract/places/places.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { call } from '#src/dataProvider/call.ts';

/** Downloads a csv with the mandal filled in; enabled only with a mandal (AREA-02). */
export function TemplateButton({ mandalId }: { mandalId: number | null }) {
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
