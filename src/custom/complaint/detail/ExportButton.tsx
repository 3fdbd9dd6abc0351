import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { downloadComplaint } from '../../../../contract/complaintCalls.ts';
import { call } from '../../../dataProvider/http.ts';
import { useNotifyFailure } from '../../../kit/feedback/useNotifyFailure.ts';
import { openTab } from '../../../kit/files/openTab.ts';

/** Opens the complaint as a PDF in a new tab, or offers a link where the browser does not let it (DET-04). */
export function ExportButton({ complaintId }: { complaintId: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isMaking, setIsMaking] = useState(false);

  const exportPdf = async () => {
    setIsMaking(true);
    try {
      const { url } = await call(downloadComplaint, { body: { id: complaintId } });
      if (openTab(url)) notify('complaint.export.done', { type: 'success' });
      else notify(<OpenPdf url={url} />, { type: 'info', autoHideDuration: null });
    } catch (failure) {
      notifyFailure(failure);
    } finally {
      setIsMaking(false);
    }
  };

  return (
    <Button variant="outlined" loading={isMaking} onClick={exportPdf}>
      {translate('complaint.export.action')}
    </Button>
  );
}

/** A click of the user's own is never blocked. */
function OpenPdf({ url }: { url: string }) {
  const translate = useTranslate();
  return (
    <>
      {translate('complaint.export.blocked')}{' '}
      <MuiLink href={url} target="_blank" rel="noopener" color="inherit" sx={{ fontWeight: 600 }}>
        {translate('complaint.export.open')}
      </MuiLink>
    </>
  );
}
