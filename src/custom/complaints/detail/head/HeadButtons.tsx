import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { type ReactElement, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { downloadComplaint } from '#contract/complaints/complaintCalls.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { useOpenPdf } from '#src/components/files/useOpenPdf.tsx';
import { call } from '#src/dataProvider/call.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

interface HeadButtonsProps {
  complaint: ComplaintRecord;
  onExited: () => void;
}

/** Edit, Export and Delete, as text or icons (DET-04, DET-11 to DET-13). */
export function HeadButtons({ complaint, onExited }: HeadButtonsProps) {
  const translate = useTranslate();
  const actor = storedActor();
  const [isDeleting, setDeleting] = useState(false);
  const { exportPdf, isMaking } = useExportPdf(complaint.id);
  if (!actor) return null;
  const mayDelete = offer('delete', actor, complaint);
  const [edit, file] = [translate('complaint.editPage'), translate('complaint.export.action')];
  const remove = translate('complaint.delete.action');
  const isProtected = offer('edit', actor, complaint) !== 'enabled';
  return (
    <Stack direction="row" sx={{ flexShrink: 0, displayPrint: 'none' }}>
      <Named name={edit} isOff={isProtected}>
        <IconButton
          size="small"
          component={Link}
          to={`/grievance/update/${complaint.id}`}
          disabled={isProtected}
          aria-label={edit}
        >
          <EditIcon />
        </IconButton>
      </Named>
      <Named name={file} isOff={isMaking}>
        <IconButton size="small" aria-label={file} loading={isMaking} onClick={exportPdf}>
          <DownloadIcon />
        </IconButton>
      </Named>
      {mayDelete !== 'hidden' && (
        <Named name={remove} isOff={mayDelete === 'disabled'}>
          <IconButton
            size="small"
            aria-label={remove}
            disabled={mayDelete === 'disabled'}
            onClick={() => setDeleting(true)}
          >
            <DeleteIcon />
          </IconButton>
        </Named>
      )}
      <DeleteDialog
        complaint={complaint}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onExited={onExited}
      />
    </Stack>
  );
}

/** A tooltip with the button's name. Disabled buttons have none, since no pointer reaches them. */
const Named = ({ name, isOff, children }: { name: string; isOff: boolean; children: ReactElement }) => (
  <Tooltip title={isOff ? '' : name}>{children}</Tooltip>
);

/** Opens the complaint as a PDF in a new tab, or offers a link if the browser blocks that (DET-04). */
function useExportPdf(complaintId: number) {
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
