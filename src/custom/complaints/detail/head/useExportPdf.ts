import { useState } from 'react';
import { downloadComplaint } from '#contract/complaints/complaintCalls.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { useOpenPdf } from '#src/components/files/useOpenPdf.tsx';
import { call } from '#src/dataProvider/call.ts';

/** Opens the complaint as a PDF in a new tab, or offers a link if the browser blocks that (DET-04). */
export function useExportPdf(complaintId: number) {
  const openPdf = useOpenPdf();
  const notifyFailure = useNotifyFailure();
  const [isMaking, setIsMaking] = useState(false);
  const exportPdf = async () => {
    setIsMaking(true);
    try {
      const { url } = await call(downloadComplaint, { body: { id: complaintId } });
      openPdf(url, { opened: 'complaint.export.done', blocked: 'complaint.export.blocked' });
    } catch (failure) {
      notifyFailure(failure);
    } finally {
      setIsMaking(false);
    }
  };
  return { exportPdf, isMaking };
}
